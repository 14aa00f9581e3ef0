import { correctHours, correctHttps, correctPhone, correctSite } from "./corrections";
import { didYouMean, suggest } from "./suggest";

it.each([
  ["locaton", "location"],
  ["loaction", "location"],
  ["Location", "location"],
  ["form_id", "formId"],
  ["form-name", "formName"],
])("takes %s for %s", (typed, meant) => {
  expect(suggest(typed, ["name", "location", "formId", "formName"])).toBe(meant);
});

it("keeps quiet where nothing is near", () => {
  expect(suggest("fax", ["name", "phone", "description"])).toBeUndefined();
  expect(didYouMean("fax", ["name", "phone"])).toBe("");
});

it.each([
  ["9am-6pm", "9:00 AM-6:00 PM"],
  ["9:00 AM – 6:00 PM", "9:00 AM-6:00 PM"],
  ["09:00 to 17:30", "9:00 AM-5:30 PM"],
  ["12:00-24:00", "12:00 PM-12:00 AM"],
  ["9-5", "9:00 AM-5:00 PM"],
  ["9am-5", "9:00 AM-5:00 PM"],
  ["18:00-02:00", "6:00 PM-2:00 AM"],
  ["closed", "Closed"],
  ["by appointment", "By appointment"],
])("takes the hours %s for %s", (written, meant) => {
  expect(correctHours(written)).toBe(meant);
});

it.each(["29:00-30:00", "nine to five", "6pm-9am", ""])("makes nothing of the hours %j", (written) => {
  expect(correctHours(written)).toBeUndefined();
});

it("looks for a phone number in a long text without taking long", () => {
  expect(correctPhone(`${" ".repeat(200_000)}x`)).toBeUndefined();
});

it("looks for a web address in a long row of signs without taking long", () => {
  expect(correctHttps(`x${",".repeat(400_000)}x`)).toBeUndefined();
});

it("finds ten digits and https", () => {
  expect(correctPhone("+1 (602) 555-0142")).toBe('"6025550142"');
  expect(correctPhone("555-0142")).toBeUndefined();
  expect(correctHttps("www.agency.com/a")).toBe("https://www.agency.com/a");
  expect(correctHttps("“https://agency.com/a”,")).toBe("https://agency.com/a");
  expect(correctHttps("javascript:alert(1)")).toBeUndefined();
  expect(correctHttps("directory.html")).toBeUndefined();
});

it.each([
  ["WWW.Agency.com/", "https://www.agency.com"],
  ["http://agency.com/home?a=b", "https://agency.com"],
  ["https://www.agency,com", undefined],
  ["https://www.smith&sons.com", undefined],
  ["https://www.agency..com", undefined],
  ["www.agency", undefined],
])("makes of the site %s: %s", (written, meant) => {
  expect(correctSite(written)).toBe(meant);
});

import { correctDay } from "./closure";
import { correctHours } from "./correctHours";
import { correctPhone } from "./fields";
import { didYouMean, suggest } from "./suggest";

it.each([
  ["locaton", "location"],
  ["loaction", "location"],
  ["form_id", "formId"],
])("proposes, for the misspelt word %s, %s", (typed, meant) => {
  expect(suggest(typed, ["name", "location", "formId", "formName"])).toBe(meant);
});

it("proposes nothing for a word that is near no other", () => {
  expect(didYouMean("fax", ["name", "phone"])).toBe("");
});

it.each([
  ["9:00 AM – 6:00 PM", "9:00 AM-6:00 PM"],
  ["09:00 to 17:30", "9:00 AM-5:30 PM"],
  ["9-5", "9:00 AM-5:00 PM"],
  ["18:00-02:00", "6:00 PM-2:00 AM"],
  ["closed", "Closed"],
  ["29:00-30:00", undefined],
  ["6pm-9am", undefined],
  ["7-9 pm", undefined],
])("proposes, for the hours %s, %s", (written, meant) => {
  expect(correctHours(written)).toBe(meant);
});

it.each([
  ["+1 (602) 555-0142", '"6025550142"'],
  ["602-555-0142 ext. 12", '"6025550142 x12"'],
  ["555-0142", undefined],
  // Matching this has to end, and soon.
  [`${" ".repeat(200_000)}x`, undefined],
])("proposes, for the phone number %.20s, %s", (written, meant) => {
  expect(correctPhone(written)).toBe(meant);
});

it.each([
  ["11/26/2026", "2026-11-26"],
  ["Nov 26, 2026", "2026-11-26"],
  ["20261126", "2026-11-26"],
  ["11/26", undefined],
  ["02/30/2027", undefined],
])("proposes, for the day %s, %s", (written, meant) => {
  expect(correctDay(written)).toBe(meant);
});

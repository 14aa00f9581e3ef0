import { correctDay } from "./closure";
import { correctHours } from "./correctHours";
import { closestMatch, didYouMean } from "./didYouMean";
import { correctPhone } from "./fields";

const closestWord = (typed: string) => closestMatch(typed, ["name", "location", "formId", "formName"]);
const correct = { word: closestWord, hours: correctHours, phone: correctPhone, day: correctDay };

it.each<[keyof typeof correct, string, string | undefined]>([
  ["word", "locaton", "location"],
  ["word", "loaction", "location"],
  ["word", "form_id", "formId"],
  ["word", "fax", undefined],
  ["hours", "9:00 AM – 6:00 PM", "9:00 AM-6:00 PM"],
  ["hours", "09:00 to 17:30", "9:00 AM-5:30 PM"],
  ["hours", "9-5", "9:00 AM-5:00 PM"],
  ["hours", "18:00-02:00", "6:00 PM-2:00 AM"],
  ["hours", "9am-noon and 1pm-5", "9:00 AM-Noon, 1:00 PM-5:00 PM"],
  ["hours", "closed", "Closed"],
  ["hours", "29:00-30:00", undefined],
  ["hours", "6pm-9am", undefined],
  ["hours", "7-9 pm", undefined],
  ["phone", "+1 (602) 555-0142", '"6025550142"'],
  ["phone", "602-555-0142 ext. 12", '"6025550142 x12"'],
  ["phone", "555-0142", undefined],
  ["day", "11/26/2026", "2026-11-26"],
  ["day", "Nov 26, 2026", "2026-11-26"],
  ["day", "20261126", "2026-11-26"],
  ["day", "11/26", undefined],
  ["day", "02/30/2027", undefined],
])("the suggested correction of the %s %j is %j", (kind, written, meant) => {
  expect(correct[kind](written)).toBe(meant);
});

it("looking for a phone number in a very long text does not take quadratic time", () => {
  expect(correctPhone(`${" ".repeat(200_000)}x`)).toBeUndefined();
});

it("an unknown word gets a 'did you mean' only if a known word is similar", () => {
  expect(didYouMean("locaton", ["location"])).toBe("; did you mean 'location'?");
  expect(didYouMean("fax", ["location"])).toBe("");
});

import { closestMatch } from "./closestMatch";
import { correctHours } from "./correctHours";
import { correctPhone } from "./fields";

const closestWord = (typed: string) =>
  closestMatch(typed, ["name", "location", "formId", "formName", "Persian"]);
const correct = { word: closestWord, hours: correctHours, phone: correctPhone };

it.each<[keyof typeof correct, string, string | undefined]>([
  ["word", "locaton", "location"],
  ["word", "form_id", "formId"],
  ["word", "fax", undefined],
  ["word", "Serbian", undefined],
  ["hours", "09:00 am – 6 p.m.", "9:00 AM-6:00 PM"],
  ["hours", "9am to noon and 1pm-5pm", "9:00 AM-Noon, 1:00 PM-5:00 PM"],
  ["hours", "closed", "Closed"],
  ["hours", "9-5", "9:00 AM-5:00 PM"],
  ["hours", "12 noon-6", "Noon-6:00 PM"],
  ["hours", "9 AM - 5 PM MST", "9:00 AM-5:00 PM"],
  ["hours", "24 hours", "24/7"],
  ["hours", "by appt.", "By appointment"],
  ["phone", "+1 (602) 555-0142", "6025550142"],
  ["phone", "602-555-0142 ext. 12", "6025550142 x12"],
  ["phone", "555-0142", undefined],
])("the suggested correction of the %s %j is %j", (kind, written, meant) => {
  expect(correct[kind](written)).toBe(meant);
});

import { parseHours } from "./parseHours";

it.each([
  ["Closed", ""],
  ["By appointment", ""],
  ["24/7", "00:00-24:00"],
  ["12:00 AM-12:00 PM", "00:00-12:00"],
  ["12:30 PM-1:00 PM", "12:30-13:00"],
  ["6:00 PM-12:00 AM", "18:00-24:00"],
  ["9:00 AM-12:00 PM, 1:00 PM-6:00 PM", "09:00-12:00, 13:00-18:00"],
  ["Noon-Midnight", "12:00-24:00"],
  ["6:00 PM-2:00 AM", "18:00-02:00"],
  ["Midnight-1:00 AM", "00:00-01:00"],
])("parseHours parses the spans of %s to %s", (written, spans) => {
  const parsed = parseHours(written)?.map(({ opens, closes }) => `${opens}-${closes}`);
  expect(parsed?.join(", ")).toBe(spans);
});

it.each([
  "closed",
  "29:00 AM-6:00 PM",
  "9:60 AM-6:00 PM",
  "9:00 AM - 6:00 PM",
  "9:00 AM-9:00 AM",
  "9:00 AM-8:00 AM",
  "9:00 AM-1:00 PM, 1:00 PM-6:00 PM",
  "1:00 PM-6:00 PM, 9:00 AM-12:00 PM",
  "6:00 PM-2:00 AM, 8:00 AM-9:00 AM",
])("parseHours rejects the office hours %j by returning null", (written) => {
  expect(parseHours(written)).toBeNull();
});

import { officeHours } from "./officeHours";

const { hours } = officeHours.shape;

test.each([
  ["Closed", ""],
  ["By appointment", ""],
  ["24/7", "0-1440"],
  ["12:00 AM-12:00 PM", "0-720"],
  ["12:30 PM-1:00 PM", "750-780"],
  ["6:00 PM-12:00 AM", "1080-1440"],
  ["9:00 AM-12:00 PM, 1:00 PM-6:00 PM", "540-720, 780-1080"],
  ["Noon-Midnight", "720-1440"],
  ["6:00 PM-2:00 AM", "1080-1560"],
  ["Midnight-1:00 AM", "0-60"],
])("the office hours %j are parsed as minutes after midnight: %j", (written, minutes) => {
  const { words, spans } = hours.parse(written);
  expect([words, spans.map(({ opens, closes }) => `${opens}-${closes}`).join(", ")]).toEqual([
    written,
    minutes,
  ]);
});

test.each([
  "closed",
  "29:00 AM-6:00 PM",
  "9:60 AM-6:00 PM",
  "9:00 AM - 6:00 PM",
  "9:00 AM-9:00 AM",
  "9:00 AM-8:00 AM",
  "9:00 AM-1:00 PM, 1:00 PM-6:00 PM",
  "1:00 PM-6:00 PM, 9:00 AM-12:00 PM",
  "6:00 PM-2:00 AM, 8:00 AM-9:00 AM",
])("the office hours %j are rejected", (written) => {
  expect(hours.safeParse(written).success).toBe(false);
});

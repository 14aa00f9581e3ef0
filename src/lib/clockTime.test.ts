import { clockTime, minutes } from "./clockTime";

it.each([
  ["09:00", "9:00 AM"],
  ["18:00", "6:00 PM"],
  ["00:00", "12:00 AM"],
  ["12:00", "12:00 PM"],
  ["12:30", "12:30 PM"],
  ["23:59", "11:59 PM"],
  ["24:00", "12:00 AM"],
])("the 24-hour time %s is shown as the 12-hour time %s", (time, shown) => {
  expect(clockTime(minutes(time))).toBe(shown);
});

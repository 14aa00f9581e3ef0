import { clockTime, minutes } from "./clockTime";

describe("clockTime", () => {
  it.each([
    ["09:00", "9:00 AM"],
    ["18:00", "6:00 PM"],
    ["00:00", "12:00 AM"],
    ["12:00", "12:00 PM"],
    ["12:30", "12:30 PM"],
    ["23:59", "11:59 PM"],
    ["24:00", "12:00 AM"],
  ])("says %s as %s", (time, words) => {
    expect(clockTime(minutes(time))).toBe(words);
  });
});

import { readHours, shortDays } from "./hours";

test("a range of days such as 'Monday - Friday' becomes 'Mon–Fri', but a single day or other text, such as 'Evenings', is unchanged", () => {
  expect(["Monday - Friday", "Saturday", "Evenings"].map(shortDays)).toEqual([
    "Mon–Fri",
    "Saturday",
    "Evenings",
  ]);
});

test.each([
  ["8:30am – 12 PM,1 pm-11:59 pm", "8:30 AM-12:00 PM, 1:00 PM-11:59 PM"],
  ["12:00 AM-12:00 AM", "12:00 AM-12:00 AM"],
  ["by appointment", "By appointment"],
  ["9:00 AM-9:00 AM", undefined],
  ["13:00 PM-6:00 PM", undefined],
  ["1:00 PM-6:00 PM, 9:00 AM-12:00 PM", undefined],
  ["9:00 AM-6:00 PM or later", undefined],
])("the office hours %j are parsed as %j (undefined if invalid)", (written, words) => {
  expect(readHours(written)?.words).toBe(words);
});

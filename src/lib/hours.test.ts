import { groupHours, readHours } from "./hours";

test("consecutive days with the same office hours share one line, such as Mon–Fri, but Evenings never shares a line", () => {
  const [long, short] = ["9:00 AM-6:00 PM", "9:00 AM-5:00 PM"];
  const week = { Monday: long, "Tuesday-Wednesday": short, Thursday: short, Saturday: "Closed" };
  const rows = { ...week, Sunday: "Closed", Evenings: "Closed", Holidays: "Closed" };
  const groups = groupHours(Object.entries(rows).map(([day, hours]) => ({ day, hours })));
  expect(groups.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    "Monday 9:00 AM–6:00 PM",
    "Tue–Thu 9:00 AM–5:00 PM",
    "Sat–Sun Closed",
    "Evenings Closed",
    "Holidays Closed",
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
])("the hours %j are read as %j (undefined if they are not clear)", (written, words) => {
  expect(readHours(written)?.words).toBe(words);
});

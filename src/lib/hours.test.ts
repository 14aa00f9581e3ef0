import { groupHours, readHours } from "./hours";

const grouped = (rows: Record<string, string>) =>
  groupHours(Object.entries(rows).map(([day, hours]) => ({ day, hours }))).map(
    ({ days, hours }) => `${days} ${hours}`,
  );

test("consecutive days with the same office hours share one line, such as Mon–Fri, but Evenings never shares a line", () => {
  const [long, short] = ["9:00 AM-6:00 PM", "9:00 AM-5:00 PM"];
  const week = { Monday: long, "Tuesday-Wednesday": short, Thursday: short, Saturday: "Closed" };
  expect(grouped({ ...week, Sunday: "Closed", Evenings: "Closed", Holidays: "Closed" })).toEqual([
    "Monday 9:00 AM–6:00 PM",
    "Tue–Thu 9:00 AM–5:00 PM",
    "Sat–Sun Closed",
    "Evenings Closed",
    "Holidays Closed",
  ]);
});

test.each([
  ["9AM - 6 PM", "9:00 AM-6:00 PM", ["540-1080"]],
  ["8:30 am–12 PM,1 pm–11:59 pm", "8:30 AM-12:00 PM, 1:00 PM-11:59 PM", ["510-720", "780-1439"]],
  ["6:00 PM-2:00 AM", "6:00 PM-2:00 AM", ["1080-1560"]],
  ["12:00 AM-12:00 AM", "12:00 AM-12:00 AM", ["0-1440"]],
  ["24/7", "24/7", ["0-1440"]],
  ["by appointment", "By appointment", []],
  ["9-5", undefined, undefined],
  ["9:00 AM-9:00 AM", undefined, undefined],
  ["13:00 PM-6:00 PM", undefined, undefined],
  ["1:00 PM-6:00 PM, 9:00 AM-12:00 PM", undefined, undefined],
  ["9:00 AM-6:00 PM (walk-ins)", undefined, undefined],
])("the hours %j are read as %j (undefined if they are not clear)", (written, words, spans) => {
  const hours = readHours(written);
  expect([hours?.words, hours?.spans.map(({ opens, closes }) => `${opens}-${closes}`)]).toEqual([
    words,
    spans,
  ]);
});

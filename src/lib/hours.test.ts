import { clockTime, groupHours, isoTime, readHours, weekdays, weekOf } from "./hours";

test.each([
  [540, "9:00 AM", "09:00"],
  [1080, "6:00 PM", "18:00"],
  [0, "12:00 AM", "00:00"],
  [720, "12:00 PM", "12:00"],
  [750, "12:30 PM", "12:30"],
  [1439, "11:59 PM", "23:59"],
  [1440, "12:00 AM", "00:00"],
  [1560, "2:00 AM", "02:00"],
])("%i minutes after midnight is shown as %s, and as %s in JSON-LD", (minutes, shown, iso) => {
  expect([clockTime(minutes), isoTime(minutes)]).toEqual([shown, iso]);
});

const grouped = (rows: Record<string, string>) =>
  groupHours(Object.entries(rows).map(([day, hours]) => ({ day, hours }))).map(
    ({ days, hours }) => `${days} ${hours}`,
  );

test("consecutive days with the same office hours share one line, such as Mon–Fri", () => {
  const [long, short] = ["9:00 AM-6:00 PM", "9:00 AM-5:00 PM"];
  const week = { Monday: long, "Tuesday-Wednesday": short, Thursday: short, Saturday: "Walk-ins welcome" };
  expect(grouped(week)).toEqual([
    "Monday 9:00 AM–6:00 PM",
    "Tue–Thu 9:00 AM–5:00 PM",
    "Saturday Walk-ins welcome",
  ]);
  expect(grouped(Object.fromEntries(weekdays.map((day) => [day, "24/7"])))).toEqual(["Mon–Sun 24/7"]);
  expect(grouped({})).toEqual([]);
});

test("in the office hours, Evenings and Holidays are never combined with another line that has the same hours", () => {
  const rows = { Sunday: "Closed", Evenings: "Closed", Holidays: "Closed" };
  expect(grouped(rows)).toEqual(["Sunday Closed", "Evenings Closed", "Holidays Closed"]);
});

test.each([
  ["9:00 AM-6:00 PM", "9:00 AM-6:00 PM", [[540, 1080]]],
  ["9 AM - 6 PM", "9:00 AM-6:00 PM", [[540, 1080]]],
  [
    "8:30 am–12 PM,1 pm–5:30 pm",
    "8:30 AM-12:00 PM, 1:00 PM-5:30 PM",
    [
      [510, 720],
      [780, 1050],
    ],
  ],
  ["6:00 PM-2:00 AM", "6:00 PM-2:00 AM", [[1080, 1560]]],
  ["6:00 PM-12:00 AM", "6:00 PM-12:00 AM", [[1080, 1440]]],
  ["24/7", "24/7", [[0, 1440]]],
  ["by appointment", "By appointment", []],
  ["9-5", undefined, undefined],
  ["9:00 AM-9:00 AM", undefined, undefined],
  ["13:00 PM-6:00 PM", undefined, undefined],
  ["1:00 PM-6:00 PM, 9:00 AM-12:00 PM", undefined, undefined],
  ["9:00 AM-6:00 PM (walk-ins)", undefined, undefined],
])("the hours %j are read as %j (undefined if they are not clear)", (written, words, spans) => {
  const hours = readHours(written);
  expect([hours?.words, hours?.spans.map(({ opens, closes }) => [opens, closes])]).toEqual([words, spans]);
});

test("a row for several days applies to each of them, and a row such as Evenings to none", () => {
  const week = weekOf([
    { day: "Tuesday-Friday", hours: "24/7" },
    { day: "Evenings", hours: "6:00 PM-8:00 PM" },
  ]);
  expect(week.map(({ length }) => length)).toEqual([0, 1, 1, 1, 1, 0, 0]);
});

import { clockTime, groupHours, isoTime, weekdays } from "./hours";

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
  groupHours(Object.entries(rows).map(([day, words]) => ({ day, hours: { words, spans: [] } }))).map(
    ({ days, hours }) => `${days} ${hours}`,
  );

test("consecutive days with the same office hours share one line, such as Mon–Fri", () => {
  const week = { Monday: "9-6", Tuesday: "9-5", Wednesday: "9-5", Thursday: "9-5", Saturday: "9-5" };
  expect(grouped(week)).toEqual(["Monday 9–6", "Tue–Thu 9–5", "Saturday 9–5"]);
  expect(grouped(Object.fromEntries(weekdays.map((day) => [day, "24/7"])))).toEqual(["Mon–Sun 24/7"]);
  expect(grouped({})).toEqual([]);
});

test("in the office hours, Evenings and Holidays are never combined with another line that has the same hours", () => {
  const rows = { Sunday: "Closed", Evenings: "Closed", Holidays: "Closed" };
  expect(grouped(rows)).toEqual(["Sunday Closed", "Evenings Closed", "Holidays Closed"]);
});

import { groupHours } from "./groupHours";
import { weekdays } from "./weekdays";

const grouped = (rows: Record<string, string>) =>
  groupHours(Object.entries(rows).map(([day, words]) => ({ day, hours: { words, spans: [] } }))).map(
    ({ days, hours }) => `${days} ${hours}`,
  );

it("consecutive days with the same office hours share one line, such as Mon-Fri", () => {
  const week = { Monday: "9-6", Tuesday: "9-5", Wednesday: "9-5", Thursday: "9-5", Saturday: "9-5" };
  expect(grouped(week)).toEqual(["Monday 9-6", "Tue-Thu 9-5", "Saturday 9-5"]);
  expect(grouped(Object.fromEntries(weekdays.map((day) => [day, "24/7"])))).toEqual(["Mon-Sun 24/7"]);
  expect(grouped({})).toEqual([]);
});

it("office hours of Evenings or Holidays are never merged with another row", () => {
  const rows = { Sunday: "Closed", Evenings: "Closed", Holidays: "Closed" };
  expect(grouped(rows)).toEqual(["Sunday Closed", "Evenings Closed", "Holidays Closed"]);
});

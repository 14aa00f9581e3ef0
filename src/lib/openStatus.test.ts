import { parseHours } from "./officeHours";
import { clockTime, openStatus } from "./openStatus";

const MINUTE = 60_000;
/** Arizona's, the whole year. */
const phoenix = (date: string, time: string) => new Date(`${date}T${time}:00-07:00`);

const written: Record<string, string> = {
  Monday: "9:00 AM-6:00 PM",
  Tuesday: "9:00 AM-6:00 PM",
  Wednesday: "9:00 AM-6:00 PM",
  Thursday: "9:00 AM-6:00 PM",
  Friday: "9:00 AM-6:00 PM",
  Saturday: "9:00 AM-1:00 PM",
  Sunday: "Closed",
  Evenings: "By appointment",
};
const rows = Object.entries(written).map(([day, hours]) => {
  const parsed = parseHours(hours);
  if (!parsed) throw new Error(`${hours} are no hours`);
  return { day, ...parsed };
});

/** A week of 2026: 16 November is a Monday. */
const week = [
  ["Monday", "2026-11-16", "09:00", "18:00", "Tuesday"],
  ["Tuesday", "2026-11-17", "09:00", "18:00", "Wednesday"],
  ["Wednesday", "2026-11-18", "09:00", "18:00", "Thursday"],
  ["Thursday", "2026-11-19", "09:00", "18:00", "Friday"],
  ["Friday", "2026-11-20", "09:00", "18:00", "Saturday"],
  ["Saturday", "2026-11-21", "09:00", "13:00", "Monday"],
] as const;

describe("openStatus, in a week of office hours", () => {
  it.each(week)("on %s is right at every minute of the day", (day, date, opens, closes, next) => {
    const closesAt = phoenix(date, closes).getTime();
    const opensAt = phoenix(date, opens).getTime();
    const midnight = phoenix(date, "00:00").getTime();
    for (let moment = midnight; moment < midnight + 24 * 60 * MINUTE; moment += MINUTE) {
      const expected =
        moment < opensAt
          ? { open: false, day, today: true, opens }
          : moment < closesAt
            ? { open: true, until: closes }
            : { open: false, day: next, today: false, opens: "09:00" };
      expect(openStatus(rows, [], new Date(moment))).toEqual(expected);
    }
  });

  it("on Sunday is closed until Monday, the whole day", () => {
    const midnight = phoenix("2026-11-22", "00:00").getTime();
    for (let moment = midnight; moment < midnight + 24 * 60 * MINUTE; moment += MINUTE) {
      expect(openStatus(rows, [], new Date(moment))).toEqual({
        open: false,
        day: "Monday",
        today: false,
        opens: "09:00",
      });
    }
  });

  it.each([
    ["the second before opening", "2026-11-16T08:59:59-07:00", false],
    ["the second of opening", "2026-11-16T09:00:00-07:00", true],
    ["the second before closing", "2026-11-16T17:59:59-07:00", true],
    ["the second of closing", "2026-11-16T18:00:00-07:00", false],
  ])("is right at %s", (_, moment, open) => {
    expect(openStatus(rows, [], new Date(moment))?.open).toBe(open);
  });

  it("knows no daylight saving: nine in the morning is nine in the morning in July and in January", () => {
    for (const date of ["2026-01-05", "2026-03-09", "2026-07-06", "2026-11-02"]) {
      expect(openStatus(rows, [], phoenix(date, "08:59"))?.open).toBe(false);
      expect(openStatus(rows, [], phoenix(date, "09:00"))).toEqual({ open: true, until: "18:00" });
    }
  });

  it("is the same wherever the visitor is: only the moment counts", () => {
    // Nine in the morning in Phoenix, as the clocks of five places say it.
    for (const moment of [
      "2026-07-06T12:00:00-04:00",
      "2026-07-06T09:00:00-07:00",
      "2026-07-06T16:00:00Z",
      "2026-07-06T21:30:00+05:30",
      "2026-07-07T04:00:00+12:00",
    ]) {
      expect(openStatus(rows, [], new Date(moment))).toEqual({ open: true, until: "18:00" });
      expect(openStatus(rows, [], new Date(Date.parse(moment) - 1))?.open).toBe(false);
    }
  });
});

describe("openStatus, by other hours", () => {
  const row = (day: string, opens: string | null, closes: string | null) => ({ day, opens, closes });
  const saturday = phoenix("2026-11-21", "12:00");

  it("looks ahead over closed days, and names the date where the day's name alone would mean a nearer one", () => {
    const onlySaturdays = [row("Saturday", "08:00", "10:00")];
    expect(openStatus(onlySaturdays, [], saturday)).toEqual({
      open: false,
      day: "Saturday, November 28",
      today: false,
      opens: "08:00",
    });
  });

  it("stays open until midnight where the hours say so", () => {
    const late = [row("Saturday", "18:00", "24:00")];
    expect(openStatus(late, [], phoenix("2026-11-21", "23:59"))).toEqual({ open: true, until: "24:00" });
    expect(openStatus(late, [], phoenix("2026-11-22", "00:00"))?.open).toBe(false);
  });

  it("says nothing where no day has hours, or where there are no rows", () => {
    expect(openStatus([row("Saturday", null, null), row("Evenings", null, null)], [], saturday)).toBeNull();
    expect(openStatus([], [], saturday)).toBeNull();
  });

  it("takes rows that are no day of the week for what they are", () => {
    expect(openStatus([row("Evenings", "09:00", "18:00")], [], saturday)).toBeNull();
  });
});

describe("openStatus, with days on which the office is closed", () => {
  const thanksgiving = { date: "2026-11-26", name: "Thanksgiving Day" };
  const day = (date: number) => ({ date: `2026-12-${date}`, name: "the holidays" });

  it("is closed for that day, from its first minute in Phoenix to its last", () => {
    const closed = { open: false, day: "Friday", today: false, opens: "09:00", closure: "Thanksgiving Day" };
    for (const time of ["00:00", "08:59", "09:00", "12:00", "18:00", "23:59"]) {
      expect(openStatus(rows, [thanksgiving], phoenix("2026-11-26", time))).toEqual(closed);
    }
    const next = openStatus(rows, [thanksgiving], phoenix("2026-11-27", "00:00"));
    expect(next).toEqual({ open: false, day: "Friday", today: true, opens: "09:00" });
  });

  it("does not promise the day on the evening before", () => {
    expect(openStatus(rows, [thanksgiving], phoenix("2026-11-25", "18:00"))).toEqual({
      open: false,
      day: "Friday",
      today: false,
      opens: "09:00",
    });
    expect(openStatus(rows, [thanksgiving], phoenix("2026-11-25", "17:59"))?.open).toBe(true);
  });

  it("finds the way out of two weeks of them, and names the date", () => {
    const holidays = Array.from({ length: 14 }, (_, i) => day(18 + i));
    expect(openStatus(rows, holidays, phoenix("2026-12-18", "10:00"))).toEqual({
      open: false,
      day: "Friday, January 1",
      today: false,
      opens: "09:00",
      closure: "the holidays",
    });
  });

  it("has nothing to say of one on a day that is closed anyway", () => {
    const sunday = [{ date: "2026-11-22", name: "a Sunday" }];
    const status = openStatus(rows, sunday, phoenix("2026-11-22", "12:00"));
    expect(status).toEqual({ open: false, day: "Monday", today: false, opens: "09:00" });
  });
});

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
    expect(clockTime(time)).toBe(words);
  });
});

import { parseHours } from "../content/declarations/parseHours";
import { clockTime, minutes } from "./clockTime";
import { longestStatus, openStatus, openStatusWords } from "./openStatus";

const MINUTE = 60_000;
/** Converts a date and time in Phoenix, which has no daylight saving time, to a Date. */
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

const words = {
  openNow: "Open now, until {time}",
  openAllDay: "Open now, all day",
  closedNow: "Closed, opens {day} {time}",
  closedFor: "Closed for {closure}",
  today: "today",
};

/** Test cases: day of the week, date, opening and closing time, and the day of the next opening. */
const week = [
  ["Monday", "2026-11-16", "09:00", "18:00", "Tuesday"],
  ["Tuesday", "2026-11-17", "09:00", "18:00", "Wednesday"],
  ["Wednesday", "2026-11-18", "09:00", "18:00", "Thursday"],
  ["Thursday", "2026-11-19", "09:00", "18:00", "Friday"],
  ["Friday", "2026-11-20", "09:00", "18:00", "Saturday"],
  ["Saturday", "2026-11-21", "09:00", "13:00", "Monday"],
] as const;

describe("openStatus, in a week of office hours", () => {
  it.each(week)(
    "on %s the open status is right at every minute of the day",
    (day, date, opens, closes, next) => {
      const closesAt = phoenix(date, closes).getTime();
      const opensAt = phoenix(date, opens).getTime();
      const midnight = phoenix(date, "00:00").getTime();
      for (let moment = midnight; moment < midnight + 24 * 60 * MINUTE; moment += MINUTE) {
        const expected =
          moment < opensAt
            ? { open: false, day, today: true, opens: clockTime(minutes(opens)) }
            : moment < closesAt
              ? { open: true, until: clockTime(minutes(closes)) }
              : { open: false, day: next, today: false, opens: "9:00 AM" };
        expect(openStatus(rows, [], new Date(moment))).toEqual(expected);
      }
    },
  );

  it("on Sunday the office is closed until Monday at every minute of the day", () => {
    const midnight = phoenix("2026-11-22", "00:00").getTime();
    for (let moment = midnight; moment < midnight + 24 * 60 * MINUTE; moment += MINUTE) {
      expect(openStatus(rows, [], new Date(moment))).toEqual({
        open: false,
        day: "Monday",
        today: false,
        opens: "9:00 AM",
      });
    }
  });

  it.each([
    ["the second before opening", "2026-11-16T08:59:59-07:00", false],
    ["the second of opening", "2026-11-16T09:00:00-07:00", true],
    ["the second before closing", "2026-11-16T17:59:59-07:00", true],
    ["the second of closing", "2026-11-16T18:00:00-07:00", false],
  ])("the open status is right at %s", (_, moment, open) => {
    expect(openStatus(rows, [], new Date(moment))?.open).toBe(open);
  });

  it("the office opens at 9:00 AM in summer and winter, since Arizona has no daylight saving time", () => {
    for (const date of ["2026-01-05", "2026-03-09", "2026-07-06", "2026-11-02"]) {
      expect(openStatus(rows, [], phoenix(date, "08:59"))?.open).toBe(false);
      expect(openStatus(rows, [], phoenix(date, "09:00"))).toEqual({ open: true, until: "6:00 PM" });
    }
  });

  it("the open status does not depend on the visitor's time zone", () => {
    // The same moment, 9:00 AM in Phoenix, written in five time zones.
    for (const moment of [
      "2026-07-06T12:00:00-04:00",
      "2026-07-06T09:00:00-07:00",
      "2026-07-06T16:00:00Z",
      "2026-07-06T21:30:00+05:30",
      "2026-07-07T04:00:00+12:00",
    ]) {
      expect(openStatus(rows, [], new Date(moment))).toEqual({ open: true, until: "6:00 PM" });
      expect(openStatus(rows, [], new Date(Date.parse(moment) - 1))?.open).toBe(false);
    }
  });
});

describe("openStatus with unusual hours", () => {
  const row = (day: string, hours: string) => ({ day, spans: parseHours(hours)?.spans ?? [] });
  const saturday = phoenix("2026-11-21", "12:00");

  it("the next opening is shown with its date if it is a week away", () => {
    const onlySaturdays = [row("Saturday", "8:00 AM-10:00 AM")];
    expect(openStatus(onlySaturdays, [], saturday)).toEqual({
      open: false,
      day: "Saturday, November 28",
      today: false,
      opens: "8:00 AM",
    });
  });

  it("hours until midnight keep the office open until the last minute of the day", () => {
    const late = [row("Saturday", "6:00 PM-Midnight")];
    expect(openStatus(late, [], phoenix("2026-11-21", "23:59"))).toEqual({ open: true, until: "12:00 AM" });
    expect(openStatus(late, [], phoenix("2026-11-22", "00:00"))?.open).toBe(false);
  });

  it("there is no open status if no day of the week has hours", () => {
    expect(
      openStatus([row("Saturday", "Closed"), row("Evenings", "By appointment")], [], saturday),
    ).toBeNull();
    expect(openStatus([], [], saturday)).toBeNull();
  });

  it("the row Evenings of the office hours does not open the office on any day", () => {
    expect(openStatus([row("Evenings", "9:00 AM-6:00 PM")], [], saturday)).toBeNull();
  });
});

describe("openStatus with breaks, nights and 24/7", () => {
  const daily = (hours: string) => week.map(([day]) => ({ day, spans: parseHours(hours)?.spans ?? [] }));

  it("the office is closed over lunch, and opens again on the same day", () => {
    const lunch = daily("9:00 AM-12:00 PM, 1:00 PM-6:00 PM");
    const at = (time: string) => openStatus(lunch, [], phoenix("2026-11-16", time));
    expect(at("11:59")).toEqual({ open: true, until: "12:00 PM" });
    expect(at("12:00")).toEqual({ open: false, day: "Monday", today: true, opens: "1:00 PM" });
    expect(at("13:00")).toEqual({ open: true, until: "6:00 PM" });
    expect(at("18:00")).toEqual({ open: false, day: "Tuesday", today: false, opens: "9:00 AM" });
  });

  it("hours past midnight keep the office open into the next day, even one without hours of its own", () => {
    const nights = daily("6:00 PM-2:00 AM");
    expect(openStatus(nights, [], phoenix("2026-11-21", "23:30"))).toEqual({ open: true, until: "2:00 AM" });
    expect(openStatus(nights, [], phoenix("2026-11-22", "01:59"))).toEqual({ open: true, until: "2:00 AM" });
    expect(openStatus(nights, [], phoenix("2026-11-22", "02:00"))).toEqual({
      open: false,
      day: "Monday",
      today: false,
      opens: "6:00 PM",
    });
  });

  it("an office that is open 24/7 shows no closing time while it is more than a day away", () => {
    const weekend = ["Friday", "Saturday"].map((day) => ({ day, spans: parseHours("24/7")?.spans ?? [] }));
    expect(openStatus(weekend, [], phoenix("2026-11-20", "00:00"))).toEqual({ open: true });
    expect(openStatus(weekend, [], phoenix("2026-11-21", "12:00"))).toEqual({
      open: true,
      until: "12:00 AM",
    });
    const always = [
      ...weekend,
      ...["Sunday", ...week.map(([day]) => day)].map((day) => ({ ...weekend[0], day })),
    ];
    for (const [, date] of week) {
      expect(openStatus(always as typeof weekend, [], phoenix(date, "23:59"))).toEqual({ open: true });
    }
  });
});

describe("openStatus with closures", () => {
  const on = (date: string, name: string, hours = "Closed", lastDay = date) => ({
    date,
    lastDay,
    name,
    spans: parseHours(hours)?.spans ?? [],
  });
  const thanksgiving = on("2026-11-26", "Thanksgiving Day");
  const day = (date: number) => on(`2026-12-${date}`, "the holidays");

  it("special hours replace the usual ones, and the occasion is named if they end earlier than usual", () => {
    const eve = on("2026-12-24", "Christmas Eve", "9:00 AM-Noon");
    const at = (time: string) => openStatus(rows, [eve], phoenix("2026-12-24", time));
    expect(at("08:00")).toEqual({ open: false, day: "Thursday", today: true, opens: "9:00 AM" });
    expect(at("11:59")).toEqual({ open: true, until: "12:00 PM" });
    expect(at("12:00")).toEqual({
      open: false,
      day: "Friday",
      today: false,
      opens: "9:00 AM",
      closure: "Christmas Eve",
    });
    expect(at("17:59")).toHaveProperty("closure", "Christmas Eve");
    expect(at("18:00")).not.toHaveProperty("closure");
    const late = on("2026-12-23", "Late Night", "9:00 AM-9:00 PM");
    const night = openStatus(rows, [late], phoenix("2026-12-23", "21:00"));
    expect(night).toEqual({ open: false, day: "Thursday", today: false, opens: "9:00 AM" });
  });

  it("special hours can open the office on a day on which it is usually closed", () => {
    const sunday = on("2026-11-22", "Open Enrollment", "10:00 AM-2:00 PM");
    expect(openStatus(rows, [sunday], phoenix("2026-11-22", "12:00"))).toEqual({
      open: true,
      until: "2:00 PM",
    });
  });

  it("a closure of several days lasts from its first to its last day, and a holiday within it is shown by its own name", () => {
    const winter = on("2026-12-24", "Winter Break", "Closed", "2027-01-02");
    const christmas = on("2026-12-25", "Christmas Day");
    const closedFor = (date: string) => openStatus(rows, [winter, christmas], phoenix(date, "10:00"));
    expect(closedFor("2026-12-23")).toEqual({ open: true, until: "6:00 PM" });
    expect(closedFor("2026-12-24")).toMatchObject({ closure: "Winter Break", day: "Monday, January 4" });
    expect(closedFor("2026-12-25")).toMatchObject({ closure: "Christmas Day" });
    expect(closedFor("2027-01-02")).toMatchObject({ closure: "Winter Break", day: "Monday" });
    expect(closedFor("2027-01-04")).toEqual({ open: true, until: "6:00 PM" });
  });

  it("the text for a closure can include when the office opens again", () => {
    const thanksgiving = on("2026-11-26", "Thanksgiving Day");
    const status = openStatus(rows, [thanksgiving], phoenix("2026-11-26", "10:00"));
    const text = (closedFor: string) => openStatusWords(status, { ...words, closedFor });
    expect(text("Closed for {closure}")).toBe("Closed for Thanksgiving Day");
    expect(text("Closed for {closure}, opens {day} {time}")).toBe(
      "Closed for Thanksgiving Day, opens Friday 9:00 AM",
    );
  });

  it("a holiday closes the office from its first minute in Phoenix to its last", () => {
    const closed = {
      open: false,
      day: "Friday",
      today: false,
      opens: "9:00 AM",
      closure: "Thanksgiving Day",
    };
    for (const time of ["00:00", "08:59", "09:00", "12:00", "18:00", "23:59"]) {
      expect(openStatus(rows, [thanksgiving], phoenix("2026-11-26", time))).toEqual(closed);
    }
    const next = openStatus(rows, [thanksgiving], phoenix("2026-11-27", "00:00"));
    expect(next).toEqual({ open: false, day: "Friday", today: true, opens: "9:00 AM" });
  });

  it("on the evening before a holiday, the next opening is the day after the holiday", () => {
    expect(openStatus(rows, [thanksgiving], phoenix("2026-11-25", "18:00"))).toEqual({
      open: false,
      day: "Friday",
      today: false,
      opens: "9:00 AM",
    });
    expect(openStatus(rows, [thanksgiving], phoenix("2026-11-25", "17:59"))?.open).toBe(true);
  });

  it("the next opening after two weeks of closures is given with its date", () => {
    const holidays = Array.from({ length: 14 }, (_, i) => day(18 + i));
    expect(openStatus(rows, holidays, phoenix("2026-12-18", "10:00"))).toEqual({
      open: false,
      day: "Friday, January 1",
      today: false,
      opens: "9:00 AM",
      closure: "the holidays",
    });
  });

  it("the next opening after a closure of eleven months is found", () => {
    const remodeling = [{ date: "2026-11-16", lastDay: "2027-10-01", name: "Remodeling", spans: [] }];
    expect(openStatus(rows, remodeling, phoenix("2026-11-18", "10:00"))).toEqual({
      open: false,
      day: "Saturday, October 2",
      today: false,
      opens: "9:00 AM",
      closure: "Remodeling",
    });
  });

  it("a closure on a day on which the office is closed anyway is not named", () => {
    const sunday = [on("2026-11-22", "a Sunday")];
    const status = openStatus(rows, sunday, phoenix("2026-11-22", "12:00"));
    expect(status).toEqual({ open: false, day: "Monday", today: false, opens: "9:00 AM" });
  });
});

describe("longestStatus", () => {
  const from = phoenix("2026-11-16", "12:00");

  it("longestStatus is the longest open status text of the coming weeks", () => {
    expect(longestStatus({ rows, closures: [], words }, from)).toBe("Closed, opens Wednesday 9:00 AM");
  });

  it("longestStatus considers holidays of the next eight weeks, not past or distant ones", () => {
    const name = "the whole week around Independence Day";
    const closures = (date: string) => [{ date, lastDay: date, name, spans: [] }];
    expect(longestStatus({ rows, closures: closures("2026-12-24"), words }, from)).toBe(`Closed for ${name}`);
    for (const far of ["2026-07-03", "2027-07-02"])
      expect(longestStatus({ rows, closures: closures(far), words }, from)).not.toContain(name);
  });
});

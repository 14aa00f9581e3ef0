import { readHours, weekdays } from "./hours";
import { openStatus } from "./openStatus";

/** Returns the moment of a time in Phoenix, which is at UTC−7 all year. */
const phoenix = (moment: string) => new Date(`${moment.replace(" ", "T")}:00-07:00`);

const spans = (hours: string) => readHours(hours)?.spans ?? [];
const row = (day: string, hours: string) => ({ day, spans: spans(hours) });
const closure = (date: string, name: string, hours?: string, lastDay = date) => ({
  date,
  lastDay,
  name,
  spans: hours === undefined ? undefined : spans(hours),
});

const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const usual = [
  ...workdays.map((day) => row(day, "9:00 AM-6:00 PM")),
  row("Saturday", "9:00 AM-1:00 PM"),
  row("Sunday", "Closed"),
];
const toSaturday = (hours: string) => [...workdays, "Saturday"].map((day) => row(day, hours));

const texts = {
  openNow: "Open until {time}",
  openAllDay: "Open all day",
  closedNow: "Closed, opens {day} {time}",
  closedFor: "Closed for {closure}, opens {day} {time}",
  today: "today",
};
const statusText = (rows: typeof usual, closures: ReturnType<typeof closure>[], moment: Date) => {
  const week = weekdays.map((name) => rows.find(({ day }) => day === name)?.spans ?? []);
  return openStatus({ week, closures, offsets: [[0, -420]], texts }, moment).text;
};

describe("the open/closed status is correct to the minute, and in edge cases such as lunch breaks, hours past midnight and 24/7", () => {
  const onlySaturdays = [row("Saturday", "8:00 AM-10:00 AM")];
  const late = [row("Saturday", "6:00 PM-12:00 AM")];
  const lunch = toSaturday("9:00 AM-12:00 PM, 1:00 PM-6:00 PM");
  const nights = toSaturday("6:00 PM-2:00 AM");
  const nonStop = [row("Friday", "24/7"), row("Saturday", "24/7")];
  const always = [...toSaturday("24/7"), row("Sunday", "24/7")];

  test.each`
    title                                                                       | hours                          | moment                | text
    ${"one minute before opening time, the office is closed"}                   | ${usual}                       | ${"2026-11-16 08:59"} | ${"Closed, opens today 9:00 AM"}
    ${"at opening time, the office is open"}                                    | ${usual}                       | ${"2026-11-16 09:00"} | ${"Open until 6:00 PM"}
    ${"one minute before closing time, the office is open"}                     | ${usual}                       | ${"2026-11-16 17:59"} | ${"Open until 6:00 PM"}
    ${"at closing time, the office is closed"}                                  | ${usual}                       | ${"2026-11-16 18:00"} | ${"Closed, opens Tuesday 9:00 AM"}
    ${"after Saturday's hours, the office opens on Monday"}                     | ${usual}                       | ${"2026-11-21 13:00"} | ${"Closed, opens Monday 9:00 AM"}
    ${"an opening that is a week away is shown with its date"}                  | ${onlySaturdays}               | ${"2026-11-21 12:00"} | ${"Closed, opens Saturday, November 28 8:00 AM"}
    ${"an office with hours until midnight is open at 11:59 PM"}                | ${late}                        | ${"2026-11-21 23:59"} | ${"Open until 12:00 AM"}
    ${"an office with hours until midnight is closed at 12:00 AM"}              | ${late}                        | ${"2026-11-22 00:00"} | ${"Closed, opens Saturday 6:00 PM"}
    ${"before a lunch break, the status shows when the break starts"}           | ${lunch}                       | ${"2026-11-16 11:59"} | ${"Open until 12:00 PM"}
    ${"during a lunch break, the status shows when the break ends"}             | ${lunch}                       | ${"2026-11-16 12:00"} | ${"Closed, opens today 1:00 PM"}
    ${"after a lunch break, the status shows the closing time"}                 | ${lunch}                       | ${"2026-11-16 13:00"} | ${"Open until 6:00 PM"}
    ${"an office with hours past midnight is open before midnight"}             | ${nights}                      | ${"2026-11-21 23:30"} | ${"Open until 2:00 AM"}
    ${"an office with hours past midnight stays open into a day without hours"} | ${nights}                      | ${"2026-11-22 01:59"} | ${"Open until 2:00 AM"}
    ${"an office with hours past midnight closes on the next day"}              | ${nights}                      | ${"2026-11-22 02:00"} | ${"Closed, opens Monday 6:00 PM"}
    ${"a closing time more than a day away is not shown"}                       | ${nonStop}                     | ${"2026-11-20 00:00"} | ${"Open all day"}
    ${"a closing time less than a day away is shown"}                           | ${nonStop}                     | ${"2026-11-21 12:00"} | ${"Open until 12:00 AM"}
    ${"an office that never closes is open all day"}                            | ${always}                      | ${"2026-11-22 23:59"} | ${"Open all day"}
    ${"an office without any hours has no status"}                              | ${[row("Saturday", "Closed")]} | ${"2026-11-21 12:00"} | ${""}
  `("open/closed status, edge case: $title", ({ hours, moment, text }) =>
    expect(statusText(hours, [], phoenix(moment))).toBe(text),
  );
});

describe("the open/closed status reflects holidays and special hours", () => {
  const thanksgiving = [closure("2026-11-26", "Thanksgiving")];
  const eve = [closure("2026-12-24", "Christmas Eve", "9:00 AM-12:00 PM")];
  const sunday = [closure("2026-11-22", "Open Enrollment", "10:00 AM-2:00 PM")];
  const winter = [
    closure("2026-12-24", "Winter Break", undefined, "2027-01-02"),
    closure("2026-12-25", "Christmas"),
  ];

  test.each`
    title                                                                                  | closures                                                          | moment                | text
    ${"a holiday begins at midnight"}                                                      | ${thanksgiving}                                                   | ${"2026-11-26 00:00"} | ${"Closed for Thanksgiving, opens Friday 9:00 AM"}
    ${"a holiday lasts until midnight"}                                                    | ${thanksgiving}                                                   | ${"2026-11-26 23:59"} | ${"Closed for Thanksgiving, opens Friday 9:00 AM"}
    ${"after a holiday, the status no longer mentions the holiday"}                        | ${thanksgiving}                                                   | ${"2026-11-27 00:00"} | ${"Closed, opens today 9:00 AM"}
    ${"before special hours, the status shows their opening time"}                         | ${eve}                                                            | ${"2026-12-24 08:00"} | ${"Closed, opens today 9:00 AM"}
    ${"during special hours, the status shows their closing time"}                         | ${eve}                                                            | ${"2026-12-24 11:59"} | ${"Open until 12:00 PM"}
    ${"after special hours, the status shows the next opening"}                            | ${eve}                                                            | ${"2026-12-24 12:00"} | ${"Closed, opens Friday 9:00 AM"}
    ${"special hours can open the office on a day that is usually closed"}                 | ${sunday}                                                         | ${"2026-11-22 12:00"} | ${"Open until 2:00 PM"}
    ${"on the day before a multi-day closure, the office is open as usual"}                | ${winter}                                                         | ${"2026-12-23 10:00"} | ${"Open until 6:00 PM"}
    ${"on the first day of a multi-day closure, the status shows when the office reopens"} | ${winter}                                                         | ${"2026-12-24 10:00"} | ${"Closed for Winter Break, opens Monday, January 4 9:00 AM"}
    ${"on a holiday within a multi-day closure, the status mentions the holiday"}          | ${winter}                                                         | ${"2026-12-25 10:00"} | ${"Closed for Christmas, opens Monday, January 4 9:00 AM"}
    ${"on the last day of a multi-day closure, the status shows the next opening"}         | ${winter}                                                         | ${"2027-01-02 10:00"} | ${"Closed for Winter Break, opens Monday 9:00 AM"}
    ${"during an 11-month closure, the status shows when the office reopens"}              | ${[closure("2026-11-16", "Remodeling", undefined, "2027-10-01")]} | ${"2026-11-18 01:00"} | ${"Closed for Remodeling, opens Saturday, October 2 9:00 AM"}
  `("open/closed status, holidays and special hours: $title", ({ closures, moment, text }) =>
    expect(statusText(usual, closures, phoenix(moment))).toBe(text),
  );
});

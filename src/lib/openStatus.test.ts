import { localTime } from "./dates";
import { spansOf, weekOf } from "./hours";
import { openStatus } from "./openStatus";

const week = (workdays: string, saturday: string, sunday = "Closed") => [
  { day: "Monday-Friday", hours: workdays },
  { day: "Saturday", hours: saturday },
  { day: "Sunday", hours: sunday },
];

const texts = {
  openUntil: "Open until",
  openAllDay: "Open all day",
  closed: "Closed",
  closedFor: "Closed for",
  opens: "opens",
  at: "at",
  today: "today",
};
const usual = week("9:00 AM-6:00 PM", "9:00 AM-1:00 PM");
const onlySaturdays = week("Closed", "8:00 AM-10:00 AM");
const lunch = week("9:00 AM-12:00 PM, 1:00 PM-6:00 PM", "Closed");
const nights = week("6:00 PM-2:00 AM", "6:00 PM-2:00 AM");
const onWeekends = week("Closed", "24/7", "24/7");
const appointments = week("By appointment", "By appointment");

const closures = [
  { date: "2026-11-26", until: null, name: "Thanksgiving", hours: null },
  { date: "2026-12-06", until: null, name: "Open Enrollment", hours: "10:00 AM-2:00 PM" },
  { date: "2026-12-24", until: "2027-01-02", name: "Winter Break", hours: null },
  { date: "2026-12-24", until: null, name: "Christmas Eve", hours: "9:00 AM-12:00 PM" },
  { date: "2027-02-01", until: "2028-01-28", name: "Remodeling", hours: null },
];
const closedDays = closures.map(({ hours, ...closure }) => ({ ...closure, spans: spansOf(hours) }));

test.each`
  title                                                                       | hours            | here                  | text
  ${"one minute before opening time, the office is closed"}                   | ${usual}         | ${"2026-11-16T08:59"} | ${"Closed, opens today at 9:00 AM"}
  ${"at opening time, the office is open"}                                    | ${usual}         | ${"2026-11-16T09:00"} | ${"Open until 6:00 PM"}
  ${"if the next opening is a week away, the status includes the date"}       | ${onlySaturdays} | ${"2026-11-21T12:00"} | ${"Closed, opens Saturday, November 28 at 8:00 AM"}
  ${"before a lunch break, the status shows when the break starts"}           | ${lunch}         | ${"2026-11-16T11:59"} | ${"Open until 12:00 PM"}
  ${"during a lunch break, the status shows when the break ends"}             | ${lunch}         | ${"2026-11-16T12:00"} | ${"Closed, opens today at 1:00 PM"}
  ${"hours that end after midnight apply even if the next day has no hours"}  | ${nights}        | ${"2026-11-22T01:59"} | ${"Open until 2:00 AM"}
  ${"a closing time more than 24 hours away is not shown"}                    | ${onWeekends}    | ${"2026-11-21T23:59"} | ${"Open all day"}
  ${"a closing time less than 24 hours away is shown"}                        | ${onWeekends}    | ${"2026-11-22T12:00"} | ${"Open until 12:00 AM"}
  ${"an office that is open only by appointment has no status"}               | ${appointments}  | ${"2029-11-21T12:00"} | ${""}
  ${"starting at midnight on a holiday, the status names the holiday"}        | ${usual}         | ${"2026-11-26T00:00"} | ${"Closed for Thanksgiving, opens Friday at 9:00 AM"}
  ${"special hours apply even on a day when the office is usually closed"}    | ${usual}         | ${"2026-12-06T12:00"} | ${"Open until 2:00 PM"}
  ${"after a day's special hours, the status shows the next opening time"}    | ${usual}         | ${"2026-12-24T12:00"} | ${"Closed, opens Monday, January 4 at 9:00 AM"}
  ${"on the last day of a long closure, the status shows the reopening time"} | ${usual}         | ${"2027-01-02T10:00"} | ${"Closed for Winter Break, opens Monday at 9:00 AM"}
  ${"during a yearlong closure, the status shows the reopening time"}         | ${usual}         | ${"2027-02-01T01:00"} | ${"Closed for Remodeling, opens Saturday, January 29 at 9:00 AM"}
`("open/closed status: $title", ({ hours, here, text }) => {
  const office = { timeZone: "UTC", week: weekOf(hours), closures: closedDays, texts };
  expect(openStatus(office, localTime(new Date(`${here}Z`), "UTC")).text).toBe(text);
});

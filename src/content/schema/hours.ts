import { daysOf, weekdays } from "../../lib/hours";
import { hoursField, shortTextField } from "./fields";
import { type ListRule, list, mapping, valueAt } from "./schema";

/** Matches words about days that `Open now` would not understand, such as 'Sat/Sun' and 'Lunch'. */
const unreadDays =
  /\b(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)\b|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|\bweek|daily|lunch|break/i;

const isUnread = (day: string) => daysOf(day).length === 0 && unreadDays.test(day);

const row = mapping("OfficeHours", "A row of the office hours, in the office's time zone.", {
  day: shortTextField("A weekday, two weekdays with a hyphen, or what else the row is about.", {
    max: 30,
  }).refine(
    (day) => !isUnread(day),
    "must be a day such as Monday, days such as Monday-Friday, or other words such as Evenings. For a break, write two times: 9:00 AM-12:00 PM, 1:00 PM-6:00 PM",
  ),
  hours: hoursField(
    "When the office is open.",
    "times with AM and PM, such as 9:00 AM-6:00 PM, or Closed, By appointment or 24/7",
  ),
});

const everyWeekday: ListRule = (rows, report) => {
  const days = rows.map((row) => daysOf(String(valueAt(row, ["day"]))));
  for (const i of rows.keys()) {
    const repeated = days[i]?.find((name) => days.slice(0, i).flat().includes(name));
    if (repeated) report([i, "day"], `repeats ${repeated}. Delete one of the two`);
  }
  // If a day is not understood, its row may be the missing one.
  if (rows.some((row) => isUnread(String(valueAt(row, ["day"]))))) return;
  const missing = weekdays.filter((weekday) => !days.flat().includes(weekday));
  if (missing.length > 0)
    report([], `needs an entry for ${missing.join(", ")}. Write "hours: Closed" if you are closed`);
};

export const officeHours = list("The office hours.", [1, 14], row, everyWeekday);

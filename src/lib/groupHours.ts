import { editMarksIn, withoutEditMarks } from "./editMarks";
import { isWeekday, weekdays } from "./weekdays";

/**
 * Merges consecutive days of the week with the same hours: five rows from Monday to Friday become
 * `{ days: "Mon-Fri", hours: "9:00 AM-6:00 PM" }`. A single day, and rows such as "Evenings", keep their name.
 */
export function groupHours(rows: Queries.HoursFragment["allOfficeHours"]["nodes"]) {
  const groups: { first: string; last: string; hours: string }[] = [];
  for (const { day, hours } of rows) {
    const group = groups.at(-1);
    const follows = group && isWeekday(group.last) && weekdays[weekdays.indexOf(group.last) + 1] === day;
    if (follows && withoutEditMarks(group.hours) === withoutEditMarks(hours.words)) {
      group.last = day;
      group.hours += editMarksIn(hours.words);
    } else groups.push({ first: day, last: day, hours: hours.words });
  }
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first.slice(0, 3)}-${last.slice(0, 3)}`,
    hours,
  }));
}

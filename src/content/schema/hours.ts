import { daysOf, weekdays } from "../../lib/hours";
import { hoursField } from "./fields";
import { field, list, mapping } from "./schema";

/** Matches labels such as 'Evenings', but not days or 'Lunch': editors enter a break as two time spans. */
const otherWords =
  /^(?!.*\b(lunch|breaks?)\b|(mon|tue|wed|thu|fri|sat|sun|week)(\w*day|end)?s?\b)\p{L}.{0,29}$/iu;

const row = mapping("OfficeHours", "A row of the office hours, in the office's time zone.", {
  day: field(
    "A weekday, two weekdays with a hyphen, or what else the row is about.",
    "a day such as Monday, days such as Monday-Friday, or other words such as Evenings (a break is two times: 9:00 AM-12:00 PM, 1:00 PM-6:00 PM)",
    { read: (day) => (daysOf(day).length > 0 || otherWords.test(day) ? day : undefined), shown: String },
  ),
  hours: hoursField(
    "When the office is open.",
    "times with AM and PM, first the earlier one, such as 9:00 AM-6:00 PM, or Closed, By appointment or 24/7",
  ),
});

/** Each day of the week must be in exactly one row, alone or in a range such as `Monday-Friday`. */
export const officeHours = list("The office hours.", [1, 14], row).superRefine((rows, { addIssue }) => {
  const days = rows.map(({ day }) => daysOf(day));
  for (const i of rows.keys()) {
    const repeated = days[i]?.find((name) => days.slice(0, i).flat().includes(name));
    const message = `repeats ${repeated}. Take it out of one of the two rows, such as with Monday-Thursday`;
    if (repeated) addIssue({ code: "custom", path: [i, "day"], message });
  }
  const missing = weekdays.filter((weekday) => !days.flat().includes(weekday));
  if (missing.length > 0)
    addIssue(`needs rows for ${missing.join(", ")}. Copy a row, and change its day and hours`);
});

/** The days of the week, from Monday on. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** Whether a row of the hours is one of a day of the week, and not of evenings or holidays. */
export function isWeekday(day: string): day is (typeof weekdays)[number] {
  return (weekdays as readonly string[]).includes(day);
}

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** Whether a row of the office hours is for a day of the week rather than for evenings or holidays. */
export function isWeekday(day: string): day is (typeof weekdays)[number] {
  return (weekdays as readonly string[]).includes(day);
}

import { weekdays } from "./hours";

const months = "January February March April May June July August September October November December".split(
  " ",
);

// A day is a string such as `2031-03-09`. `Date` parses days as midnight UTC, so these functions use UTC methods.

export const isoDay = (date: Date) => date.toISOString().slice(0, 10);

export const weekdayOf = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? "";

/** Formats a date as `March 9`. */
export const monthAndDay = (day: string) =>
  `${months[new Date(day).getUTCMonth()]} ${new Date(day).getUTCDate()}`;

/** Formats a date as `March 9, 2031`. */
export const longDate = (day: string) => `${monthAndDay(day)}, ${day.slice(0, 4)}`;

/** Formats a date as `Sun, Mar 9, 2031`. */
export const formatDay = (day: string) =>
  `${weekdayOf(day).slice(0, 3)}, ${longDate(day).replace(/^(\w{3})\w*/, "$1")}`;

export const dayAfter = (day: string, days: number) => isoDay(new Date(Date.parse(day) + days * 86_400_000));

/** A local date and time, as a day such as `2031-03-09` and the minutes since midnight. */
export interface LocalTime {
  day: string;
  minutes: number;
}

/** Converts a moment to the local time of a time zone such as `America/Phoenix`. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  // Swedish dates and times look like `2031-03-09 17:05`.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [day = "", hour, minute] = format.format(moment).split(/[ :]/);
  return { day, minutes: Number(hour) * 60 + Number(minute) };
}

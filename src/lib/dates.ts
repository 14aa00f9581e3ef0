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

/** A list of `[start time, UTC offset]` pairs, both in milliseconds. Each offset applies from its start time on. */
type UtcOffsets = readonly (readonly number[])[];

/**
 * Returns a time zone's UTC offsets for the five years after `start`. Runs at build time, because in the browser, the
 * first use of `Intl` would block slow phones for 100 to 200 ms.
 */
export function utcOffsets(timeZone: string, start: Date): UtcOffsets {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const offsets: [from: number, offset: number][] = [];
  const halfHour = 1_800_000;
  const first = Math.floor(start.getTime() / halfHour) * halfHour;
  for (let from = first; from < first + 5 * 366 * 48 * halfHour; from += halfHour) {
    const offset = Date.parse(`${format.format(from).replace(" ", "T")}Z`) - from;
    if (offset !== offsets.at(-1)?.[1]) offsets.push([from, offset]);
  }
  return offsets;
}

/** A local date and time, as a day such as `2031-03-09` and the minutes since midnight. */
export interface LocalTime {
  day: string;
  minutes: number;
}

export function localTime(moment: Date, offsets: UtcOffsets): LocalTime {
  const now = moment.getTime();
  const [, offset = 0] = offsets.findLast(([from = 0]) => from <= now) ?? offsets[0] ?? [];
  const local = new Date(now + offset);
  return { day: isoDay(local), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

import { weekdays } from "./hours";

const months = "January February March April May June July August September October November December".split(
  " ",
);

// These functions use UTC getters, because the UTC getters of a date from `localTime` return the local time.

/** Formats a day as `2031-03-09`. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);

export const weekdayOf = (date: Date) => weekdays[(date.getUTCDay() + 6) % 7] ?? "";

/** Formats a day as `March 9`. */
export const monthAndDay = (date: Date) => `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;

/** Formats a day as `March 9, 2031`. */
export const longDate = (date: Date) => `${monthAndDay(date)}, ${date.getUTCFullYear()}`;

/** Formats a day such as `2031-03-09` as `Mon, Mar 9, 2031`. */
export function formatDay(day: string): string {
  const date = new Date(day);
  return `${weekdayOf(date).slice(0, 3)}, ${longDate(date).replace(/^(\w{3})\w*/, "$1")}`;
}

export const dayAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

/** A time zone's UTC offsets: pairs of the time from which an offset applies, and the offset, both in milliseconds. */
type UtcOffsets = readonly (readonly number[])[];

/**
 * Returns the offsets of the five years from `start`. The build calls this function, because in the browser, the first
 * use of `Intl` would block a slow phone for 100 to 200 ms.
 */
export function utcOffsets(timeZone: string, start: Date): UtcOffsets {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const offsets: [from: number, offset: number][] = [];
  const hour = 3_600_000;
  const first = Math.floor(start.getTime() / hour) * hour;
  for (let from = first; from < first + 5 * 366 * 24 * hour; from += hour) {
    const offset = Date.parse(`${format.format(from).replace(" ", "T")}Z`) - from;
    if (offset !== offsets.at(-1)?.[1]) offsets.push([from, offset]);
  }
  return offsets;
}

/** Returns a date whose UTC getters, such as `getUTCHours()`, return the local time at a moment. */
export function localTime(moment: Date, offsets: UtcOffsets): Date {
  const now = moment.getTime();
  const [, offset = 0] = offsets.findLast(([from = 0]) => from <= now) ?? offsets[0] ?? [];
  return new Date(now + offset);
}

// Functions for the browser avoid `Intl`, because its first use takes 100 ms on a slow phone (measured).

const months = "January February March April May June July August September October November December".split(
  " ",
);
const HOUR = 3_600_000;

/** Formats a date as `March 9`. `month` is 0 for January, as in `Date`. */
export const monthAndDay = (month: number, day: number) => `${months[month]} ${day}`;

/** Formats a date as `March 9, 2031`, in the visitor's time zone. */
export const longDate = (date: Date) =>
  `${monthAndDay(date.getMonth(), date.getDate())}, ${date.getFullYear()}`;

const inUtc = { timeZone: "UTC", weekday: "short", month: "short", day: "numeric", year: "numeric" } as const;

/** Formats a calendar day as `Mon, Mar 9, 2031`. Not for the browser, because it uses `Intl`. */
export const formatDay = (day: string | Date) => new Date(day).toLocaleDateString("en-US", inUtc);

export const utcDay = (date: Date) => date.toISOString().slice(0, 10);

/** Formats a date as `2031-03-09`, in the visitor's time zone. */
export const visitorsDay = (date: Date) =>
  utcDay(new Date(date.getTime() - date.getTimezoneOffset() * 60_000));

export const dayAfter = (date: Date, days: number) => new Date(date.getTime() + days * 24 * HOUR);

/** Returns 0 for Monday to 6 for Sunday, unlike `getUTCDay`, whose week begins with Sunday. */
export const weekdayOf = (date: Date) => (date.getUTCDay() + 6) % 7;

/** UTC offsets in minutes, each with the Unix timestamp in milliseconds from which the offset applies. */
export type UtcOffsets = readonly (readonly [from: number, minutes: number])[];

/** Returns a date whose UTC getters, such as `getUTCHours()`, return the office's local time. */
export function officeTime(moment: Date, offsets: UtcOffsets): Date {
  const [, minutes = 0] = offsets.filter(([from]) => from <= moment.getTime()).at(-1) ?? offsets[0] ?? [];
  return new Date(moment.getTime() + minutes * 60_000);
}

/** Returns a time zone's UTC offsets from January 1 of the build's year until two years after the build. */
export function utcOffsets(timeZone: string, build: Date): UtcOffsets {
  const local = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const start = Date.UTC(build.getUTCFullYear(), 0);
  const offsets: [from: number, minutes: number][] = [];
  for (let time = start; time < build.getTime() + 731 * 24 * HOUR; time += HOUR) {
    const minutes = (Date.parse(`${local.format(time).replace(" ", "T")}Z`) - time) / 60_000;
    if (minutes !== offsets.at(-1)?.[1]) offsets.push([time, minutes]);
  }
  return offsets;
}

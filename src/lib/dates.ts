const months = "January February March April May June July August September October November December".split(
  " ",
);

/**
 * Formats a date as `March 9`. Avoids `Intl`, because its first use takes 100 ms on a slow phone (measured).
 * @param month 0 to 11, as in `Date`
 */
export function monthAndDay(month: number, day: number): string {
  return `${months[month]} ${day}`;
}

/** Formats a date in the visitor's time zone, such as `March 9, 2031`. */
export function longDate(date: Date): string {
  return `${monthAndDay(date.getMonth(), date.getDate())}, ${date.getFullYear()}`;
}

/** Formats a date in the visitor's time zone as `2031-03-09`. */
export function isoDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** UTC offsets in minutes, each with the Unix timestamp in milliseconds from which the offset applies. */
export type UtcOffsets = readonly (readonly [from: number, minutes: number])[];

const HOUR = 3_600_000;

/**
 * Returns a date whose UTC getters, such as `getUTCHours()`, return the office's local time. Avoids `Intl`, because its
 * first use takes 100 ms on a slow phone (measured).
 */
export function officeTime(moment: Date, offsets: UtcOffsets): Date {
  const [, minutes] = offsets.filter(([from]) => from <= moment.getTime()).at(-1) ?? [0, 0];
  return new Date(moment.getTime() + minutes * 60_000);
}

/** Returns a time zone's UTC offsets from January 1 of the build's year until two years after the build. */
export function utcOffsets(timeZone: string, build: Date): UtcOffsets {
  const local = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const offset = (time: number) => (Date.parse(`${local.format(time).replace(" ", "T")}Z`) - time) / 60_000;
  const start = Date.UTC(build.getUTCFullYear(), 0);
  const offsets: [number, number][] = [[0, offset(start)]];
  // Advances by a day, or by an hour on days when the offset changes.
  for (let time = start; time < build.getTime() + 731 * 24 * HOUR; )
    if (offset(time) !== offsets.at(-1)?.[1]) offsets.push([time, offset(time)]);
    else time += offset(time + 24 * HOUR) === offset(time) ? 24 * HOUR : HOUR;
  return offsets;
}

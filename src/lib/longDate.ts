const months = "January February March April May June July August September October November December".split(
  " ",
);

/**
 * Formats a date as `March 9`, without `Intl`, whose first use costs 100 ms on a slow phone.
 * @param month 0 is January, as in `Date`
 */
export function monthAndDay(month: number, day: number | string): string {
  return `${months[month]} ${day}`;
}

/**
 * Formats a date in the visitor's time zone: `March 9, 2031`, or as in `samples`, another language's dates of the 28th of
 * each month of 2033.
 */
export function longDate(date: Date, samples: readonly string[] = []): string {
  const [month, day, year] = [date.getMonth(), String(date.getDate()), String(date.getFullYear())];
  return samples[month]?.replace("28", day).replace("2033", year) ?? `${monthAndDay(month, day)}, ${year}`;
}

/** Formats a date in the visitor's time zone: `2031-03-09`. */
export function isoDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

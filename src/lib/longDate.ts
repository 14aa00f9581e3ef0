const months = "January February March April May June July August September October November December".split(
  " ",
);

/**
 * Formats a date as `March 9`, without `Intl`, whose first use costs 100 ms on a slow phone.
 * @param month 0 is January, as in `Date`
 */
export function monthAndDay(month: number, day: number): string {
  return `${months[month]} ${day}`;
}

/** Formats a date in the visitor's time zone: `March 9, 2031`. */
export function longDate(date: Date): string {
  return `${monthAndDay(date.getMonth(), date.getDate())}, ${date.getFullYear()}`;
}

/** Formats a date in the visitor's time zone: `2031-03-09`. */
export function isoDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

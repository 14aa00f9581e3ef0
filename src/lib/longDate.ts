const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * `March 9`. Not by `Intl`, whose first use takes a slow phone a tenth of a second.
 * @param month 0 for January, as a `Date` counts
 */
export function monthAndDay(month: number, day: number): string {
  return `${MONTHS[month]} ${day}`;
}

/** A day by the visitor's clock, as `March 9, 2031`. */
export function longDate(date: Date): string {
  return `${monthAndDay(date.getMonth(), date.getDate())}, ${date.getFullYear()}`;
}

/** A day by the visitor's clock, as `2031-03-09`. */
export function isoDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

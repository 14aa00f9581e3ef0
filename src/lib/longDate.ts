import { fillPlaceholders } from "./fillPlaceholders";

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

/** Formats a date in the visitor's time zone: `March 9, 2031`, or by the patterns of another language's months. */
export function longDate(date: Date, patterns: readonly string[] = []): string {
  const [month, day, year] = [date.getMonth(), date.getDate(), date.getFullYear()];
  return fillPlaceholders(patterns[month] ?? `${monthAndDay(month, day)}, {year}`, { day, year });
}

/** Returns a language's pattern for each month, such as `{day} de enero de {year}`; uses `Intl`, so at build time only. */
export function datePatterns(language: string): string[] {
  return months.map((_, month) =>
    new Date(2033, month, 28)
      .toLocaleDateString(language, { dateStyle: "long" })
      .replace("28", "{day}")
      .replace("2033", "{year}"),
  );
}

/** Formats a date in the visitor's time zone: `2031-03-09`. */
export function isoDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

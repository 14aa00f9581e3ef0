import { DAY_MINUTES, type TimeSpan } from "../../lib/hours";

const time = "((1[0-2]|[1-9]):[0-5][0-9] (AM|PM)|Noon|Midnight)";
const spans = `${time}-${time}(, ${time}-${time})*`;

/** Matches one or more time spans; the pattern has no flags, because JSON Schema uses it too. */
export const spansPattern = new RegExp(`^${spans}$`);

/** Matches all valid notations of office hours; the pattern has no flags, because JSON Schema uses it too. */
export const hoursPattern = new RegExp(`^(Closed|By appointment|24\\/7|${spans})$`);

/**
 * Parses hours that match `hoursPattern` to the spans in which the office is open, in order: `12:00 AM` or `Midnight` as
 * a closing time is the end of the day. The last span may extend past midnight, for less than twelve hours in total.
 * Returns null for a span that ends before it begins, and for overlapping spans.
 */
export function parseHours(written: string): TimeSpan[] | null {
  if (written === "Closed" || written === "By appointment") return [];
  if (written === "24/7") return [{ opens: 0, closes: DAY_MINUTES }];
  const parsed = written.split(", ").map((span) => {
    const [opens = 0, end = 0] = span.split("-").map(minutesOf);
    return { opens, closes: end > opens ? end : end + DAY_MINUTES };
  });
  const isPossible = parsed.every(({ opens, closes }, i) => {
    // A night of twelve hours and more is a typo, as in `9:00 AM-9:00 AM`.
    const isTypo = closes > DAY_MINUTES && closes - opens >= DAY_MINUTES / 2;
    return !isTypo && (parsed[i + 1]?.opens ?? Number.POSITIVE_INFINITY) > closes;
  });
  return isPossible ? parsed : null;
}

function minutesOf(written: string): number {
  if (written === "Noon") return DAY_MINUTES / 2;
  if (written === "Midnight") return 0;
  const [hour = 0, minute = 0] = written.split(/\D/).map(Number);
  return ((hour % 12) + (written.endsWith("PM") ? 12 : 0)) * 60 + minute;
}

import { minutes } from "../../lib/clockTime";
import type { TimeSpan } from "../../lib/openStatus";

const time = "((1[0-2]|[1-9]):[0-5][0-9] (AM|PM)|Noon|Midnight)";
const spans = `${time}-${time}(, ${time}-${time})*`;

/** Matches one or more time spans; the pattern has no flags, because JSON Schema uses it too. */
export const spansPattern = new RegExp(`^${spans}$`);

/** Matches all valid notations of office hours; the pattern has no flags, because JSON Schema uses it too. */
export const hoursPattern = new RegExp(`^(Closed|By appointment|24\\/7|${spans})$`);

/**
 * Parses `9:00 AM-6:00 PM`, several such spans separated by commas, `Closed`, `By appointment` or `24/7` to the spans in
 * which the office is open, in order. Returns null for anything else, for a span that ends before it begins, and for
 * overlapping spans. `12:00 AM` or `Midnight` as a closing time is the end of the day. The last span may extend past
 * midnight, for less than twelve hours in total.
 */
export function parseHours(written: string): TimeSpan[] | null {
  if (!hoursPattern.test(written)) return null;
  if (written === "Closed" || written === "By appointment") return [];
  if (written === "24/7") return [{ opens: "00:00", closes: "24:00" }];
  const parsed = written.split(", ").map((span) => {
    const [opens = "", closes = ""] = span.split("-").map(to24HourTime);
    return { opens, closes: closes === "00:00" ? "24:00" : closes };
  });
  return areInOrder(parsed) ? parsed : null;
}

/** Whether each time span ends after it begins and before the next begins; the last may end past midnight. */
function areInOrder(parsed: readonly TimeSpan[]): boolean {
  return parsed.every(({ opens, closes }, i) => {
    const next = parsed[i + 1];
    if (closes > opens) return !next || next.opens > closes;
    // A night of twelve hours and more is a typo, as in `9:00 AM-9:00 AM`.
    const night = 24 * 60 - minutes(opens) + minutes(closes);
    return !next && closes < opens && night < 12 * 60;
  });
}

function to24HourTime(written: string): string {
  if (written === "Noon") return "12:00";
  if (written === "Midnight") return "00:00";
  const [, hour = "", minute = "", period = ""] = /^(\d+):(\d+) (AM|PM)$/.exec(written) ?? [];
  const hours = (Number(hour) % 12) + (period === "PM" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

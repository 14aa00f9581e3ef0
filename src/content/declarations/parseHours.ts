import { minutes } from "../../lib/clockTime";
import type { TimeSpan } from "../../lib/openStatus";

/** What a line of office hours says, for programs. */
export interface ParsedHours {
  /** When the office is open, in order; empty where nobody is there without an appointment. */
  spans: TimeSpan[];
  closed: boolean;
  byAppointment: boolean;
  allDay: boolean;
}

/** How long a span may be that ends on the next day: a longer one is a slip, as in `9:00 AM-6:00 AM`. */
const LONGEST_NIGHT = 12 * 60;

const time = "((1[0-2]|[1-9]):[0-5][0-9] (AM|PM)|Noon|Midnight)";
const spans = `${time}-${time}(, ${time}-${time})*`;

/**
 * Opening and closing times alone, as a day with other hours has them. Without a flag, so that JSON Schema can use
 * it.
 */
export const spansPattern = new RegExp(`^${spans}$`);

/** How hours are written. */
export const hoursPattern = new RegExp(`^(Closed|By appointment|24\\/7|${spans})$`);

/**
 * Reads hours as they are written: `9:00 AM-6:00 PM`, two spans or more with a comma between them, `Closed`,
 * `By appointment` or `24/7`. Returns null for anything else, for a span that ends before it begins, and for spans that
 * overlap. `12:00 AM` or `Midnight` as a closing time is the end of the day; the last span may go on past it, for less
 * than twelve hours in all.
 */
export function parseHours(written: string): ParsedHours | null {
  const none = { spans: [], closed: false, byAppointment: false, allDay: false };
  if (!hoursPattern.test(written)) return null;
  if (written === "Closed") return { ...none, closed: true };
  if (written === "By appointment") return { ...none, byAppointment: true };
  if (written === "24/7") return { ...none, spans: [{ opens: "00:00", closes: "24:00" }], allDay: true };
  const found = written.split(", ").map((span) => {
    const [opens = "", closes = ""] = span.split("-").map(clock);
    return { opens, closes: closes === "00:00" ? "24:00" : closes };
  });
  return follow(found) ? { ...none, spans: found } : null;
}

/** Whether each span ends after it begins, and the next begins after that; the last may end in the night. */
function follow(found: readonly TimeSpan[]): boolean {
  return found.every(({ opens, closes }, i) => {
    const next = found[i + 1];
    if (closes > opens) return !next || next.opens > closes;
    const night = 24 * 60 - minutes(opens) + minutes(closes);
    return !next && closes < opens && night < LONGEST_NIGHT;
  });
}

function clock(written: string): string {
  if (written === "Noon") return "12:00";
  if (written === "Midnight") return "00:00";
  const [, hour = "", minute = "", half = ""] = /^(\d+):(\d+) (AM|PM)$/.exec(written) ?? [];
  const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** What a line of office hours says, for programs. Times are `HH:MM` on a 24-hour clock, in Phoenix. */
export interface ParsedHours {
  /** When the office opens, or null where it has no opening time (closed, by appointment, all day). */
  opens: string | null;
  /** When it closes, or null likewise. Midnight at the end of the day is `24:00`. */
  closes: string | null;
  closed: boolean;
  byAppointment: boolean;
  allDay: boolean;
}

const time = "(1[0-2]|[1-9]):([0-5][0-9]) (AM|PM)";

/** How hours are written, without a flag, so that JSON Schema can use it too. */
export const hoursPattern = new RegExp(`^(Closed|By appointment|24\\/7|${time}-${time})$`);

/**
 * Reads hours as they are written: `9:00 AM-6:00 PM`, `Closed`, `By appointment` or `24/7`.
 * Returns null for anything else, and for a closing time that is not after the opening time.
 * `12:00 AM` as a closing time is the midnight at the end of the day.
 */
export function parseHours(written: string): ParsedHours | null {
  const none = { opens: null, closes: null, closed: false, byAppointment: false, allDay: false };
  const found = hoursPattern.exec(written);
  if (!found) return null;
  if (written === "Closed") return { ...none, closed: true };
  if (written === "By appointment") return { ...none, byAppointment: true };
  if (written === "24/7") return { ...none, allDay: true };
  const opens = clock(found[2], found[3], found[4]);
  const end = clock(found[5], found[6], found[7]);
  const closes = end === "00:00" ? "24:00" : end;
  return closes > opens ? { ...none, opens, closes } : null;
}

function clock(hour = "", minute = "", half = ""): string {
  const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

interface HoursRow {
  readonly day: string;
  /** `HH:MM` on a 24-hour clock, or null on a day without hours. */
  readonly opens: string | null;
  readonly closes: string | null;
}

/** Open until a time of today, or closed until a time of a day; times as `HH:MM`. */
export type OpenStatus =
  | { open: true; until: string }
  | { open: false; day: string; today: boolean; opens: string }
  | null;

/** Arizona keeps one time the whole year, but the zone's own rules decide, not an offset. */
const phoenix = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Phoenix",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/**
 * Whether the office is open at a moment, by the clock of Phoenix whatever the visitor's zone. The office is open
 * from the opening minute on, and no longer at the closing minute. Null where no day of the week has hours.
 */
export function openStatus(rows: readonly HoursRow[], moment: Date): OpenStatus {
  const parts = Object.fromEntries(phoenix.formatToParts(moment).map(({ type, value }) => [type, value]));
  const now = `${parts.hour}:${parts.minute}`;
  const today = WEEK.indexOf(parts.weekday as (typeof WEEK)[number]);

  for (let ahead = 0; ahead <= WEEK.length; ahead++) {
    const day = WEEK[(today + ahead) % WEEK.length];
    const row = rows.find((candidate) => candidate.day === day);
    if (!row?.opens || !row.closes || !day) continue;
    if (ahead > 0 || now < row.opens) return { open: false, day, today: ahead === 0, opens: row.opens };
    if (now < row.closes) return { open: true, until: row.closes };
  }
  return null;
}

/** `18:00` as people in Phoenix say it: `6:00 PM`. `24:00` is midnight. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours % 24 < 12 ? "AM" : "PM";
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${half}`;
}

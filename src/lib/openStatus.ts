interface HoursRow {
  readonly day: string;
  /** `HH:MM` on a 24-hour clock, or null on a day without hours. */
  readonly opens: string | null;
  readonly closes: string | null;
}

interface Closure {
  /** The day in Phoenix, as `2026-11-26`. */
  readonly date: string;
  /** What the day is, such as Thanksgiving Day. */
  readonly name: string;
}

/**
 * Open until a time of today, or closed until a time of a day; times as `HH:MM`. The day has its date with it where
 * its name alone would mean a nearer one. `closure` is what keeps the office closed today, against the week's hours.
 */
export type OpenStatus =
  | { open: true; until: string }
  | { open: false; day: string; today: boolean; opens: string; closure?: string }
  | null;

/** Arizona keeps one time the whole year, but the zone's own rules decide, not an offset. */
const phoenix = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Phoenix",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const withDate = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  month: "long",
  day: "numeric",
});

const DAY = 86_400_000;
const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** How many days ahead the next opening is looked for: over a week of closures, and the week after it. */
const HORIZON = 21;

/**
 * Whether the office is open at a moment, by the clock of Phoenix whatever the visitor's zone. The office is open
 * from the opening minute on, and no longer at the closing minute. Null where no day of the next weeks has hours.
 */
export function openStatus(
  rows: readonly HoursRow[],
  closures: readonly Closure[],
  moment: Date,
): OpenStatus {
  const parts = Object.fromEntries(phoenix.formatToParts(moment).map(({ type, value }) => [type, value]));
  const now = `${parts.hour}:${parts.minute}`;
  const midnight = Date.parse(`${parts.year}-${parts.month}-${parts.day}`);
  const weekday = WEEK.indexOf(parts.weekday as (typeof WEEK)[number]);
  let closure: string | undefined;

  for (let ahead = 0; ahead <= HORIZON; ahead++) {
    const day = WEEK[(weekday + ahead) % WEEK.length] ?? "";
    const row = rows.find((candidate) => candidate.day === day);
    if (!row?.opens || !row.closes) continue;
    const date = new Date(midnight + ahead * DAY);
    const closed = closures.find((candidate) => candidate.date === date.toISOString().slice(0, 10));
    if (closed) {
      if (ahead === 0) closure = closed.name;
      continue;
    }
    const { opens, closes } = row;
    if (ahead > 0 || now < opens) {
      const words = ahead < WEEK.length ? day : withDate.format(date);
      return { open: false, day: words, today: ahead === 0, opens, ...(closure && { closure }) };
    }
    if (now < closes) return { open: true, until: closes };
  }
  return null;
}

/** `18:00` as people in Phoenix say it: `6:00 PM`. `24:00` is midnight. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours % 24 < 12 ? "AM" : "PM";
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${half}`;
}

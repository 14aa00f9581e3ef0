import { fillSlots } from "./fillSlots";
import { monthAndDay } from "./longDate";
import { phoenixTime } from "./phoenixTime";

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

/** What the line of the open status is made from. */
export interface OpenStatusData {
  rows: readonly HoursRow[];
  closures: readonly Closure[];
  words: Queries.OpenStatusFragment["layout"]["hours"];
}

const DAY = 86_400_000;
/** As a `Date` counts. */
const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

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
  const here = phoenixTime(moment);
  const now = here.toISOString().slice(11, 16);
  let closure: string | undefined;

  for (let ahead = 0; ahead <= HORIZON; ahead++) {
    const date = new Date(here.getTime() + ahead * DAY);
    const day = WEEK[date.getUTCDay()] ?? "";
    const row = rows.find((candidate) => candidate.day === day);
    if (!row?.opens || !row.closes) continue;
    const closed = closures.find((candidate) => candidate.date === date.toISOString().slice(0, 10));
    if (closed) {
      if (ahead === 0) closure = closed.name;
      continue;
    }
    const { opens, closes } = row;
    if (ahead > 0 || now < opens) {
      const words =
        ahead < WEEK.length ? day : `${day}, ${monthAndDay(date.getUTCMonth(), date.getUTCDate())}`;
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

/** 'Open now, until 6:00 PM': a status in the words of `data/layout.yaml`; empty where there is none. */
export function openStatusWords(status: OpenStatus, words: OpenStatusData["words"]): string {
  if (!status) return "";
  if (status.open) return fillSlots(words.openNow, { time: clockTime(status.until) });
  return fillSlots(status.closure ? words.closedFor : words.closedNow, {
    closure: status.closure ?? "",
    day: status.today ? words.today : status.day,
    time: clockTime(status.opens),
  });
}

import { clockTime, minutes } from "./clockTime";
import { fillPlaceholders } from "./fillPlaceholders";
import { type Days, findClosure } from "./holidayClosures";
import { monthAndDay } from "./longDate";
import { officeTime, type UtcOffsets } from "./officeTime";
import { weekdays } from "./weekdays";

/** Opening hours without a break, by the office's clock: `{ opens: "09:00", closes: "18:00" }`. */
export interface TimeSpan {
  opens: string;
  /** The closing time: `24:00` is midnight at the end of the day; a time before `opens` is on the next day. */
  closes: string;
}

interface HoursRow {
  readonly day: string;
  readonly spans: readonly Readonly<TimeSpan>[];
}

interface Closure extends Days {
  /** The closure's occasion, such as Thanksgiving Day. */
  readonly name: string;
  /** Special opening hours on these days; none if the office is closed all day. */
  readonly spans: readonly Readonly<TimeSpan>[];
}

/** The data from which the open status is computed; OpenStatus.tsx writes it into the page. */
export interface OpenStatusData {
  rows: readonly HoursRow[];
  closures: readonly Closure[];
  offsets: UtcOffsets;
  words: Queries.OpenStatusFragment["layout"]["hours"];
}

const DAY = 86_400_000;
const DAY_MINUTES = 24 * 60;

/** Days for which the next opening is searched: long enough for a closure of one year, plus a week. */
const HORIZON = 374;

/**
 * Whether the office is open at a moment, whatever the visitor's time zone, and the text of `data/layout.yaml` that says
 * so: 'Open now, until 6:00 PM'. The office is open from the opening minute on, and closed from the closing minute on.
 * The text is empty if no day of the next year has opening hours.
 */
export function openStatus(
  { rows, closures, offsets, words }: OpenStatusData,
  moment: Date,
): { open: boolean; text: string } {
  const here = officeTime(moment, offsets);
  const now = minutes(here.toISOString().slice(11, 16));
  const dayOf = (ahead: number) => new Date(here.getTime() + ahead * DAY);
  const weekly = (ahead: number) => rows.find(({ day }) => day === dayName(dayOf(ahead)))?.spans ?? [];
  const closureOn = (ahead: number) => findClosure(closures, dayOf(ahead).toISOString().slice(0, 10));

  // When the office is open, in minutes since today's midnight.
  const openings: { from: number; to: number }[] = [];
  const nextOpening = () => openings.find(({ to }) => now < to);
  // The search starts with yesterday, because yesterday's hours may extend past midnight.
  for (let ahead = -1; ahead <= HORIZON; ahead++) {
    const found = nextOpening();
    // Stops when no later hours can extend the opening found, or when that ends too far in the future to be shown.
    if (found && (found.to < ahead * DAY_MINUTES || found.to - now > DAY_MINUTES)) break;
    const closure = closureOn(ahead);
    for (const { opens, closes } of closure?.spans ?? weekly(ahead)) {
      const from = ahead * DAY_MINUTES + minutes(opens);
      const to = ahead * DAY_MINUTES + minutes(closes) + (closes < opens ? DAY_MINUTES : 0);
      const last = openings.at(-1);
      if (last && from <= last.to) last.to = Math.max(last.to, to);
      else openings.push({ from, to });
    }
  }

  const next = nextOpening();
  if (!next) return { open: false, text: "" };
  if (next.from <= now) {
    const time = clockTime(next.to);
    const isLong = next.to - now > DAY_MINUTES;
    return { open: true, text: isLong ? words.openAllDay : fillPlaceholders(words.openNow, { time }) };
  }
  const ahead = Math.floor(next.from / DAY_MINUTES);
  const date = dayOf(ahead);
  const name = dayName(date);
  const day =
    ahead < weekdays.length ? name : `${name}, ${monthAndDay(date.getUTCMonth(), date.getUTCDate())}`;
  const closure = closureOn(0);
  // Names special hours as the reason only before the usual closing time; after it the office is closed anyway.
  const keepsClosed =
    ahead > 0 &&
    weekly(0).some(({ opens, closes }) => !closure?.spans.length || closes < opens || now < minutes(closes));
  const text = fillPlaceholders(closure && keepsClosed ? words.closedFor : words.closedNow, {
    closure: closure?.name ?? "",
    day: ahead === 0 ? words.today : day,
    time: clockTime(next.from),
  });
  return { open: false, text };
}

function dayName(date: Date): string {
  // Adds 6 to the index, because `getUTCDay` counts from Sunday, but `weekdays` begins with Monday.
  return weekdays[(date.getUTCDay() + 6) % 7] ?? "";
}

import { clockTime, minutes } from "./clockTime";
import { fillSlots } from "./fillSlots";
import { findClosure } from "./findClosure";
import { monthAndDay } from "./longDate";
import { phoenixTime } from "./phoenixTime";
import { weekdays } from "./weekdays";

/** A time in which the office is open, by the 24-hour clock of Phoenix: `{ opens: "09:00", closes: "18:00" }`. */
export interface TimeSpan {
  opens: string;
  /** `24:00` is midnight at the end of the day; a time before `opens` is on the next day. */
  closes: string;
}

interface HoursRow {
  readonly day: string;
  /** When the office is open on that day of the week. */
  readonly spans: readonly Readonly<TimeSpan>[];
}

interface Closure {
  /** The day in Phoenix, as `2026-11-26`. */
  readonly date: string;
  /** The last of several days; the same day where it is one. */
  readonly lastDay: string;
  /** What the day is, such as Thanksgiving Day. */
  readonly name: string;
  /** When the office is open all the same. */
  readonly spans?: readonly Readonly<TimeSpan>[];
}

/**
 * Open until a time, or closed until a time of a day; times as `6:00 PM`. Without a time where the office stays
 * open for a whole day and longer. The day has its date with it where its name alone would mean a nearer one.
 * `closure` is what keeps the office closed today, against the week's hours.
 */
export type OpenStatus =
  | { open: true; until?: string }
  | { open: false; day: string; today: boolean; opens: string; closure?: string }
  | null;

/** What the line of the open status is made from. */
export interface OpenStatusData {
  rows: readonly HoursRow[];
  closures: readonly Closure[];
  words: Queries.OpenStatusFragment["layout"]["hours"];
}

const DAY = 86_400_000;
const DAY_MINUTES = 24 * 60;

/** How many days ahead the next opening is looked for: over a year's closure, and the week after it. */
const HORIZON = 374;

/** A time in which the office is open, in minutes since the beginning of today. */
interface Opening {
  from: number;
  to: number;
}

/**
 * Whether the office is open at a moment, by the clock of Phoenix whatever the visitor's zone. The office is open
 * from the opening minute on, and no longer at the closing minute. Null where no day of the next year has hours.
 */
export function openStatus(
  rows: readonly HoursRow[],
  closures: readonly Closure[],
  moment: Date,
): OpenStatus {
  const here = phoenixTime(moment);
  const now = minutes(here.toISOString().slice(11, 16));
  const dayOf = (ahead: number) => new Date(here.getTime() + ahead * DAY);
  const weekly = (ahead: number) => rows.find(({ day }) => day === dayName(dayOf(ahead)))?.spans ?? [];
  const closureOn = (ahead: number) => findClosure(closures, dayOf(ahead).toISOString().slice(0, 10));

  const openings: Opening[] = [];
  const nextOpening = () => openings.find(({ to }) => now < to);
  // From yesterday on, whose night may reach into today.
  for (let ahead = -1; ahead <= HORIZON; ahead++) {
    const found = nextOpening();
    // It is whole, or so long that its end does not matter.
    if (found && (found.to < ahead * DAY_MINUTES || found.to - now > DAY_MINUTES)) break;
    const closure = closureOn(ahead);
    for (const { opens, closes } of (closure ? closure.spans : weekly(ahead)) ?? []) {
      const from = ahead * DAY_MINUTES + minutes(opens);
      const to = ahead * DAY_MINUTES + minutes(closes) + (closes < opens ? DAY_MINUTES : 0);
      const last = openings.at(-1);
      if (last && from <= last.to) last.to = Math.max(last.to, to);
      else openings.push({ from, to });
    }
  }

  const next = nextOpening();
  if (!next) return null;
  if (next.from <= now)
    return next.to - now > DAY_MINUTES ? { open: true } : { open: true, until: clockTime(next.to) };
  const ahead = Math.floor(next.from / DAY_MINUTES);
  const date = dayOf(ahead);
  const name = dayName(date);
  const day =
    ahead < weekdays.length ? name : `${name}, ${monthAndDay(date.getUTCMonth(), date.getUTCDate())}`;
  const closure = closureOn(0);
  // On a day with other hours not after the week's: the office would be closed by then in any case.
  const keepsClosed =
    ahead > 0 &&
    weekly(0).some(({ opens, closes }) => !closure?.spans?.length || closes < opens || now < minutes(closes));
  return {
    open: false,
    day,
    today: ahead === 0,
    opens: clockTime(next.from),
    ...(closure && keepsClosed && { closure: closure.name }),
  };
}

function dayName(date: Date): string {
  // A Date counts from Sunday on.
  return weekdays[(date.getUTCDay() + 6) % 7] ?? "";
}

/** 'Open now, until 6:00 PM': a status in the words of `data/layout.yaml`; empty where there is none. */
export function openStatusWords(status: OpenStatus, words: OpenStatusData["words"]): string {
  if (!status) return "";
  if (status.open) {
    return status.until ? fillSlots(words.openNow, { time: status.until }) : words.openAllDay;
  }
  return fillSlots(status.closure ? words.closedFor : words.closedNow, {
    closure: status.closure ?? "",
    day: status.today ? words.today : status.day,
    time: status.opens,
  });
}

/**
 * The longest words that a line of the open status says in the eight weeks after a moment, so that its place can
 * be kept free. Not for longer: a phone would have an empty line the whole year for the one day whose words take
 * two. The moments looked at are each day's first and those at which something opens or closes.
 */
export function longestStatus({ rows, closures, words }: OpenStatusData, from: Date): string {
  const edges = [...rows, ...closures]
    .flatMap(({ spans }) => spans ?? [])
    .flatMap(({ opens, closes }) => [opens, closes]);
  const moments = [0, ...new Set(edges.map(minutes))];
  const here = phoenixTime(from);
  const midnight = from.getTime() - (here.getTime() % DAY);
  let longest = "";
  for (let day = 0; day < 56; day++) {
    for (const minute of moments) {
      const moment = new Date(midnight + day * DAY + minute * 60_000);
      const said = openStatusWords(openStatus(rows, closures, moment), words);
      if (said.length > longest.length) longest = said;
    }
  }
  return longest;
}

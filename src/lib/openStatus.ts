import { type DateRange, findClosure } from "./closures";
import { monthAndDay, officeTime, type UtcOffsets } from "./dates";
import { fillPlaceholders } from "./fillPlaceholders";
import { clockTime, DAY_MINUTES, type TimeSpan, weekdays } from "./hours";

interface Closure extends DateRange {
  readonly name: string;
  /** Special opening hours; undefined if the office is closed all day. Only those of a single day open a closed weekday. */
  readonly spans?: readonly TimeSpan[];
}

type Layout = Queries.OpenStatusFragment["layout"];

/** What the open status is computed from; OpenStatus.tsx writes it into the page. */
export interface OfficeHours {
  /** The hours of each day of the week, from Monday on. */
  week: readonly (readonly TimeSpan[])[];
  closures: readonly Closure[];
  offsets: UtcOffsets;
  words: Layout["hours"] & Partial<Layout["frame"]>;
}

/** Days for which the next opening is searched: long enough for a closure of one year, plus a week. */
const HORIZON = 374;

/**
 * Whether the office is open at a moment, whatever the visitor's time zone, the text of `data/layout.yaml` that says
 * so, 'Open now, until 6:00 PM', and the text that says when it answers. The office is open from the opening minute on,
 * and closed from the closing minute on. The texts are empty if no day of the next year has opening hours.
 */
export function openStatus(office: OfficeHours, moment: Date) {
  const { week, closures, offsets, words } = office;
  const here = officeTime(moment, offsets);
  const now = here.getUTCHours() * 60 + here.getUTCMinutes();
  const next = currentOrNextOpening(office, here, now);
  if (!next) return { open: false, text: "" };
  if (next.opens <= now) {
    const time = clockTime(next.closes);
    const isLong = next.closes - now > DAY_MINUTES;
    const text = isLong ? words.openAllDay : fillPlaceholders(words.openNow, { time });
    return { open: true, text, answer: words.answersToday };
  }
  const ahead = Math.floor(next.opens / DAY_MINUTES);
  const date = dayAfter(here, ahead);
  const name = weekdays[weekdayOf(date)] ?? "";
  const day =
    ahead < weekdays.length ? name : `${name}, ${monthAndDay(date.getUTCMonth(), date.getUTCDate())}`;
  const closure = findClosure(closures, isoDate(here));
  // Names special hours as the reason only before the usual closing time; after it the office is closed anyway.
  const keepsClosed =
    ahead > 0 && week[weekdayOf(here)]?.some(({ closes }) => !closure?.spans || now < closes);
  const today = keepsClosed ? closure : undefined;
  const { coming } = next;
  const values = {
    closure: (today ?? coming)?.name ?? "",
    day: ahead === 0 ? words.today : day,
    time: clockTime(next.opens),
  };
  const closed = today ? words.closedFor : coming ? words.closedBefore : words.closedNow;
  const text = fillPlaceholders(closed, values);
  return { open: false, text, answer: words.answersLater && fillPlaceholders(words.answersLater, values) };
}

/** The first opening that has not ended at the minute `now` of the day `here`, and the first closure from tomorrow until then. */
function currentOrNextOpening({ week, closures }: OfficeHours, here: Date, now: number) {
  let next: { opens: number; closes: number; coming?: Closure } | undefined;
  let coming: Closure | undefined;
  // Starts with yesterday, because yesterday's hours may extend past midnight.
  for (let ahead = -1; ahead <= HORIZON; ahead++) {
    const date = dayAfter(here, ahead);
    const usual = week[weekdayOf(date)] ?? [];
    const closure = findClosure(closures, isoDate(date));
    // Special hours of several days, such as summer hours, don't open the days that are closed every week.
    const staysClosed = closure && closure.date !== closure.lastDay && usual.length === 0;
    for (const span of staysClosed ? [] : closure ? (closure.spans ?? []) : usual) {
      const opens = ahead * DAY_MINUTES + span.opens;
      const closes = ahead * DAY_MINUTES + span.closes;
      if (next && opens > next.closes) return next;
      if (next) next.closes = Math.max(next.closes, closes);
      else if (closes > now) next = { opens, closes, coming };
    }
    if (ahead > 0 && usual.length) coming ??= closure;
  }
  return next;
}

export function dayAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MINUTES * 60_000);
}

export function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The weekday's place in `weekdays`, which begins with Monday, whereas `getUTCDay` counts from Sunday. */
export function weekdayOf(date: Date): number {
  return (date.getUTCDay() + 6) % 7;
}

import { type DateRange, findClosure } from "./closures";
import { monthAndDay, officeTime, type UtcOffsets } from "./dates";
import { fillPlaceholders } from "./fillPlaceholders";
import { clockTime, DAY_MINUTES, type TimeSpan, weekdays } from "./hours";

interface Closure extends DateRange {
  readonly name: string;
  /** Special opening hours; undefined if the office is closed all day. */
  readonly spans?: readonly TimeSpan[];
}

/** OpenStatus.tsx writes this data into the page's HTML as JSON. */
export interface OfficeHours {
  /** The opening hours of each day, from Monday to Sunday. */
  week: readonly (readonly TimeSpan[])[];
  closures: readonly Closure[];
  offsets: UtcOffsets;
  /** `answersToday` and `answersLater` are empty strings if they are missing from layout.yaml. */
  texts: Queries.OpenStatusFragment["layout"]["hours"] & { answersToday: string; answersLater: string };
}

/** How many days ahead to search for the next opening. Covers a year-long closure plus a week. */
const HORIZON = 374;

/**
 * Returns whether the office is open, a text such as 'Open now, until 6:00 PM', and a text that says when the office
 * will answer. At the opening minute, the office is open; at the closing minute, it is closed. If the office doesn't
 * open again within a year, both texts are empty.
 */
export function openStatus(office: OfficeHours, moment: Date) {
  const { week, closures, offsets, texts } = office;
  const here = officeTime(moment, offsets);
  const now = here.getUTCHours() * 60 + here.getUTCMinutes();
  const next = currentOrNextOpening(office, here, now);
  if (!next) return { open: false, text: "", answer: "" };
  if (next.opens <= now) {
    const isLong = next.closes - now > DAY_MINUTES;
    const values = { time: clockTime(next.closes) };
    if (isLong) return { open: true, text: texts.openAllDay, answer: texts.openAllDay };
    const text = fillPlaceholders(texts.openNow, values);
    return { open: true, text, answer: fillPlaceholders(texts.answersToday, values) };
  }
  const ahead = Math.floor(next.opens / DAY_MINUTES);
  const date = dayAfter(here, ahead);
  const name = weekdays[weekdayOf(date)] ?? "";
  const day =
    ahead < weekdays.length ? name : `${name}, ${monthAndDay(date.getUTCMonth(), date.getUTCDate())}`;
  const closure = findClosure(closures, isoDate(here));
  // If special hours end at noon, the text says 'Closed for {closure}' until 5 PM, when the office usually closes.
  const keepsClosed =
    ahead > 0 && week[weekdayOf(here)]?.some(({ closes }) => !closure?.spans || now < closes);
  const today = keepsClosed ? closure : undefined;
  const { coming } = next;
  const values = {
    closure: (today ?? coming)?.name ?? "",
    day: ahead === 0 ? texts.today : day,
    time: clockTime(next.opens),
  };
  const closed = today ? texts.closedFor : coming ? texts.closedBefore : texts.closedNow;
  const text = fillPlaceholders(closed, values);
  return { open: false, text, answer: fillPlaceholders(texts.answersLater, values) };
}

/** `now` is in minutes after midnight. In the result, `coming` is the closure, if any, that delays the next opening. */
function currentOrNextOpening({ week, closures }: OfficeHours, here: Date, now: number) {
  let next: { opens: number; closes: number; coming?: Closure } | undefined;
  let coming: Closure | undefined;
  // Starts with yesterday, because yesterday's hours may extend past midnight.
  for (let ahead = -1; ahead <= HORIZON; ahead++) {
    const date = dayAfter(here, ahead);
    const usual = week[weekdayOf(date)] ?? [];
    const closure = findClosure(closures, isoDate(date));
    // Multi-day special hours, such as summer hours, don't apply on days when the office is always closed.
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

/** Returns 0 for Monday. `getUTCDay` returns 0 for Sunday. */
export function weekdayOf(date: Date): number {
  return (date.getUTCDay() + 6) % 7;
}

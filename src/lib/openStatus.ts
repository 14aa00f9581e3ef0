import { dayAfter, monthAndDay, officeTime, type UtcOffsets, utcDay, weekdayOf } from "./dates";
import { clockTime, DAY_MINUTES, type TimeSpan, weekdays } from "./hours";
import { fillPlaceholders } from "./texts";

/** An entry of closures.yaml. `spans` are special opening hours; undefined if the office is closed all day. */
type Closure = Pick<Queries.Closure, "date" | "lastDay" | "name"> & { spans?: readonly TimeSpan[] };

/** OpenStatus.tsx writes this data into the page's HTML as JSON. */
export interface Office {
  week: readonly (readonly TimeSpan[])[];
  closures: readonly Closure[];
  offsets: UtcOffsets;
  texts: Queries.OpenStatusFragment["layout"]["hours"] & { answersToday: string; answersLater: string };
}

/** How many days ahead to search for the next opening. Covers a year-long closure plus a week. */
const HORIZON = 374;

/**
 * Returns whether the office is open, and two texts: its status, such as 'Open now, until 6:00 PM', and when it will
 * answer. At the closing minute, the office is closed. If it doesn't open within a year, both texts are empty.
 */
export function openStatus(office: Office, moment: Date) {
  const { week, closures, offsets, texts } = office;
  const here = officeTime(moment, offsets);
  const now = here.getUTCHours() * 60 + here.getUTCMinutes();
  const next = currentOrNextOpening(office, here, now);
  if (!next) return { open: false, text: "", answer: "" };
  if (next.opens <= now) {
    const isLong = next.closes - now > DAY_MINUTES;
    const time = clockTime(next.closes);
    const fill = (text: string) => (isLong ? texts.openAllDay : fillPlaceholders(text, { time }));
    return { open: true, text: fill(texts.openNow), answer: fill(texts.answersToday) };
  }
  const ahead = Math.floor(next.opens / DAY_MINUTES);
  const date = dayAfter(here, ahead);
  const name = weekdays[weekdayOf(date)] ?? "";
  const inWords = ahead < 7 ? name : `${name}, ${monthAndDay(date.getUTCMonth(), date.getUTCDate())}`;
  const closure = findClosure(closures, utcDay(here));
  // After special hours that end early, the text says 'Closed for {closure}' until the usual closing time.
  const keepsClosed =
    ahead > 0 && week[weekdayOf(here)]?.some(({ closes }) => !closure?.spans || now < closes);
  const today = keepsClosed ? closure : undefined;
  const reason = today ?? next.coming;
  const closed = today ? texts.closedFor : reason ? texts.closedBefore : texts.closedNow;
  const day = ahead === 0 ? texts.today : inWords;
  const values = { closure: reason?.name ?? "", day, time: clockTime(next.opens) };
  const text = fillPlaceholders(closed, values);
  return { open: false, text, answer: fillPlaceholders(texts.answersLater, values) };
}

/** Returns the entry of closures.yaml, such as a holiday, that applies on `day`; if several overlap, the shortest. */
export function findClosure(closures: readonly Closure[], day: string) {
  const length = ({ date, lastDay }: Closure) => Date.parse(lastDay) - Date.parse(date);
  return closures
    .filter(({ date, lastDay }) => date <= day && day <= lastDay)
    .sort((a, b) => length(a) - length(b))[0];
}

/** `now` is in minutes after midnight. In the result, `coming` is the closure, if any, that delays the next opening. */
function currentOrNextOpening({ week, closures }: Office, here: Date, now: number) {
  let next: { opens: number; closes: number; coming?: Closure } | undefined;
  let coming: Closure | undefined;
  // Starts with yesterday, because yesterday's hours may extend past midnight.
  for (let ahead = -1; ahead <= HORIZON; ahead++) {
    const date = dayAfter(here, ahead);
    const usual = week[weekdayOf(date)] ?? [];
    const closure = findClosure(closures, utcDay(date));
    // Multi-day special hours, such as summer hours, don't apply on weekdays that are usually closed.
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

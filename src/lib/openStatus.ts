import { dayAfter, monthAndDay, officeTime, type UtcOffsets, utcDay, weekdayOf } from "./dates";
import { clockTime, DAY_MINUTES, type TimeSpan, weekdays } from "./hours";
import { fillPlaceholders } from "./texts";

/** An entry of closures.yaml. `spans` are special opening hours; undefined if the office is closed all day. */
interface Closure {
  date: string;
  lastDay: string;
  name: string;
  spans?: readonly TimeSpan[];
}

/** OpenStatus.tsx writes this data into the page's HTML as JSON. */
export interface Office {
  week: readonly (readonly TimeSpan[])[];
  closures: readonly Closure[];
  offsets: UtcOffsets;
  texts: Queries.OpenStatusFragment["layout"]["hours"];
}

/** How many days ahead to search for the next opening. Covers a year-long closure plus a week. */
const HORIZON = 374;

/**
 * Returns whether the office is open, and a text such as 'Open now, until 6:00 PM'. At the closing minute, the office
 * is closed. If it doesn't open within a year, the text is empty.
 */
export function openStatus(office: Office, moment: Date) {
  const { closures, offsets, texts } = office;
  const here = officeTime(moment, offsets);
  const now = here.getUTCHours() * 60 + here.getUTCMinutes();
  const next = currentOrNextOpening(office, here, now);
  if (!next) return { open: false, text: "" };
  if (next.opens <= now) {
    const isLong = next.closes - now > DAY_MINUTES;
    const time = clockTime(next.closes);
    return { open: true, text: isLong ? texts.openAllDay : fillPlaceholders(texts.openNow, { time }) };
  }
  const ahead = Math.floor(next.opens / DAY_MINUTES);
  const date = dayAfter(here, ahead);
  const name = weekdays[weekdayOf(date)] ?? "";
  const inWords = ahead < 7 ? name : `${name}, ${monthAndDay(date.getUTCMonth(), date.getUTCDate())}`;
  const day = ahead === 0 ? texts.today : inWords;
  const time = clockTime(next.opens);
  const closure = findClosure(closures, utcDay(here));
  if (!closure || closure.spans)
    return { open: false, text: fillPlaceholders(texts.closedNow, { day, time }) };
  return { open: false, text: fillPlaceholders(texts.closedFor, { closure: closure.name, day, time }) };
}

/** Returns the entry of closures.yaml, such as a holiday, that applies on `day`; if several overlap, the shortest. */
export function findClosure(closures: readonly Closure[], day: string) {
  const length = ({ date, lastDay }: Closure) => Date.parse(lastDay) - Date.parse(date);
  return closures
    .filter(({ date, lastDay }) => date <= day && day <= lastDay)
    .sort((a, b) => length(a) - length(b))[0];
}

/** Returns the current or next opening in minutes after the midnight before `here`, as `now` is. */
function currentOrNextOpening({ week, closures }: Office, here: Date, now: number) {
  let next: TimeSpan | undefined;
  // Starts with yesterday, because yesterday's hours may extend past midnight.
  for (let ahead = -1; ahead <= HORIZON; ahead++) {
    const date = dayAfter(here, ahead);
    const closure = findClosure(closures, utcDay(date));
    for (const span of (closure ? closure.spans : week[weekdayOf(date)]) ?? []) {
      const opens = ahead * DAY_MINUTES + span.opens;
      const closes = ahead * DAY_MINUTES + span.closes;
      if (next && opens > next.closes) return next;
      if (next) next = { opens: next.opens, closes: Math.max(next.closes, closes) };
      else if (closes > now) next = { opens, closes };
    }
  }
  return next;
}

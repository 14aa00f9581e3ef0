import { dayAfter, type LocalTime, monthAndDay, weekdayOf } from "./dates";
import { clockTime, DAY_MINUTES, type TimeSpan, weekdays } from "./hours";

/** The data that OfficeData.tsx writes into each page's HTML as JSON. */
export interface Office {
  timeZone: string;
  /** The opening hours of each day, from Monday to Sunday. If a list is empty, the office is closed all day. */
  week: readonly (readonly TimeSpan[])[];
  /** The entries in closures.yaml. `spans` are the special opening hours. If empty, the office is closed all day. */
  closures: readonly { date: string; until: string | null; name: string; spans: readonly TimeSpan[] }[];
  texts: Queries.SiteDataQuery["layout"]["hours"];
}

/**
 * Returns whether the office is open, and a message such as 'Open now, until 6:00 PM'. The message is empty if the
 * office doesn't open within a year. `here` is the office's local time.
 */
export function openStatus(office: Office, here: LocalTime) {
  const { texts } = office;
  const next = currentOrNextOpening(office, here);
  if (!next) return { open: false, text: "" };
  if (next.opens <= here.minutes) {
    const isLong = next.closes - here.minutes > DAY_MINUTES;
    return { open: true, text: isLong ? texts.openAllDay : `${texts.openUntil} ${clockTime(next.closes)}` };
  }
  const ahead = Math.floor(next.opens / DAY_MINUTES);
  const openingDay = dayAfter(here.day, ahead);
  const date = ahead > 6 ? `, ${monthAndDay(openingDay)}` : "";
  const day = ahead === 0 ? texts.today : weekdayOf(openingDay) + date;
  const closure = findClosure(office, here.day);
  const reason = closure?.spans.length === 0 ? `${texts.closedFor} ${closure.name}` : texts.closed;
  return { open: false, text: `${reason}, ${texts.opens} ${day} ${texts.at} ${clockTime(next.opens)}` };
}

/** Returns the entry in closures.yaml for a day, if any. A one-day entry overrides an entry for several days. */
function findClosure({ closures }: Office, day: string) {
  const entries = closures.filter(({ date, until }) => date <= day && day <= (until ?? date));
  return entries.find(({ until }) => !until) ?? entries[0];
}

/** Returns the current or next opening period, in minutes since the start of `here.day`. */
function currentOrNextOpening(office: Office, here: LocalTime) {
  let next: TimeSpan | undefined;
  // Searches from yesterday, whose hours may extend past midnight, to a week after the longest closure (365 days).
  for (let ahead = -1; ahead <= 372; ahead++) {
    const day = dayAfter(here.day, ahead);
    const closure = findClosure(office, day);
    const { spans } = closure ?? { spans: office.week[weekdays.indexOf(weekdayOf(day))] };
    for (const span of spans ?? []) {
      const opens = ahead * DAY_MINUTES + span.opens;
      const closes = ahead * DAY_MINUTES + span.closes;
      if (closes <= here.minutes) continue;
      if (!next) next = { opens, closes };
      else if (opens <= next.closes) next.closes = Math.max(next.closes, closes);
      else return next;
    }
  }
  return next;
}

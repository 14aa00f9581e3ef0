import { dayAfter, isoDate } from "./dates";

/** The first and last day, such as `2026-11-26`. Both are equal if the range is a single day. */
export type DateRange = Pick<Queries.Closure, "date" | "lastDay">;

/** Returns the entry of closures.yaml, such as a holiday, that applies on `day`; if several overlap, the shortest. */
export function findClosure<Closure extends DateRange>(closures: readonly Closure[], day: string) {
  const length = ({ date, lastDay }: DateRange) => Date.parse(lastDay) - Date.parse(date);
  return closures
    .filter(({ date, lastDay }) => date <= day && day <= lastDay)
    .sort((a, b) => length(a) - length(b))[0];
}

/** Returns the date ranges in which `closure` applies: all its days, except those that also have a shorter closure. */
export function closureRanges<C extends DateRange>(closure: C, closures: readonly C[]): DateRange[] {
  const ranges: { date: string; lastDay: string }[] = [];
  const next = (day: string) => isoDate(dayAfter(new Date(day), 1));
  for (let day = closure.date; day <= closure.lastDay; day = next(day)) {
    if (findClosure(closures, day) !== closure) continue;
    const last = ranges.at(-1);
    if (last && next(last.lastDay) === day) last.lastDay = day;
    else ranges.push({ date: day, lastDay: day });
  }
  return ranges;
}

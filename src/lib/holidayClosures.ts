export interface Days {
  /** The closure's first day: `2026-11-26`. */
  readonly date: string;
  /** The closure's last day; the same as `date` for a single day. */
  readonly lastDay: string;
}

/** Finds the holiday or other closure that covers a day (`2026-11-26`); if there are several, the shortest one. */
export function findClosure<Closure extends Days>(closures: readonly Closure[], day: string) {
  const length = ({ date, lastDay }: Days) => Date.parse(lastDay) - Date.parse(date);
  return closures
    .filter(({ date, lastDay }) => date <= day && day <= lastDay)
    .sort((a, b) => length(a) - length(b))[0];
}

/** The date ranges in which a closure applies: its own range, minus the days of shorter closures within it. */
export function closureRanges<Closure extends Days>(closure: Closure, closures: readonly Closure[]): Days[] {
  const ranges: { date: string; lastDay: string }[] = [];
  for (let day = closure.date; day <= closure.lastDay; day = dayAfter(day)) {
    if (findClosure(closures, day) !== closure) continue;
    const last = ranges.at(-1);
    if (last && dayAfter(last.lastDay) === day) last.lastDay = day;
    else ranges.push({ date: day, lastDay: day });
  }
  return ranges;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);
}

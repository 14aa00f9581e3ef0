interface Days {
  /** The day in Phoenix, as `2026-11-26`. */
  readonly date: string;
  /** The last of several days; the same day where it is one. */
  readonly lastDay: string;
}

const DAY = 86_400_000;

/** Finds the closure that covers a day; where several do, the shortest of them. */
export function findClosure<Closure extends Days>(
  closures: readonly Closure[],
  day: string,
): Closure | undefined {
  const length = ({ date, lastDay }: Days) => Date.parse(lastDay) - Date.parse(date);
  return closures
    .filter(({ date, lastDay }) => date <= day && day <= lastDay)
    .sort((a, b) => length(a) - length(b))[0];
}

/** The date ranges in which a closure applies, without the days that a shorter closure within it covers. */
export function closureRanges<Closure extends Days>(closure: Closure, closures: readonly Closure[]): Days[] {
  const runs: { date: string; lastDay: string }[] = [];
  for (let day = closure.date; day <= closure.lastDay; day = dayAfter(day)) {
    if (findClosure(closures, day) !== closure) continue;
    const last = runs.at(-1);
    if (last && dayAfter(last.lastDay) === day) last.lastDay = day;
    else runs.push({ date: day, lastDay: day });
  }
  return runs;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

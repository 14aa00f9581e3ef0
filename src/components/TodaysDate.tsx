import { datePatterns, isoDay, longDate } from "../lib/longDate";
import { phoenixTime } from "../lib/phoenixTime";

interface TodaysDateProps {
  of: "day" | "year";
  buildTime: string;
  lang?: string;
}

/** A `<time>` with today's date or the current year; src/browser/datesAndOpenStatus.ts updates it in the browser. */
export function TodaysDate({ of, buildTime, lang }: TodaysDateProps) {
  const built = phoenixTime(new Date(buildTime));
  // The build's calendar day in Phoenix, as a Date that has this day in the build machine's time zone.
  const day = new Date(built.getUTCFullYear(), built.getUTCMonth(), built.getUTCDate());
  const patterns = lang ? datePatterns(lang) : undefined;
  const shown = isoDay(day).slice(0, of === "year" ? 4 : 10);
  return (
    <time data-today={of} dateTime={shown} data-patterns={JSON.stringify(patterns)}>
      {of === "year" ? shown : longDate(day, patterns)}
    </time>
  );
}

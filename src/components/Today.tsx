import { isoDay, longDate } from "../lib/longDate";
import { phoenixTime } from "../lib/phoenixTime";

interface TodayProps {
  /** How much of the date is shown. */
  of: "day" | "year";
  /** When the site was built, as an ISO date: what stands here until scripting is there. */
  buildTime: string;
}

/** The build's day by the clock of the agency, as a day of the machine's own clock. */
function buildDay(buildTime: string): Date {
  const built = phoenixTime(new Date(buildTime));
  return new Date(built.getUTCFullYear(), built.getUTCMonth(), built.getUTCDate());
}

/** Today, or this year, by the visitor's clock (src/browser/clocks.ts). */
export function Today({ of, buildTime }: TodayProps) {
  const built = buildDay(buildTime);
  const shown = isoDay(built).slice(0, of === "year" ? 4 : 10);
  return (
    <time data-today={of} dateTime={shown}>
      {of === "year" ? shown : longDate(built)}
    </time>
  );
}

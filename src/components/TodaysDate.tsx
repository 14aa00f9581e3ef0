import { isoDay, localTime, longDate } from "../lib/dates";
import { useSiteData } from "./useSiteData";

/** Renders the date or year of the build. src/browser/datesAndOpenStatus.ts updates the `<time>` in the browser. */
export function TodaysDate({ of }: { of: "day" | "year" }) {
  const { site, agency } = useSiteData();
  const today = localTime(new Date(site.buildTime), agency.utcOffsets);
  const isoDate = isoDay(today).slice(0, of === "year" ? 4 : 10);
  return (
    <time dateTime={isoDate} data-today={of}>
      {of === "year" ? isoDate : longDate(today)}
    </time>
  );
}

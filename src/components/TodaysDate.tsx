import { isoDay, longDate } from "../lib/dates";
import { useSiteData } from "./useSiteData";

/** Renders the date or year of the build. src/browser/datesAndOpenStatus.ts updates the `<time>` in the browser. */
export function TodaysDate({ of }: { of: "day" | "year" }) {
  const { site, agency } = useSiteData();
  const built = new Date(site.buildTime);
  const { timeZone } = agency;
  const isoDate = isoDay(built, timeZone).slice(0, of === "year" ? 4 : 10);
  return (
    <time dateTime={isoDate} data-today={of}>
      {of === "year" ? isoDate : longDate(built, timeZone)}
    </time>
  );
}

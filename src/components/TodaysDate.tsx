import { isoDay, longDate } from "../lib/dates";
import type { SiteData } from "./siteData";

/** Renders the date or year of the build. src/browser/datesAndOpenStatus.ts updates the `<time>` in the browser. */
export function TodaysDate({ of, data }: { of: "day" | "year"; data: SiteData }) {
  const built = new Date(data.site.buildTime);
  const { timeZone } = data.agency;
  const isoDate = isoDay(built, timeZone).slice(0, of === "year" ? 4 : 10);
  return (
    <time dateTime={isoDate} data-today={of}>
      {of === "year" ? isoDate : longDate(built, timeZone)}
    </time>
  );
}

import { localTime, longDate } from "../lib/dates";
import { useSiteData } from "./useSiteData";

/** Renders the date or year of the build. In browsers, src/browser/datesAndOpenStatus.ts updates the `<time>`. */
export function TodaysDate({ of }: { of: "day" | "year" }) {
  const { site, agency } = useSiteData();
  const { day } = localTime(new Date(site.buildTime), agency.timeZone);
  const year = day.slice(0, 4);
  return (
    <time dateTime={of === "year" ? year : day} data-today={of}>
      {of === "year" ? year : longDate(day)}
    </time>
  );
}

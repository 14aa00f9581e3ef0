import { localTime, longDate } from "../lib/dates";
import { spansOf, weekOf } from "../lib/hours";
import type { Office } from "../lib/openStatus";
import { useSiteData } from "./useSiteData";

/** Renders the date or year of the build. src/browser/datesAndOpenStatus.ts updates the `<time>` in the browser. */
export function TodaysDate({ of }: { of: "day" | "year" }) {
  const { site, agency } = useSiteData();
  const { day } = localTime(new Date(site.buildTime), agency.utcOffsets);
  const year = day.slice(0, 4);
  return (
    <time dateTime={of === "year" ? year : day} data-today={of}>
      {of === "year" ? year : longDate(day)}
    </time>
  );
}

/** Renders the opening periods, and the days in closures.yaml, as JSON for src/browser/datesAndOpenStatus.ts. */
export function OfficeData() {
  const data = useSiteData();
  const office: Office = {
    utcOffsets: data.agency.utcOffsets,
    week: weekOf(data.allOfficeHours.nodes),
    closures: data.allClosure.nodes.map(({ hours, ...closure }) => ({ ...closure, spans: spansOf(hours) })),
    texts: data.layout.hours,
  };
  return (
    <script type="application/json" data-office="">
      {JSON.stringify(office)}
    </script>
  );
}

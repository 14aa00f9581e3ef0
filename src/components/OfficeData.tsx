import { spansOf, weekOf } from "../lib/hours";
import type { Office } from "../lib/openStatus";
import { useSiteData } from "./useSiteData";

/** Renders the office hours and closures as JSON. In browsers, datesAndOpenStatus.ts computes the open status. */
export function OfficeData() {
  const data = useSiteData();
  const office: Office = {
    timeZone: data.agency.timeZone,
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

import { css } from "@emotion/react";
import { spansOf, weekOf } from "../lib/hours";
import type { Office } from "../lib/openStatus";
import { color, fontWeight, media, space } from "../styles/tokens";
import { useSiteData } from "./useSiteData";

/** Reserves space for a status such as 'Open now, until 6:00 PM', which datesAndOpenStatus.ts inserts in browsers. */
export function OpenStatus() {
  if (weekOf(useSiteData().allOfficeHours.nodes).flat().length === 0) return null;
  // `data-nosnippet` keeps an outdated status out of search result snippets.
  return (
    <div data-nosnippet="">
      <p css={status} data-open-status="" />
    </div>
  );
}

/** Renders the office hours and closures as JSON. In browsers, datesAndOpenStatus.ts computes the open status. */
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

const status = css({
  display: "flex",
  gap: space.x1,
  minHeight: "1.45em",
  lineHeight: 1.45,
  fontWeight: fontWeight.strong,
  [media.noScript]: { display: "none" },
  [media.print]: { display: "none" },
  "&:not(:empty)::before": {
    content: '""',
    flex: "none",
    width: "0.625rem",
    height: "0.625rem",
    marginTop: "0.4em",
    border: "2px solid",
    borderRadius: "50%",
  },
  "&[data-open]": { color: color.calm },
  "&[data-open]::before": { borderWidth: "0.3125rem" },
});

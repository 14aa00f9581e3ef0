import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { utcOffsets } from "../lib/dates";
import { readHours, weekOf } from "../lib/hours";
import type { Office } from "../lib/openStatus";
import { color, fontWeight, media, space } from "../styles/tokens";

/** Reserves space for 'Open now, until 6:00 PM', which src/browser/datesAndOpenStatus.ts fills in. */
export function OpenStatus({ data, oneLine }: { data: Queries.OpenStatusFragment; oneLine?: boolean }) {
  if (isNeverOpen(data)) return null;
  return (
    // `data-nosnippet` keeps an outdated status out of search result snippets.
    <div css={[reservedLine, oneLine && css({ minHeight: "1.45em" })]} data-nosnippet="">
      <p css={statusLine} data-open-status="" />
    </div>
  );
}

const isNeverOpen = (data: Queries.HoursFragment) =>
  weekOf(data.allOfficeHours.nodes).every(({ length }) => length === 0);

/** Renders the opening hours, and the days in closures.yaml, as JSON for src/browser/datesAndOpenStatus.ts. */
export function OfficeData({ data }: { data: Queries.OpenStatusFragment }) {
  const office: Office = {
    week: weekOf(data.allOfficeHours.nodes),
    closures: data.allClosure.nodes.map(({ date, until, name, hours }) => ({
      date,
      lastDay: until ?? date,
      name,
      spans: hours ? readHours(hours)?.spans : undefined,
    })),
    offsets: utcOffsets(data.agency.timeZone, new Date(data.site.buildTime)),
    texts: data.layout.hours,
  };
  return (
    <script type="application/json" data-office="">
      {JSON.stringify(office)}
    </script>
  );
}

/** The width plus margin of the dot before the text. */
const statusIndent = "1.125rem";
const reservedLine = css({
  display: "grid",
  minHeight: "2.9em", // two lines, because the text may wrap on a phone
  lineHeight: 1.45,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  [media.noScript]: { display: "none" },
  [media.print]: { display: "none" },
});
const statusLine = css({
  paddingInlineStart: statusIndent,
  textIndent: `-${statusIndent}`,
  "&:not(:empty)::before": {
    content: '""',
    display: "inline-block",
    width: "0.625rem",
    height: "0.625rem",
    marginRight: space.x1,
    border: `2px solid ${color.textMuted}`,
    borderRadius: "50%",
  },
  "&[data-open]": {
    color: color.calm,
    "&::before": {
      borderColor: color.calm,
      background: color.calm,
      [media.forcedColors]: { background: "CanvasText" },
    },
  },
});

export const openStatusFragment = graphql`
  fragment OpenStatus on Query {
    ...OfficeClock
    layout {
      hours {
        openNow
        openAllDay
        closedNow
        closedFor
        today
      }
    }
    ...Closures
    ...Hours
  }
`;

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { longestStatus, type OpenStatusData, type TimeSpan } from "../lib/openStatus";
import { isWeekday } from "../lib/weekdays";
import { media } from "../styles/media";
import { color, fontWeight, space } from "../styles/tokens";

/**
 * The line 'Open now, until 6:00 PM', which src/browser/datesAndOpenStatus.ts fills in. Until then the empty line
 * reserves the height of its longest possible text, so that the layout does not shift (CLS).
 */
export function OpenStatus({ data }: { data: Queries.OpenStatusFragment }) {
  const { allOfficeHours, allClosure, layout, site } = data;
  const spansOf = (spans: readonly TimeSpan[]) => spans.map(({ opens, closes }) => ({ opens, closes }));
  const status: OpenStatusData = {
    rows: allOfficeHours.nodes
      .filter(({ day, spans }) => spans.length > 0 && isWeekday(day))
      .map(({ day, spans }) => ({ day, spans: spansOf(spans) })),
    closures: allClosure.nodes.map(({ date, lastDay, name, spans }) => ({
      date,
      lastDay,
      name,
      // Leaves out an empty array, which most closures have, to save bytes in the page.
      ...(spans.length > 0 && { spans: spansOf(spans) }),
    })),
    words: layout.hours,
  };
  return (
    <div css={place} data-longest={longestStatus(status, new Date(site.buildTime))}>
      <p css={line} data-open-status={JSON.stringify(status)} />
    </div>
  );
}

const dot = css({
  content: '""',
  display: "inline-block",
  width: "0.6em",
  height: "0.6em",
  marginRight: space.x1,
  border: `2px solid ${color.textMuted}`,
  borderRadius: "50%",
});
const place = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  // Indents the text by the width and margin of the dot before it.
  "& > *, &::after": { gridArea: "1 / 1", paddingInlineStart: `calc(0.6em + ${space.x1})` },
  "&::after": { content: "attr(data-longest)", visibility: "hidden" },
  [media.noScript]: { display: "none" },
  [media.print]: { display: "none" },
});
const line = css({
  textIndent: `calc(-0.6em - ${space.x1})`,
  "&:not(:empty)::before": dot,
  "&[data-open]": {
    color: color.calm,
    "&::before": { borderColor: color.calm, background: color.calm },
  },
});

export const openStatusFragment = graphql`
  fragment OpenStatus on Query {
    site {
      buildTime
    }
    layout {
      hours {
        openNow
        openAllDay
        closedNow
        closedFor
        today
      }
    }
    ...Hours
    ...Closures
  }
`;

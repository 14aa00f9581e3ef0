import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { OpenStatusData } from "../lib/openStatus";
import { media } from "../styles/media";
import { color, fontWeight, space } from "../styles/tokens";

interface OpenStatusProps {
  data: Queries.OpenStatusFragment;
}

/**
 * The place of 'Open now, until 6:00 PM', by Phoenix time: empty until src/browser/clocks.ts knows the hour, and kept
 * free from the start, so that nothing moves.
 */
export function OpenStatus({ data }: OpenStatusProps) {
  const { allOfficeHours, allClosure, layout } = data;
  const status: OpenStatusData = {
    rows: allOfficeHours.nodes
      .filter(({ opens }) => opens)
      .map(({ day, opens, closes }) => ({ day, opens, closes })),
    closures: allClosure.nodes.map(({ date, name }) => ({ date, name })),
    words: layout.hours,
  };
  return <p css={line} data-open-status={JSON.stringify(status)} />;
}

const line = css({
  minHeight: "1.6em",
  // 'Closed, opens Wednesday 9:00 AM' takes two lines here.
  [media.narrow]: { minHeight: "3.2em" },
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  "&:not(:empty)::before": {
    content: '""',
    display: "inline-block",
    width: "0.6em",
    height: "0.6em",
    marginRight: space.x1,
    border: `2px solid ${color.textMuted}`,
    borderRadius: "50%",
  },
  "&[data-open]": {
    color: color.calm,
    "&::before": { borderColor: color.calm, background: color.calm },
  },
  [media.noScript]: { display: "none" },
  [media.print]: { display: "none" },
});

export const openStatusFragment = graphql`
  fragment OpenStatus on Query {
    layout {
      hours {
        openNow
        closedNow
        closedFor
        today
      }
    }
    ...Hours
    ...Closures
  }
`;

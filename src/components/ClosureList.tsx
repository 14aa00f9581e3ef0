import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { isoDay } from "../lib/longDate";
import { media } from "../styles/media";
import { fontWeight, space } from "../styles/tokens";
import { buildDay } from "./Today";

interface ClosureListProps {
  data: Queries.ClosureListFragment;
  /** The words that unfold the list. */
  label: string;
}

/**
 * The days to come on which the office is closed or has other hours, folded away; nothing where there is none. Those that have passed since
 * the build are taken out by src/browser/clocks.ts.
 */
export function ClosureList({ data, label }: ClosureListProps) {
  const today = isoDay(buildDay(data.site.buildTime));
  const coming = data.allClosure.nodes.filter(({ lastDay }) => lastDay >= today);
  if (coming.length === 0) return null;
  return (
    <details data-closures="">
      <summary css={summary}>{label}</summary>
      <ul role="list" css={list}>
        {coming.map(({ date, lastDay, name, dateInWords, hours }) => (
          <li key={date} data-last-day={lastDay}>
            {dateInWords}: {name}
            {hours && `, ${hours}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

const summary = css({
  minHeight: "2.75rem",
  paddingBlock: space.x1,
  fontWeight: fontWeight.strong,
  cursor: "pointer",
});
const list = css({ display: "grid", gap: space.x1, [media.print]: { gap: space.half } });

export const closureListFragments = graphql`
  fragment Closures on Query {
    allClosure(sort: { date: ASC }) {
      nodes {
        date
        lastDay
        name
        dateInWords
        hours
        spans {
          opens
          closes
        }
      }
    }
  }
  fragment ClosureList on Query {
    site {
      buildTime
    }
    ...Closures
  }
`;

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Attribute } from "../lib/dataAttributes";
import { typesetHours } from "../lib/hours";
import { media } from "../styles/mediaQueries";
import { color, fontSize, fontWeight, space } from "../styles/tokens";

interface ClosureListProps {
  data: Queries.OpenStatusFragment;
  label: string;
  /** The text that replaces the hours of a day on which the office is closed all day. */
  closed: string;
}

/**
 * Upcoming office closures and special hours in a collapsed `<details>`; nothing if there are none. In the browser,
 * src/browser/datesAndOpenStatus.ts hides the closures that have passed since the build, and moves the closures of the
 * next seven days above the `<details>`.
 */
export function ClosureList({ data, label, closed }: ClosureListProps) {
  const { timeZone } = data.agency;
  const today = new Date(data.site.buildTime).toLocaleDateString("sv-SE", { timeZone });
  const upcoming = data.allClosure.nodes.filter(({ lastDay }) => lastDay >= today);
  if (upcoming.length === 0) return null;
  return (
    <ul role="list" css={closureList} {...{ [Attribute.Closures]: "" }}>
      <li>
        <details>
          <summary css={summary}>{label}</summary>
          <ul role="list" css={closureList}>
            {upcoming.map(({ date, lastDay, name, hours }) => (
              <li key={`${date} ${lastDay}`} css={closureRow} {...{ [Attribute.Days]: `${date} ${lastDay}` }}>
                <span data-nosnippet="">{name}</span>{" "}
                <span css={closureDates} data-nosnippet="">
                  {[...new Set([date, lastDay])].map(formatDay).join(" to ")}
                </span>{" "}
                <span css={closureHours} data-nosnippet="">
                  {typesetHours(hours?.words ?? closed)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </li>
    </ul>
  );
}

function formatDay(day: string): string {
  return new Date(day).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
  });
}

const summary = css({
  minHeight: "2.75rem",
  paddingBlock: space.x1,
  // Aligns wrapped lines with the text of the first line, not with the marker.
  paddingLeft: "1.06em",
  textIndent: "-1.06em",
  fontWeight: fontWeight.strong,
  cursor: "pointer",
  [media.hover]: { "&:hover": { color: color.link } },
});
/** The name of a closure with its dates below, and to the right the hours, aligned with the office hours above. */
const closureRow = css({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  columnGap: space.x2,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.4,
  "&[hidden]": { display: "none" },
});
const closureDates = css({ gridRow: 2, fontSize: fontSize.small, color: color.textMuted });
const closureHours = css({ textAlign: "end", "&::first-letter": { textTransform: "uppercase" } });
const closureList = css({ display: "grid", gap: space.x1 });

export const closuresFragment = graphql`
  fragment Closures on Query {
    allClosure(sort: { date: ASC }) {
      nodes {
        date
        lastDay
        name
        hours {
          ...OpeningHours
        }
      }
    }
  }
`;

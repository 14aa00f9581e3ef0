import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Attribute } from "../lib/dataAttributes";
import { typesetHours } from "../lib/hours";
import { color, fontSize, fontWeight, media, space } from "../styles/tokens";

interface ClosureListProps {
  data: Queries.OpenStatusFragment;
  label: string;
  /** The text shown instead of hours if the office is closed all day. */
  closed: string;
}

/** Lists upcoming closures and special hours. src/browser/datesAndOpenStatus.ts hides past closures. */
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
  // Hanging indent: wrapped lines align with the text after the marker. The marker is 1.06em wide.
  paddingLeft: "1.06em",
  textIndent: "-1.06em",
  fontWeight: fontWeight.strong,
  cursor: "pointer",
  [media.hover]: { "&:hover": { color: color.link } },
});
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

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Attribute } from "../lib/dataAttributes";
import { typesetHours } from "../lib/hours";
import { media } from "../styles/mediaQueries";
import { color, fontSize, fontWeight, space } from "../styles/tokens";

interface ClosureListProps {
  data: Queries.OpenStatusFragment;
  label: string;
  /** The text shown as the hours of a day on which the office is closed all day. */
  closed: string;
}

/**
 * Upcoming office closures and special hours in a collapsed `<details>`, or nothing if there are none.
 * src/browser/datesAndOpenStatus.ts hides the days that have passed since the build, and moves those of the next seven
 * days up above the `<details>`.
 */
export function ClosureList({ data, label, closed }: ClosureListProps) {
  const { timeZone } = data.agency;
  const today = new Date(data.site.buildTime).toLocaleDateString("sv-SE", { timeZone });
  const coming = data.allClosure.nodes.filter(({ lastDay }) => lastDay >= today);
  if (coming.length === 0) return null;
  return (
    <ul role="list" css={list} {...{ [Attribute.Closures]: "" }}>
      <li>
        <details>
          <summary css={summary}>{label}</summary>
          <ul role="list" css={list}>
            {coming.map(({ date, lastDay, name, hours }) => (
              <li key={`${date} ${lastDay}`} css={row} {...{ [Attribute.Days]: `${date} ${lastDay}` }}>
                <span data-nosnippet="">{name}</span>{" "}
                <span css={dates} data-nosnippet="">
                  {[...new Set([date, lastDay])].map(inWords).join(" to ")}
                </span>{" "}
                <span css={hoursOfDay} data-nosnippet="">
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

function inWords(day: string): string {
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
  // Aligns a wrapped second line with the text of the first line, not with its marker.
  paddingLeft: "1.06em",
  textIndent: "-1.06em",
  fontWeight: fontWeight.strong,
  cursor: "pointer",
  [media.hover]: { "&:hover": { color: color.link } },
});
/** A closure: its name with the date below, and to the right its hours, like those of the week above. */
const row = css({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  columnGap: space.x2,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.4,
  "&[hidden]": { display: "none" },
});
const dates = css({ gridRow: 2, fontSize: fontSize.small, color: color.textMuted });
const hoursOfDay = css({ textAlign: "end", "&::first-letter": { textTransform: "uppercase" } });
const list = css({ display: "grid", gap: space.x1 });

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

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Attribute } from "../lib/dataAttributes";
import { media } from "../styles/media";
import { color, fontWeight, space } from "../styles/tokens";

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
              <li key={`${date} ${lastDay}`} {...{ [Attribute.Days]: `${date} ${lastDay}` }}>
                <span css={line} data-nosnippet="">
                  {[...new Set([date, lastDay])].map(inWords).join(" to ")}:
                </span>{" "}
                <span css={line} data-nosnippet="">
                  {name}, {hours?.words ?? closed}
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
  return new Date(day).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "full" });
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
/** Puts date, name and hours of a closure on separate lines, so that all entries look alike. */
const line = css({ display: "block" });
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

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Attribute } from "../lib/dataAttributes";
import { groupHours, weekdays } from "../lib/hours";
import { fontWeight, space } from "../styles/tokens";

export function HoursList({ data }: { data: Queries.HoursFragment }) {
  return (
    <dl css={hoursList}>
      {groupHours(data.allOfficeHours.nodes).map(({ days, indices, hours }) => (
        <div key={days} css={dayRow} {...{ [Attribute.Weekdays]: indices }}>
          <dt>{days}</dt>
          <dd css={dayHours}>
            {hours.split(/(?<=, )/).map((span) => (
              <span key={span} css={timeSpan}>
                {span}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const hoursList = css({ display: "grid", gap: space.half, fontVariantNumeric: "tabular-nums" });
const dayRow = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.x1,
  // Makes today's row bold.
  [weekdays
    .map((_, index) => `[${Attribute.Weekday}="${index}"] &[${Attribute.Weekdays}*="${index}"]`)
    .join(",")]: { fontWeight: fontWeight.strong },
});
const dayHours = css({ marginInlineStart: "auto", textAlign: "end" });
/** Puts each time span on its own line, even if several would fit on one line. */
const timeSpan = css({ display: "block" });

export const hoursFragments = graphql`
  fragment Hours on Query {
    allOfficeHours {
      nodes {
        day
        hours {
          ...OpeningHours
        }
      }
    }
  }
  fragment OpeningHours on OpeningHours {
    words
    spans {
      opens
      closes
    }
  }
`;

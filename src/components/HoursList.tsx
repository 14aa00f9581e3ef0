import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Attribute } from "../lib/dataAttributes";
import { groupHours, weekdays } from "../lib/hours";
import { fontWeight, space } from "../styles/tokens";

/** Office hours as a description list; consecutive days with equal hours share a row ('Mon–Fri'). */
export function HoursList({ data }: { data: Queries.HoursFragment }) {
  return (
    <dl css={list}>
      {groupHours(data.allOfficeHours.nodes).map(({ days, indices, hours }) => (
        <div key={days} css={day} {...{ [Attribute.Weekdays]: indices }}>
          <dt>{days}</dt>
          <dd css={hoursOfDay}>
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

const list = css({ display: "grid", gap: space.half, fontVariantNumeric: "tabular-nums" });
const day = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.x2,
  // Today's row is bold.
  [weekdays
    .map((_, index) => `[${Attribute.Weekday}="${index}"] &[${Attribute.Weekdays}*="${index}"]`)
    .join(",")]: { fontWeight: fontWeight.strong },
});
const hoursOfDay = css({ marginInlineStart: "auto", textAlign: "end" });
/** Puts each of a day's time spans on its own line, so that all days with a break look alike. */
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

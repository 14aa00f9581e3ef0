import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { groupHours } from "../lib/groupHours";
import { space } from "../styles/tokens";

/** Office hours as a description list; consecutive days with equal hours share a row ('Mon-Fri'). */
export function HoursList({ data }: { data: Queries.HoursFragment }) {
  return (
    <dl css={list}>
      {groupHours(data.allOfficeHours.nodes).map(({ days, hours }) => (
        <div key={days} css={row}>
          <dt>{days}</dt>
          <dd css={times}>
            {hours.split(/(?<=, )/).map((span) => (
              <span key={span} css={time}>
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
const row = css({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: space.x2 });
const times = css({ marginInlineStart: "auto", textAlign: "end" });
/** Puts each of a day's time spans on a line of its own, so that all days with a break look alike. */
const time = css({ display: "block" });

export const hoursFragment = graphql`
  fragment Hours on Query {
    allOfficeHours {
      nodes {
        day
        hours
        spans {
          opens
          closes
        }
      }
    }
  }
`;

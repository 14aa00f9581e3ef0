import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatDay } from "../lib/dates";
import { groupHours, typesetHours, weekdays } from "../lib/hours";
import { color, fontSize, fontWeight, media, space } from "../styles/tokens";

export function HoursList({ data }: { data: Queries.HoursFragment }) {
  return (
    <dl css={hoursList}>
      {groupHours(data.allOfficeHours.nodes).map(({ days, indices, hours }) => (
        <div key={days} css={dayRow} data-week={indices}>
          <dt>{days}</dt>
          <dd css={dayHours}>
            {hours.split(/(?<=[AP]M, )/).map((span) => (
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
  [`${weekdays.map((_, i) => `[data-weekday="${i}"] &[data-week*="${i}"]`)}`]: {
    fontWeight: fontWeight.strong,
  },
});
const dayHours = css({ marginInlineStart: "auto", textAlign: "end" });
const timeSpan = css({ display: "block" });

interface ClosureListProps {
  data: Queries.OpenStatusFragment;
  label: string;
  closed: string;
}

/** Lists upcoming closures and special hours. src/browser/datesAndOpenStatus.ts hides past closures. */
export function ClosureList({ data, label, closed }: ClosureListProps) {
  const { timeZone } = data.agency;
  const today = new Date(data.site.buildTime).toLocaleDateString("sv-SE", { timeZone });
  const upcoming = data.allClosure.nodes.filter(({ date, until }) => (until ?? date) >= today);
  if (upcoming.length === 0) return null;
  return (
    <ul role="list" css={closureList} data-closures="">
      <li>
        <details>
          <summary css={summary}>{label}</summary>
          <ul role="list" css={closureList}>
            {upcoming.map(({ date, until, name, hours }) => (
              <li key={date + name} css={closureRow} data-days={`${date} ${until ?? date}`}>
                <span data-nosnippet="">{name}</span>{" "}
                <span css={closureDates} data-nosnippet="">
                  {(until ? [date, until] : [date]).map(formatDay).join(" to ")}
                </span>{" "}
                <span css={closureHours} data-nosnippet="">
                  {typesetHours(hours ?? closed)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </li>
    </ul>
  );
}

const summary = css({
  minHeight: space.tapTarget,
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

export const hoursFragments = graphql`
  fragment Hours on Query {
    allOfficeHours {
      nodes {
        day
        hours
      }
    }
  }
  fragment Closures on Query {
    allClosure(sort: { date: ASC }) {
      nodes {
        date(formatString: "YYYY-MM-DD")
        until(formatString: "YYYY-MM-DD")
        name
        hours
      }
    }
  }
`;

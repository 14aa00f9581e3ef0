import { css } from "@emotion/react";
import { formatDay, localTime } from "../lib/dates";
import { shortDays, typesetHours } from "../lib/hours";
import { cluster, stack } from "../styles/compositions";
import { smallPrint } from "../styles/sectionStyles";
import { space } from "../styles/tokens";
import { useSiteData } from "./useSiteData";

export function HoursList() {
  const { allOfficeHours } = useSiteData();
  return (
    <dl css={hoursList}>
      {allOfficeHours.nodes.map(({ day, hours }) => (
        <div key={day}>
          <dt>{shortDays(day)}</dt>
          <dd>
            {typesetHours(hours)
              .split(", ")
              .map((span) => (
                <div key={span}>{span}</div>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const hoursList = css(stack(space.half), {
  fontVariantNumeric: "tabular-nums",
  "& > div": cluster(`0 ${space.x1}`),
  "& dd": { marginInlineStart: "auto", textAlign: "end" },
});

type ClosureWords = Queries.ContactFragment["home"]["contact"]["hours"];

/** Lists the office's upcoming closures as of build time. In browsers, datesAndOpenStatus.ts hides past ones. */
export function ClosureList({ words }: { words: ClosureWords }) {
  const data = useSiteData();
  const { day: today } = localTime(new Date(data.site.buildTime), data.agency.timeZone);
  const upcoming = data.allClosure.nodes.filter(({ date, until }) => (until ?? date) >= today);
  if (upcoming.length === 0) return null;
  return (
    <div data-closures="" data-nosnippet="">
      <details>
        <summary>{words.closures}</summary>
        {upcoming.map(({ date, until, name, hours }) => (
          <p key={date + name} css={closureRow} data-last-day={until ?? date}>
            <span>{name}</span>{" "}
            <span css={closureDates}>{(until ? [date, until] : [date]).map(formatDay).join(" – ")}</span>{" "}
            <span css={closureHours}>{typesetHours(hours ?? words.closedDay)}</span>
          </p>
        ))}
      </details>
    </div>
  );
}

const closureRow = css({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  columnGap: space.x2,
  marginBottom: space.x1,
  lineHeight: 1.4,
});
const closureDates = css(smallPrint, { gridRow: 2 });
const closureHours = css({ textAlign: "end", "&::first-letter": { textTransform: "uppercase" } });

import { graphql } from "gatsby";
import { isoDay, longDate } from "../lib/dates";

/** Renders the date or year of the build. src/browser/datesAndOpenStatus.ts updates the `<time>` in the browser. */
export function TodaysDate({ of, data }: { of: "day" | "year"; data: Queries.OfficeClockFragment }) {
  const built = new Date(data.site.buildTime);
  const { timeZone } = data.agency;
  const isoDate = isoDay(built, timeZone).slice(0, of === "year" ? 4 : 10);
  return (
    <time dateTime={isoDate} data-today={of}>
      {of === "year" ? isoDate : longDate(built, timeZone)}
    </time>
  );
}

export const officeClockFragment = graphql`
  fragment OfficeClock on Query {
    agency {
      timeZone
    }
    site {
      buildTime
    }
  }
`;

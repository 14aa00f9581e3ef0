import { graphql } from "gatsby";
import { Attribute } from "../lib/dataAttributes";

interface TodaysDateProps {
  of: "day" | "year";
  data: Queries.OfficeClockFragment;
}

/** Renders the date or year of the build. src/browser/datesAndOpenStatus.ts updates the `<time>` in the browser. */
export function TodaysDate({ of, data }: TodaysDateProps) {
  const built = new Date(data.site.buildTime);
  const { timeZone } = data.agency;
  const isoDate = built.toLocaleDateString("sv-SE", { timeZone }).slice(0, of === "year" ? 4 : 10);
  return (
    <time dateTime={isoDate} {...{ [Attribute.Today]: of }}>
      {of === "year" ? isoDate : built.toLocaleDateString("en-US", { timeZone, dateStyle: "long" })}
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

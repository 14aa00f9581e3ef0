import { graphql } from "gatsby";
import { Attribute } from "../lib/dataAttributes";

interface TodaysDateProps {
  of: "day" | "year";
  data: Queries.OfficeClockFragment;
  lang?: string;
}

/** A `<time>` with today's date or the current year. src/browser/datesAndOpenStatus.ts updates it in the browser. */
export function TodaysDate({ of, data, lang }: TodaysDateProps) {
  const built = new Date(data.site.buildTime);
  const { timeZone } = data.agency;
  const format = (date: Date) => date.toLocaleDateString(lang ?? "en-US", { timeZone, dateStyle: "long" });
  // A date of each month in the page's language: src/lib/dates.ts formats other dates like these, without `Intl`.
  const samples =
    lang && Array.from({ length: 12 }, (_, month) => format(new Date(Date.UTC(2033, month, 28, 12))));
  const isoDate = built.toLocaleDateString("sv-SE", { timeZone }).slice(0, of === "year" ? 4 : 10);
  return (
    <time dateTime={isoDate} {...{ [Attribute.Today]: of, [Attribute.Samples]: JSON.stringify(samples) }}>
      {of === "year" ? isoDate : format(built)}
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

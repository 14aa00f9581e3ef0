import { graphql } from "gatsby";
import { Attribute } from "../lib/dataAttributes";

interface TodaysDateProps {
  of: "day" | "year";
  data: Queries.OfficeClockFragment;
  lang?: string;
}

/** Renders the date or year of the build. src/browser/datesAndOpenStatus.ts updates the `<time>` in the browser. */
export function TodaysDate({ of, data, lang }: TodaysDateProps) {
  const built = new Date(data.site.buildTime);
  const { timeZone } = data.agency;
  const format = (date: Date) => date.toLocaleDateString(lang ?? "en-US", { timeZone, dateStyle: "long" });
  // For other languages, renders a sample date for each month, such as `28 de enero de 2033`. The browser only replaces
  // 28 and 2033 (src/lib/dates.ts), because formatting a date with `Intl` is slow on phones.
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

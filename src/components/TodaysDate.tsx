import { graphql } from "gatsby";
import { Attribute } from "../lib/dataAttributes";

interface TodaysDateProps {
  of: "day" | "year";
  data: Queries.OfficeClockFragment;
  lang?: string;
}

/** A `<time>` with today's date or the current year; src/browser/datesAndOpenStatus.ts updates it in the browser. */
export function TodaysDate({ of, data, lang }: TodaysDateProps) {
  const built = new Date(data.site.buildTime);
  const { timeZone } = data.agency;
  const shown = built.toLocaleDateString("sv-SE", { timeZone }).slice(0, of === "year" ? 4 : 10);
  return (
    <time dateTime={shown} lang={lang} {...{ [Attribute.Today]: of }}>
      {of === "year" ? shown : built.toLocaleDateString(lang ?? "en-US", { timeZone, dateStyle: "long" })}
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

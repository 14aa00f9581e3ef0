import { graphql } from "gatsby";
import type { InsuranceAgency, OpeningHoursSpecification, WithContext } from "schema-dts";
import { runsOf } from "./closureOf";
import { mapUrl } from "./mapUrl";
import { internationalPhone } from "./phone";
import { streetAddress } from "./streetAddress";
import { usStates } from "./usStates";
import { isWeekday } from "./weekdays";

type Hours = Queries.HoursFragment["allOfficeHours"]["nodes"][number];
type Closure = Queries.ClosuresFragment["allClosure"]["nodes"][number];

/**
 * What search engines read about the agency (schema.org, Google's LocalBusiness rules). There is no rating and no
 * review in it on purpose: ratings of oneself on one's own site are self-serving, and Google ignores or punishes them.
 */
export function insuranceAgency({
  agency,
  allOfficeHours,
  allClosure,
  allCity,
}: Queries.InsuranceAgencyFragment): WithContext<InsuranceAgency> {
  const { address } = agency;
  return {
    "@context": "https://schema.org",
    "@type": "InsuranceAgency",
    "@id": new URL("/#agency", agency.website).href,
    name: agency.name,
    legalName: agency.legalName,
    url: new URL("/", agency.website).href,
    image: new URL("/share.png", agency.website).href,
    logo: new URL("/icon-512.png", agency.website).href,
    telephone: internationalPhone(agency.phone),
    email: agency.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: streetAddress(address),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: "US",
    },
    hasMap: mapUrl(address),
    openingHoursSpecification: allOfficeHours.nodes.flatMap(openingHours),
    specialOpeningHoursSpecification: allClosure.nodes.flatMap((closure) =>
      specialHours(closure, allClosure.nodes),
    ),
    areaServed: allCity.nodes.map(({ name }) => `${name}, ${usStates[address.state]}`),
    foundingDate: String(agency.since),
    ...(agency.social.length > 0 && { sameAs: agency.social.map(({ url }) => url) }),
  };
}

/** One specification for each time that a day of the week is open; rows that are no day of the week have none. */
function openingHours({ day, spans }: Hours): OpeningHoursSpecification[] {
  if (!isWeekday(day)) return [];
  return spans.map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: day,
    opens,
    closes: lastMinute(closes),
  }));
}

/**
 * As Google's LocalBusiness rules have it: a day that opens and closes at midnight is a closed one. Each day is said
 * once, with the hours that the site itself goes by.
 */
function specialHours(closure: Closure, closures: readonly Closure[]): OpeningHoursSpecification[] {
  const times = closure.spans.length > 0 ? closure.spans : [{ opens: "00:00", closes: "00:00" }];
  return runsOf(closure, closures).flatMap(({ date, lastDay }) =>
    times.map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: lastDay,
      opens,
      closes: lastMinute(closes),
    })),
  );
}

/** schema.org counts a day's last minute as 23:59; 24:00 is no time there. */
function lastMinute(closes: string): string {
  return closes === "24:00" ? "23:59" : closes;
}

/**
 * The agency for search engines, as the text of a script. Escaped: `</script>` would end it, and some readers
 * decode `&quot;`.
 */
export function insuranceAgencyScript(data: Queries.InsuranceAgencyFragment): string {
  const asEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(insuranceAgency(data)).replace(/[<>&\u2028\u2029]/g, asEscape);
}

export const insuranceAgencyFragment = graphql`
  fragment InsuranceAgency on Query {
    agency {
      name
      legalName
      website
      phone
      email
      since
      address {
        street
        unit
        city
        state
        zip
      }
      social {
        url
      }
    }
    allCity {
      nodes {
        name
      }
    }
    ...Hours
    ...Closures
  }
`;

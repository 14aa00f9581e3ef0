import { graphql } from "gatsby";
import type { DayOfWeek, InsuranceAgency, OpeningHoursSpecification, WithContext } from "schema-dts";
import { mapUrl } from "./mapUrl";

interface Hours {
  readonly day: string;
  readonly opens: string | null;
  readonly closes: string | null;
}

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
    telephone: `+1${agency.phone}`,
    email: agency.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: "US",
    },
    hasMap: mapUrl(address),
    openingHoursSpecification: allOfficeHours.nodes.flatMap(openingHours),
    specialOpeningHoursSpecification: allClosure.nodes.map(closedAllDay),
    areaServed: allCity.nodes.map(({ name }) => ({ "@type": "City", name: `${name}, Arizona` })),
    foundingDate: String(agency.since),
    sameAs: [agency.social.url],
  };
}

/** One specification for each day with hours; rows that are no day of the week have none. */
function openingHours({ day, opens, closes }: Hours): OpeningHoursSpecification[] {
  if (!opens || !closes) return [];
  // schema.org counts a day's last minute as 23:59; 24:00 is no time there.
  const end = closes === "24:00" ? "23:59" : closes;
  return [{ "@type": "OpeningHoursSpecification", dayOfWeek: day as DayOfWeek, opens, closes: end }];
}

/** As Google's LocalBusiness rules have it: a day that opens and closes at midnight is a closed one. */
function closedAllDay({ date }: { date: string }): OpeningHoursSpecification {
  return {
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: date,
    opens: "00:00",
    closes: "00:00",
  };
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

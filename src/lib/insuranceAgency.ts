import { graphql } from "gatsby";
import type { InsuranceAgency, OpeningHoursSpecification, WithContext } from "schema-dts";
import { closureRanges } from "./findClosure";
import { mapUrl } from "./mapUrl";
import { internationalPhone } from "./phone";
import { streetAddress } from "./streetAddress";
import { usStates } from "./usStates";
import { isWeekday } from "./weekdays";

type Hours = Queries.HoursFragment["allOfficeHours"]["nodes"][number];
type Closure = Queries.ClosuresFragment["allClosure"]["nodes"][number];

/**
 * The agency's JSON-LD (schema.org, Google's rules for LocalBusiness). It has no rating and no review: Google takes a
 * business's reviews on its own site for self-serving, and ignores or penalizes them.
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

/** A specification for each span of a day of the week; other rows, such as evenings, have none. */
function openingHours({ day, spans }: Hours): OpeningHoursSpecification[] {
  if (!isWeekday(day)) return [];
  return spans.map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: day,
    opens,
    closes: lastMinute(closes),
  }));
}

/** Opening and closing at midnight means closed, by Google's rules for LocalBusiness. Each day occurs in one closure. */
function specialHours(closure: Closure, closures: readonly Closure[]): OpeningHoursSpecification[] {
  const times = closure.spans.length > 0 ? closure.spans : [{ opens: "00:00", closes: "00:00" }];
  return closureRanges(closure, closures).flatMap(({ date, lastDay }) =>
    times.map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: lastDay,
      opens,
      closes: lastMinute(closes),
    })),
  );
}

/** schema.org has no 24:00. */
function lastMinute(closes: string): string {
  return closes === "24:00" ? "23:59" : closes;
}

/** The JSON-LD as the text of a script, escaped so that no `</script>` in it ends the script and no parser decodes `&quot;`. */
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

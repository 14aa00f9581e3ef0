import { mapUrl } from "../lib/address";
import { DAY_MINUTES, isoTime, spansOf, type TimeSpan, weekdays, weekOf } from "../lib/hours";
import { internationalPhone } from "../lib/phone";
import { useSiteData } from "./useSiteData";

/** Describes the agency to search engines (https://schema.org/InsuranceAgency). */
export function AgencyJsonLd() {
  return <script type="application/ld+json">{JSON.stringify(insuranceAgency(useSiteData()))}</script>;
}

// Omits reviews, because Google ignores reviews that a business publishes about itself:
// https://developers.google.com/search/docs/appearance/structured-data/review-snippet
function insuranceAgency(data: Queries.SiteDataQuery) {
  const { agency, allClosure, allOfficeHours } = data;
  const { address } = agency;
  const picture = agency.sharePicture?.childImageSharp?.original?.src;
  const week = weekOf(allOfficeHours.nodes);
  return {
    "@context": "https://schema.org",
    "@type": "InsuranceAgency",
    "@id": new URL("/#agency", agency.website).href,
    name: agency.name,
    legalName: agency.legalName,
    url: new URL("/", agency.website).href,
    image: picture ? new URL(picture, agency.website).href : undefined,
    logo: new URL("/apple-touch-icon.png", agency.website).href,
    telephone: internationalPhone(agency.phone),
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
    openingHoursSpecification: week.flatMap((spans, i) => hoursOn({ dayOfWeek: weekdays[i] }, spans)),
    // 00:00 to 00:00 means closed: https://developers.google.com/search/docs/appearance/structured-data/local-business
    specialOpeningHoursSpecification: allClosure.nodes.flatMap(({ date, until, hours }) => {
      const spans = spansOf(hours);
      const days = { validFrom: date, validThrough: until ?? date };
      return hoursOn(days, spans.length > 0 ? spans : [{ opens: 0, closes: 0 }]);
    }),
    areaServed: data.allCity.nodes.map(({ name }) => ({
      "@type": "City",
      name,
      containedInPlace: { "@type": "State", name: address.state },
    })),
    foundingDate: String(agency.since),
    sameAs: [
      ...new Set([...agency.social, ...data.home.testimonials.reviewSites].flatMap(({ url }) => url ?? [])),
    ],
  };
}

/** Returns opening hours for JSON-LD. Closing at midnight becomes 23:59, because 00:00 would be before the opening. */
function hoursOn(days: object, spans: readonly TimeSpan[] = []) {
  return spans.map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    ...days,
    opens: isoTime(opens),
    closes: isoTime(closes === DAY_MINUTES ? closes - 1 : closes),
  }));
}

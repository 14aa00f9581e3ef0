import { graphql } from "gatsby";
import { insuranceAgencyJsonLd } from "../lib/insuranceAgencyJsonLd";

/** Renders JSON-LD, without hydration warnings: browsers and Node may name a language differently. */
export function AgencyJsonLd({ data }: { data: Queries.AgencyJsonLdFragment }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {JSON.stringify(insuranceAgencyJsonLd(data))}
    </script>
  );
}

export const agencyJsonLdFragment = graphql`
  fragment AgencyJsonLd on Query {
    agency {
      legalName
      since
    }
    home {
      testimonials {
        reviewSites {
          url
        }
      }
    }
    allProduct {
      nodes {
        title
      }
    }
    allCity {
      nodes {
        name
      }
    }
    ...Agency
    ...Agents
    ...Closures
    ...Hours
  }
`;

import { graphql } from "gatsby";
import { insuranceAgencyJsonLd } from "../lib/insuranceAgencyJsonLd";

export function AgencyJsonLd({ data }: { data: Queries.AgencyJsonLdFragment }) {
  return <script type="application/ld+json">{JSON.stringify(insuranceAgencyJsonLd(data))}</script>;
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
    allCity {
      nodes {
        name
      }
    }
    ...Agency
    ...Closures
    ...Hours
  }
`;

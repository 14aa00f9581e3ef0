import { graphql, useStaticQuery } from "gatsby";

/** Returns the content that the layout and the components shared by several pages show. */
export function useSiteData() {
  return useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        buildTime
      }
      agency {
        name
        legalName
        website
        since
        sharePicture {
          childImageSharp {
            original {
              src
              width
              height
            }
          }
        }
        phone
        textPhone
        email
        address {
          ...OfficeAddress
        }
        timeZone
      }
      principal: agent(principal: { eq: true }) {
        name
        ...PrincipalPhoto
      }
      home {
        about {
          principal {
            title
          }
        }
        testimonials {
          reviewSites {
            url
          }
        }
      }
      allOfficeHours {
        nodes {
          day
          hours
        }
      }
      allClosure(sort: { date: ASC }) {
        nodes {
          date
          until
          name
          hours
        }
      }
      layout {
        skipLink
        actions {
          back
          review
          call
          text
          callShort
        }
        navigation {
          name
          href
        }
        menu {
          label
          open
          close
          navigation
        }
        hours {
          openUntil
          openAllDay
          closed
          closedFor
          opens
          at
          today
        }
      }
      ...Footer
      ...QuoteDialog
      ...ErrorScreen
      ...ProviderFrame
    }
  `);
}

export const officeAddressFragment = graphql`
  fragment OfficeAddress on AgencyAddress {
    street
    city
    state
    zip
  }
`;

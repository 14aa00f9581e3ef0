import { graphql, useStaticQuery } from "gatsby";

/** Returns the content that several components share. */
export function useSiteData() {
  // The query sets the photo's `aspectRatio`, because the ratio that gatsby-plugin-sharp computes ignores the photo's
  // EXIF orientation: https://github.com/gatsbyjs/gatsby/issues/30704
  return useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        buildTime
      }
      agency {
        name
        website
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
          street
          city
          state
          zip
        }
        utcOffsets
      }
      principal: agent(principal: { eq: true }) {
        name
        photo {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              breakpoints: [240, 480, 960]
              aspectRatio: 0.8
              transformOptions: { cropFocus: NORTH }
            )
          }
        }
      }
      home {
        about {
          principal {
            title
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
          openNow
          openAllDay
          closedNow
          closedFor
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

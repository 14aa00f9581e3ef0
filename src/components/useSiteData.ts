import { graphql, useStaticQuery } from "gatsby";

export type SiteData = Queries.SiteDataQuery;

/** Returns what is around every page, and what several components show. */
export function useSiteData() {
  // The portrait's query names an aspect ratio, because without one, gatsby-plugin-sharp would turn a phone's photo upright,
  // but take the width and height of the photo before that: https://github.com/gatsbyjs/gatsby/issues/30704
  return useStaticQuery<SiteData>(graphql`
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
        licenseLookup
        social {
          name
          url
        }
        figures {
          rating
        }
      }
      principal: agent(principal: { eq: true }) {
        name
        phone
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
      allCity {
        nodes {
          name
        }
      }
      allProduct {
        nodes {
          title
          shortName
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
          newTab
          returnHome
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
        quoteDialog {
          title
          intro
          close
        }
        frame {
          unresponsive
          email
          notice
        }
        lastUpdated
        footer {
          tagline
          contactHeading
          hoursHeading
          productsHeading
          companyHeading
          company {
            name
            href
          }
          citiesHeading
          social
          license
          labels {
            name
            href
          }
          copyright
        }
      }
    }
  `);
}

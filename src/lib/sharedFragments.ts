import { graphql } from "gatsby";

/** What many parts of a page show: the agency's name and contact details, and the words of links and buttons. */
export const sharedFragments = graphql`
  fragment Agency on Query {
    agency {
      name
      phone
      email
      address {
        street
        unit
        city
        state
        zip
      }
    }
  }
  fragment Actions on Query {
    layout {
      actions {
        review
        call
        callShort
        newTab
        returnHome
      }
    }
  }
`;

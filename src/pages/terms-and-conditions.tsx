import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LegalPage } from "../layout/LegalPage";
import { Seo } from "../layout/Seo";

export default function TermsAndConditionsPage({ data }: PageProps<Queries.TermsAndConditionsPageQuery>) {
  return <LegalPage data={data} />;
}

export function Head({ data }: HeadProps<Queries.TermsAndConditionsPageQuery>) {
  return <Seo agency={data.agency} page={data.legalPage.seo} path="/terms-and-conditions" />;
}

export const query = graphql`
  query TermsAndConditionsPage {
    ...LegalLayout
    legalPage(slug: { eq: "terms-and-conditions" }) {
      ...LegalText
    }
  }
`;

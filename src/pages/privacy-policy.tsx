import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LegalPage } from "../layout/LegalPage";
import { Seo } from "../layout/Seo";

export default function PrivacyPolicyPage({ data }: PageProps<Queries.PrivacyPolicyPageQuery>) {
  return <LegalPage data={data} />;
}

export function Head({ data }: HeadProps<Queries.PrivacyPolicyPageQuery>) {
  return <Seo agency={data.agency} page={data.legalPage.seo} path="/privacy-policy" />;
}

export const query = graphql`
  query PrivacyPolicyPage {
    ...LegalLayout
    legalPage(slug: { eq: "privacy-policy" }) {
      ...LegalText
    }
  }
`;

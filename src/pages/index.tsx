import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AgencyJsonLd } from "../components/AgencyJsonLd";
import { Seo } from "../layout/Seo";
import { SiteLayout } from "../layout/SiteLayout";
import { ThumbBar } from "../layout/ThumbBar";
import { About } from "../sections/About";
import { Contact } from "../sections/Contact";
import { Hero } from "../sections/Hero";
import { Products } from "../sections/Products";
import { Testimonials } from "../sections/Testimonials";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <SiteLayout isHome>
      <Hero data={data} />
      <ThumbBar>
        <Products data={data} />
        <About data={data} />
        <Testimonials data={data} />
      </ThumbBar>
      <Contact data={data} />
      <AgencyJsonLd />
    </SiteLayout>
  );
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  return <Seo page={data.home.seo} path={location.pathname} />;
}

export const query = graphql`
  query HomePage {
    home {
      seo {
        title
        description
      }
    }
    ...Hero
    ...Products
    ...About
    ...Testimonials
    ...Contact
  }
`;

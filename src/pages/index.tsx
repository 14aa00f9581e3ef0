import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../layout/Seo";
import { SiteLayout } from "../layout/SiteLayout";
import { insuranceAgency } from "../lib/insuranceAgency";
import { About } from "../sections/About";
import { Contact } from "../sections/Contact";
import { Hero } from "../sections/Hero";
import { Products } from "../sections/Products";
import { Testimonials } from "../sections/Testimonials";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { agency, home, layout, embeds } = data;
  const hours = data.allOfficeHours.nodes;
  const products = data.allProduct.nodes;
  const principal = data.allAgent.nodes.find((agent) => agent.principal);
  if (!principal) throw new Error("data/agents.yaml names no principal agent");
  return (
    <SiteLayout data={data} home>
      <Hero
        hero={home.hero}
        actions={layout.actions}
        words={layout.frame}
        embeds={embeds}
        phone={agency.phone}
      />
      <Products words={home.products} products={products} phone={principal.phone} />
      <About about={home.about} principal={principal} address={agency.address} hours={hours} />
      <Testimonials words={home.testimonials} testimonials={data.allTestimonial.nodes} />
      <Contact
        contact={home.contact}
        agency={agency}
        layout={layout}
        embeds={embeds}
        hours={hours}
        closures={data.allClosure.nodes}
        buildTime={data.site.buildTime}
      />
    </SiteLayout>
  );
}

export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  return (
    <Seo agency={data.agency} page={data.home.seo} path="/">
      <script type="application/ld+json">
        {JSON.stringify(
          insuranceAgency(data.agency, data.allOfficeHours.nodes, data.allClosure.nodes, data.allCity.nodes),
        )}
      </script>
    </Seo>
  );
}

export const query = graphql`
  query HomePage {
    ...SiteLayout
    agency {
      ...SeoAgency
      ...StructuredAgency
      ...ContactAgency
      address {
        ...AboutAddress
      }
    }
    layout {
      actions {
        ...HeroActions
      }
      ...ContactLayout
    }
    embeds {
      ...HeroEmbeds
      ...ContactEmbeds
    }
    home {
      seo {
        title
        description
      }
      hero {
        ...Hero
      }
      products {
        ...Products
      }
      about {
        ...About
      }
      testimonials {
        ...Testimonials
      }
      contact {
        ...Contact
      }
    }
    allProduct {
      nodes {
        ...ProductCard
      }
    }
    allAgent {
      nodes {
        ...Principal
      }
    }
    allClosure(sort: { date: ASC }) {
      nodes {
        ...Closure
      }
    }
    allTestimonial {
      nodes {
        ...TestimonialCard
      }
    }
  }
`;

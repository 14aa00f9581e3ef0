import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PhoneLink } from "../components/PhoneLink";
import { SiteLink } from "../components/SiteLink";
import { stack } from "../styles/compositions";
import { screenOnly, smallHeading } from "../styles/sectionStyles";
import { color, space } from "../styles/tokens";

export function Carriers({ data }: { data: Queries.CarriersFragment }) {
  const carriers = data.allCarrier.nodes;
  if (carriers.length === 0) return null;
  const namesByLines = new Map<string, string[]>();
  for (const { name, lines } of carriers) {
    const key = lines.join(", ");
    namesByLines.set(key, [...(namesByLines.get(key) ?? []), name]);
  }
  return (
    <section aria-labelledby="carriers-heading">
      <h3 id="carriers-heading" css={smallHeading}>
        {data.home.products.carriersHeading}
      </h3>
      {[...namesByLines].map(([lines, names]) => (
        <p key={lines} css={carrierNames}>
          {lines && <strong>{lines}: </strong>}
          <span translate="no">{names.join(", ")}</span>
        </p>
      ))}
    </section>
  );
}

export function CarrierContacts({ data }: { data: Queries.CarriersFragment }) {
  const texts = data.home.contact.claims?.carriers;
  const carriers = data.allCarrier.nodes.filter(({ claims, report, pay }) => claims || report || pay);
  if (!texts || carriers.length === 0) return null;
  return (
    <details css={screenOnly}>
      <summary>{texts.find}</summary>
      <ul role="list" css={carrierList}>
        {carriers.map((carrier) => (
          <li key={carrier.name}>
            <strong translate="no">{carrier.name}</strong>
            {carrier.claims && <PhoneLink phone={carrier.claims} />}
            {carrier.report && <SiteLink href={carrier.report}>{texts.report}</SiteLink>}
            {carrier.pay && <SiteLink href={carrier.pay}>{texts.pay}</SiteLink>}
          </li>
        ))}
      </ul>
    </details>
  );
}

const carrierNames = css({
  maxWidth: "none",
  paddingBlock: space.half,
  fontSize: "clamp(0.875rem, 1.2vw, 1rem)",
  color: color.textMuted,
});
const carrierList = css(stack(space.x2), {
  paddingTop: space.x1,
  "& strong, & a[href^=tel]": { display: "block" },
  "& a": { paddingBlock: space.half, marginRight: space.x1half, color: "inherit" },
});

export const carriersFragment = graphql`
  fragment Carriers on Query {
    home {
      products {
        carriersHeading
      }
      contact {
        claims {
          carriers {
            find
            report
            pay
          }
        }
      }
    }
    allCarrier {
      nodes {
        name
        lines
        claims
        report
        pay
      }
    }
  }
`;

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { EmailLink } from "../components/EmailLink";
import { HoursList } from "../components/HoursList";
import { Icon } from "../components/Icon";
import { Logo } from "../components/Logo";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { SiteLink } from "../components/SiteLink";
import { RidgeEdge } from "../components/Skyline";
import { TodaysDate } from "../components/TodaysDate";
import { useSiteData } from "../components/useSiteData";
import { addressLine, mapUrl } from "../lib/address";
import { cluster, stack } from "../styles/compositions";
import { container, darkBox, plainLink, screenOnly, smallHeading } from "../styles/sectionStyles";
import { color, fontSize, media, space } from "../styles/tokens";

export function Footer({ isHome }: { isHome: boolean }) {
  const { agency, layout, allCity, allProduct } = useSiteData();
  const { footer } = layout;
  const products = allProduct.nodes.map((one) => ({
    name: one.shortName ?? one.title,
    href: "#products",
  }));
  const navigations = [
    ["footer-products", footer.productsHeading, products],
    ["footer-company", footer.companyHeading, footer.company],
  ] as const;
  return (
    <footer>
      <RidgeEdge />
      <div css={[darkBox, { fontSize: fontSize.small }]}>
        {/* On the home page, these columns aren't printed, because the contact section is printed instead. */}
        <div css={[container, parts, isHome && screenOnly]}>
          <div css={[stack(space.x3), brand]}>
            <Logo name={agency.name} ground="dark" />
            <p css={screenOnly}>{footer.tagline}</p>
            <QuoteButton>{layout.actions.review}</QuoteButton>
          </div>
          <FooterContact />
          <section css={screenOnly}>
            <h2 css={smallHeading}>{footer.hoursHeading}</h2>
            <HoursList />
          </section>
          <div css={navigation}>
            {navigations.map(([id, title, items]) => (
              <nav key={id} aria-labelledby={id}>
                <h2 id={id} css={smallHeading}>
                  {title}
                </h2>
                <ul role="list">
                  {items.map((item) => (
                    <li key={item.name}>
                      <SiteLink href={item.href} isHome={isHome} css={footerLink}>
                        {item.name}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <section css={[full, screenOnly]}>
            <h2 css={smallHeading}>{footer.citiesHeading}</h2>
            <ul role="list" css={cities}>
              {allCity.nodes.map(({ name }) => (
                <li key={name} translate="no">
                  {name}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <FooterBase isHome={isHome} />
      </div>
    </footer>
  );
}

function FooterContact() {
  const { agency, layout } = useSiteData();
  const { footer } = layout;
  return (
    <section css={footerIcon}>
      <h2 css={smallHeading}>{footer.contactHeading}</h2>
      <ul role="list">
        <li>
          <a href={mapUrl(agency.address)} css={footerLink}>
            <Icon name="pin" />
            <address translate="no">{addressLine(agency.address)}</address>
          </a>
        </li>
        <li>
          <PhoneLink icon="phone" css={footerLink} />
        </li>
        <li>
          <EmailLink email={agency.email} icon="mail" css={footerLink} />
        </li>
        {agency.social.map(({ name, url }) => (
          <li key={url}>
            <SiteLink href={url} css={footerLink}>
              <Icon name="external" />
              {footer.social} {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FooterBase({ isHome }: { isHome: boolean }) {
  const { agency, layout } = useSiteData();
  const { footer } = layout;
  return (
    <div css={[container, footerBase]}>
      <ul role="list" css={labels}>
        {footer.labels.map((item) => (
          <li key={item.name}>
            <SiteLink href={item.href} isHome={isHome} css={footerLink}>
              {item.name}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink href={agency.licenseLookup} css={footerLink}>
            {footer.license}
          </SiteLink>
        </li>
      </ul>
      <p>
        © <TodaysDate of="year" /> {footer.copyright}
      </p>
    </div>
  );
}

/** Columns at least 15rem wide that wrap onto new rows. */
const parts = css(cluster(`${space.x5} ${space.x4}`), {
  alignItems: "start",
  paddingBlock: `clamp(${space.x3}, 4vw, ${space.x6}) ${space.x6}`,
  "& > *": { flex: "1 1 15rem" },
  "& dt": { color: color.textOnDarkMuted },
});
const brand = css({
  justifyItems: "start",
  fontSize: fontSize.body,
  "& > p": { color: color.textOnDarkMuted },
});
const navigation = css(cluster(space.x4), {
  alignItems: "start",
  flexBasis: "18rem",
  "& > nav": { flex: "1 1 7rem" },
});
const full = css({ flex: "1 0 100%" });
const cities = css(cluster(`${space.half} ${space.x3}`), { color: color.textOnDarkMuted });
const footerLink = css(plainLink, {
  display: "inline-flex",
  alignItems: "center",
  gap: space.x1,
  // Makes short links such as 'Life' at least 24 px wide (WCAG 2.2, 2.5.8 Target Size).
  minWidth: "1.5rem",
  minHeight: "2rem",
  [media.hover]: { "&:hover": { color: color.linkOnDark } },
});
const footerIcon = css({ "& svg": { color: color.calmOnDark } });
const footerBase = css(cluster(`${space.x2} ${space.x4}`), {
  justifyContent: "space-between",
  paddingBlock: space.x3,
  color: color.textOnDarkMuted,
  "&::before": { content: '""', flexBasis: "100%", borderTop: `1px solid ${color.hairlineOnDark}` },
});
const labels = css(cluster(`${space.x1} ${space.x3}`), {
  color: color.textOnDark,
});

export const footerFragment = graphql`
  fragment Footer on Query {
    agency {
      licenseLookup
      social {
        name
        url
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
`;

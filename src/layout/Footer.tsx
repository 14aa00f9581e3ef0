import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { EmailLink } from "../components/EmailLink";
import { HoursList } from "../components/HoursList";
import { Icon } from "../components/Icon";
import { Logo } from "../components/Logo";
import { NavItem } from "../components/NavItem";
import { OptionalLink } from "../components/OptionalLink";
import { PhoneLink } from "../components/PhoneLink";
import { QuoteButton } from "../components/QuoteButton";
import { RidgeEdge } from "../components/Skyline";
import { TodaysDate } from "../components/TodaysDate";
import { mapUrl, streetAddress } from "../lib/address";
import { fillPlaceholders } from "../lib/texts";
import { upToTwoColumns } from "../styles/evenRows";
import { container, screenOnly, sectionStyles, unbroken } from "../styles/sectionStyles";
import { color, fontSize, media, space } from "../styles/tokens";

interface FooterProps {
  data: Queries.FooterFragment;
  home: boolean;
}

export function Footer({ data, home }: FooterProps) {
  const { allProduct } = data;
  const { footer, actions } = data.layout;
  const products = allProduct.nodes.map((one) => ({ name: one.shortName ?? one.title, href: "#products" }));
  const navigations = [
    ["footer-products", footer.productsHeading, products],
    ["footer-company", footer.companyHeading, footer.company],
  ] as const;
  return (
    <footer css={footerInPrint} data-contact="">
      <RidgeEdge />
      <div css={[sectionStyles.darkBox, css({ fontSize: fontSize.small })]}>
        {/* Not printed on the home page, where the contact section is printed instead. */}
        <div css={[container, columns, home && screenOnly]}>
          <div css={brandColumn}>
            <Logo name={data.agency.name} ground="dark" />
            <p css={[tagline, screenOnly]}>{footer.tagline}</p>
            <QuoteButton>{actions.review}</QuoteButton>
          </div>
          <FooterContact data={data} home={home} />
          <section css={[hoursColumn, screenOnly]}>
            <h2 css={columnHeading}>{footer.hoursHeading}</h2>
            <HoursList data={data} />
          </section>
          {navigations.map(([id, title, items]) => (
            <nav key={id} aria-labelledby={id} css={navigation}>
              <h2 id={id} css={columnHeading}>
                {title}
              </h2>
              <ul role="list" css={linkList}>
                {items.map((item) => (
                  <li key={item.name}>
                    <NavItem item={item} home={home} styles={footerLink} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section css={[serviceArea, screenOnly]}>
            <h2 css={columnHeading}>{footer.citiesHeading}</h2>
            <ul role="list" css={cityList}>
              {data.allCity.nodes.map(({ name }) => (
                <li key={name} translate="no">
                  {name}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <FooterBase data={data} home={home} />
      </div>
    </footer>
  );
}

function FooterContact({ data, home }: FooterProps) {
  const { agency } = data;
  const { footer } = data.layout;
  const { newTab } = data.layout.actions;
  const { street, city, state, zip } = agency.address;
  return (
    <section css={halfWidth}>
      <h2 css={[columnHeading, screenOnly]}>{footer.contactHeading}</h2>
      <ul role="list" css={linkList}>
        <li>
          <OptionalLink href={mapUrl(agency.address)} newTab={newTab} styles={linkWithIcon}>
            <Icon name="pin" />
            <span translate="no">
              {street && [streetAddress(agency.address), <br key="end" />]}
              {city}, {state} {zip}
            </span>
          </OptionalLink>
        </li>
        <li>
          <PhoneLink phone={agency.phone} icon="phone" styles={linkWithIcon} />
        </li>
        <li>
          <EmailLink email={agency.email} icon="mail" styles={linkWithIcon} />
        </li>
        {footer.claims && (
          <li>
            <a href={home ? "#claims" : "/#claims"} css={linkWithIcon}>
              <Icon name="claim" />
              {footer.claims}
            </a>
          </li>
        )}
        {agency.social.map(({ name, url }) => (
          <li key={url}>
            <OptionalLink href={url} newTab={newTab} styles={linkWithIcon} data-print={url}>
              <Icon name="external" />
              {fillPlaceholders(footer.social, { network: name })}
            </OptionalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FooterBase({ data, home }: FooterProps) {
  const { footer } = data.layout;
  const { licenseLookup } = data.agency;
  const [beforeYear, afterYear] = footer.copyright.split("{year}");
  return (
    <div css={[container, footerBase]}>
      <ul role="list" css={labelList}>
        {footer.labels.map(({ name, href }) => (
          <li key={name} css={withIcon}>
            <Icon name="check" />
            {href ? <NavItem item={{ name, href }} home={home} styles={footerLink} /> : name}
          </li>
        ))}
        <li css={license}>
          <OptionalLink href={licenseLookup} styles={licenseLookup ? footerLink : unbroken}>
            {footer.license}
          </OptionalLink>
        </li>
      </ul>
      <p>
        {beforeYear}
        <TodaysDate of="year" data={data} />
        {afterYear}
      </p>
    </div>
  );
}

const footerInPrint = css({ [media.print]: { "& svg": { display: "none" } } });
const columns = css({
  display: "grid",
  gap: `${space.x3} ${space.x4}`,
  gridTemplateColumns: upToTwoColumns("7.5rem"),
  paddingBlock: space.x3,
  [media.print]: { display: "flex", gap: space.x4, paddingBlock: space.x2 },
  [media.medium]: {
    rowGap: space.x6,
    paddingBlock: `${space.x6} ${space.x8}`,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  },
  [media.wide]: {
    gridTemplate: "auto 1fr / 2.2fr 1.7fr fit-content(20rem) minmax(max-content, 0.9fr) 1.2fr",
  },
});
/** The vertical padding of footer links, and the top padding of the opening hours, so that their first lines align. */
const linePadding = "0.3rem";
const fullWidth = { gridColumn: "1 / -1" } as const;
const brandColumn = css({
  ...fullWidth,
  fontSize: fontSize.body,
  display: "grid",
  gap: space.x3,
  justifyItems: "start",
  alignContent: "start",
  [media.wide]: { gridColumn: "auto" },
});
const halfWidth = css(fullWidth, { [media.medium]: { gridColumn: "auto" } });
const hoursColumn = css(halfWidth, {
  "& dt": { color: color.textOnDarkMuted },
  [media.medium]: { "& dl": { paddingTop: linePadding } },
});
const navigation = css({ [media.wide]: { gridArea: "span 2 / auto", maxWidth: "13rem" } });
const serviceArea = css(fullWidth, { [media.wide]: { gridColumn: "1 / 4" } });
const tagline = css({ maxWidth: "20.5em", color: color.textOnDarkMuted });
const cityList = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.half} ${space.x3}`,
  color: color.textOnDarkMuted,
});
const columnHeading = css(sectionStyles.smallHeading, { [media.medium]: { marginBottom: space.x2 } });
const linkList = css({ display: "grid", justifyItems: "start" });
const footerLink = css({
  // Makes short links such as 'Life' at least 24 px wide (WCAG 2.2, 2.5.8 Target Size).
  display: "inline-flex",
  minWidth: "1.5rem",
  minHeight: "2rem",
  paddingBlock: linePadding,
  alignItems: "center",
  color: color.textOnDark,
  textDecoration: "none",
  [media.print]: { minHeight: 0, paddingBlock: 0 },
  [media.hover]: { "&:is(a, button):hover": { color: color.linkOnDark, textDecoration: "underline" } },
});
const withIcon = css({
  display: "inline-flex",
  gap: space.x1,
  alignItems: "center",
  color: color.textOnDark,
  "& > svg": { color: color.calmOnDark },
});
const linkWithIcon = css(footerLink, withIcon);
const footerBase = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.x2} ${space.x4}`,
  paddingBlock: space.x3,
  color: color.textOnDarkMuted,
  "&::before": { content: '""', flexBasis: "100%", borderTop: `1px solid ${color.hairlineOnDark}` },
  [media.print]: { gap: space.half, paddingBlock: 0 },
});
const license = css({ alignSelf: "center" });
const labelList = css({ display: "flex", flexWrap: "wrap", gap: `${space.x1} ${space.x3}` });

export const footerFragment = graphql`
  fragment Footer on Query {
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
        claims
        social
        license
        labels {
          name
          href
        }
        copyright
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
    ...Agency
    ...Actions
    ...Hours
    ...OfficeClock
  }
`;

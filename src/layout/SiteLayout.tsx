import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { OfficeData } from "../components/OpenStatus";
import { RidgeEdgeDrawing } from "../components/Skyline";
import { FontStyles, GlobalStyles } from "../styles/GlobalStyles";
import { color, fontWeight, space } from "../styles/tokens";
import { ErrorScreen } from "./ErrorScreen";
import { Footer } from "./Footer";
import { HomeHeader } from "./HomeHeader";
import { Menu } from "./Menu";
import { QuoteDialog } from "./QuoteDialog";
import { SubpageHeader } from "./SubpageHeader";

interface SiteLayoutProps {
  data: Queries.SiteLayoutFragment;
  home?: boolean;
  /** The language of the page's content, if not English. */
  language?: string;
  children: ReactNode;
}

export function SiteLayout({ data, home = false, language, children }: SiteLayoutProps) {
  return (
    <>
      <GlobalStyles />
      <RidgeEdgeDrawing />
      <a href="#main" css={skipLink}>
        {data.layout.skipLink}
      </a>
      {home ? <HomeHeader data={data} /> : <SubpageHeader data={data} />}
      <main id="main" tabIndex={-1} lang={language}>
        {children}
        <OfficeData data={data} />
      </main>
      <FontStyles />
      <Footer data={data} home={home} />
      {home && <Menu data={data} />}
      <QuoteDialog data={data} />
      <ErrorScreen data={data} />
    </>
  );
}

const skipLink = css({
  position: "absolute",
  zIndex: 20,
  top: space.x1,
  left: space.x1,
  padding: `${space.x1half} ${space.x2}`,
  fontWeight: fontWeight.strong,
  color: color.textOnDark,
  background: color.groundDark,
  "&:not(:focus)": { transform: "translateY(-200%)" },
});

export const siteLayoutFragments = graphql`
  fragment SiteLayout on Query {
    layout {
      skipLink
    }
    ...Seo
    ...Agency
    ...Actions
    ...Footer
    ...Menu
    ...QuoteDialog
    ...OpenStatus
    ...ErrorScreen
  }
  fragment Agency on Query {
    agency {
      name
      phone
      textPhone
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
  fragment Figures on Query {
    agency {
      figures {
        rating
        savings
      }
    }
  }
  fragment Actions on Query {
    layout {
      homeLink
      actions {
        back
        backHome
        review
        call
        text
        callShort
        newTab
        returnHome
      }
    }
  }
`;

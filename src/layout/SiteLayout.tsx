import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { GlobalStyles } from "../styles/GlobalStyles";
import { color, space } from "../styles/tokens";
import { ErrorScreen } from "./ErrorScreen";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { Menu } from "./Menu";
import { PageHeader } from "./PageHeader";
import { QuoteDialog } from "./QuoteDialog";

interface SiteLayoutProps {
  data: Queries.SiteLayoutFragment;
  /** Whether the page is the home page, which has the whole navigation and the anchors. */
  home?: boolean;
  children: ReactNode;
}

/** What stands around every page. Its data comes from the page's query (`...SiteLayout`). */
export function SiteLayout({ data, home = false, children }: SiteLayoutProps) {
  const { agency, layout, embeds } = data;
  return (
    <>
      <GlobalStyles />
      <a href="#main" css={skipLink}>
        {layout.skipLink}
      </a>
      {home ? <Header agency={agency} layout={layout} /> : <PageHeader agency={agency} layout={layout} />}
      <main id="main" tabIndex={-1} css={main}>
        {children}
      </main>
      <Footer
        agency={agency}
        layout={layout}
        hours={data.allOfficeHours.nodes}
        cities={data.allCity.nodes}
        home={home}
        buildTime={data.site.buildTime}
      />
      {home && <Menu agency={agency} layout={layout} />}
      <QuoteDialog agency={agency} layout={layout} embeds={embeds} />
      <ErrorScreen words={data.errorScreen} callLabel={layout.actions.call} agency={agency} />
    </>
  );
}

const skipLink = css({
  position: "absolute",
  zIndex: 20,
  top: space.x1,
  left: space.x1,
  padding: `${space.x1half} ${space.x2}`,
  color: color.textOnDark,
  background: color.groundDark,
  "&:not(:focus)": { transform: "translateY(-200%)" },
});
const main = css({ outline: "none" });

export const siteLayoutFragment = graphql`
  fragment SiteLayout on Query {
    agency {
      ...HeaderAgency
      ...PageHeaderAgency
      ...MenuAgency
      ...FooterAgency
      ...QuoteDialogAgency
      ...ErrorScreenAgency
    }
    layout {
      skipLink
      actions {
        call
      }
      ...HeaderLayout
      ...PageHeaderLayout
      ...MenuLayout
      ...FooterLayout
      ...QuoteDialogLayout
    }
    embeds {
      ...QuoteDialogEmbeds
    }
    allOfficeHours {
      nodes {
        ...HoursRow
      }
    }
    allCity {
      nodes {
        name
      }
    }
    site {
      buildTime
    }
    errorScreen {
      ...ErrorScreen
    }
  }
`;

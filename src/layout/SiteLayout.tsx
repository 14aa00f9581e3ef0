import { css, Global } from "@emotion/react";
import type { ReactNode } from "react";
import { OfficeData } from "../components/OfficeData";
import { RidgeEdge } from "../components/Skyline";
import { useSiteData } from "../components/useSiteData";
import { stack } from "../styles/compositions";
import { globalStyles } from "../styles/globalStyles";
import { container } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, media, space } from "../styles/tokens";
import { ErrorScreen } from "./ErrorScreen";
import { Footer } from "./Footer";
import { HomeHeader, SubpageHeader } from "./Header";
import { Menu } from "./Menu";
import { QuoteDialog } from "./QuoteDialog";

interface SiteLayoutProps {
  isHome?: boolean;
  children: ReactNode;
}

export function SiteLayout({ isHome = false, children }: SiteLayoutProps) {
  const { layout } = useSiteData();
  return (
    <>
      <Global styles={globalStyles} />
      <a href="#main" css={skipLink}>
        {layout.skipLink}
      </a>
      {isHome ? <HomeHeader /> : <SubpageHeader />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer isHome={isHome} />
      {isHome && <Menu />}
      <QuoteDialog />
      <ErrorScreen />
      <OfficeData />
    </>
  );
}

export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div css={sky}>
      <div css={[container, titleAndText]}>
        <h1 css={heading}>{title}</h1>
        {children}
      </div>
      <RidgeEdge plants={false} />
    </div>
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
const sky = css({
  overflow: "hidden",
  background: `linear-gradient(${color.skyHigh}, ${color.skyLow})`,
  // Mirrors the mountain ridge, so that it looks different from the footer's mountain ridge.
  "& > svg": { fill: color.ground, transform: "scaleX(-1)", [media.forcedColors]: { display: "none" } },
});
const titleAndText = css(stack(space.x1), {
  paddingBlock: `clamp(${space.x5}, 8vw, ${space.x8}) ${space.x1}`,
  [media.print]: { paddingBlock: 0 },
});
const heading = css({ fontSize: fontSize.h2 });

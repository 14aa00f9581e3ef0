import { css } from "@emotion/react";
import { Icon } from "../components/Icon";
import { Logo } from "../components/Logo";
import { PhoneLink } from "../components/PhoneLink";
import { container } from "../components/sectionStyles";
import { labelInName } from "../lib/accessibleName";
import { formatPhone } from "../lib/phone";
import { color, fontSize, fontWeight, media, space } from "../styles/tokens";
import { callLabel, callPill, headerBar, headerBarContent, homeLink } from "./headerBarStyles";

export function SubpageHeader({ data }: { data: Queries.AgencyFragment & Queries.ActionsFragment }) {
  const { agency, layout } = data;
  const { back: shortBack, backHome } = layout.actions;
  return (
    <header css={headerBar}>
      <div css={[container, headerBarContent]}>
        <div css={leftSide}>
          <a href="/" aria-label={labelInName(backHome, shortBack)} css={backLink}>
            <span css={backPart}>
              <Icon name="back" />
            </span>
            <span css={[backPart, wideOnly]}>{backHome}</span>
            <span css={[backPart, narrowOnly]}>{shortBack}</span>
          </a>
        </div>
        <a href="/" aria-label={labelInName(layout.homeLink, agency.name)} css={homeLogo}>
          <Logo name={agency.name} />
        </a>
        <div css={rightSide}>
          <PhoneLink phone={agency.phone} icon="phone" styles={css([callPill, phoneLink])}>
            <span css={wideOnly} translate="no">
              {formatPhone(agency.phone)}
            </span>
            <span css={[narrowOnly, callLabel]}>{layout.actions.callShort}</span>
          </PhoneLink>
        </div>
      </div>
    </header>
  );
}

/** The header's left and right sides have the same width, so the logo is centered. */
const side = { display: "flex", flex: 1, [media.print]: { display: "none" } } as const;
const leftSide = css({ ...side, minWidth: "1.5rem" });
const rightSide = css({ ...side, justifyContent: "flex-end" });
const backHeight = "2.75rem";
/** If the agency's name is long, the link's text wraps to a second row, which is clipped. The arrow stays visible. */
const backLink = css({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: space.x1,
  height: backHeight,
  overflow: "hidden",
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
  color: color.text,
  textDecoration: "none",
  [media.hover]: { "&:hover": { textDecoration: "underline" } },
});
const backPart = css({ display: "inline-flex", alignItems: "center", height: backHeight });
/** The high `flexGrow` lets the agency's name expand fully before the back link's text gets space. */
const homeLogo = css(homeLink, { flexGrow: 100 });
const phoneLink = css({ fontVariantNumeric: "tabular-nums", [media.desktop]: { display: "inline-flex" } });
const wideOnly = css({ display: "none", [media.medium]: { display: "inline-flex" } });
const narrowOnly = css({ [media.medium]: { display: "none" } });

import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Icon } from "../components/Icon";
import type { IconName } from "../components/iconPaths";
import { sectionStyles } from "../components/sectionStyles";
import { visuallyHidden } from "../components/visuallyHidden";
import { media } from "../styles/media";
import { color, duration, fontSize, fontWeight, radius, space } from "../styles/tokens";

interface ContactCardProps {
  icon: IconName;
  title: string;
  text: string;
  /** A paragraph below the text. */
  note?: ReactNode;
  /** The card's main link or button, whose hit area is the whole card. */
  children: ReactNode;
}

/** A way to reach the agency; on phones a compact button. */
export function ContactCard({ icon, title, text, note, children }: ContactCardProps) {
  return (
    <li css={[sectionStyles.card, card]}>
      <Icon name={icon} size="1.75rem" />
      <div>
        <h3 css={cardTitle}>{title}</h3>
        <p css={cardText}>{text}</p>
        {note}
      </div>
      {children}
    </li>
  );
}

const card = css({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space.x1,
  padding: `${space.x2} ${space.half}`,
  textAlign: "center",
  "& > svg": { color: color.calm },
  "& > div": { display: "contents", [media.medium]: { display: "block" } },
  [media.hoverMotion]: { transition: `border-color ${duration.quick}` },
  [media.hover]: { "&:hover": { borderColor: color.controlEdge } },
  [media.medium]: {
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    justifyItems: "start",
    gap: `${space.x1} ${space.x2}`,
    padding: space.x3,
    textAlign: "start",
  },
  [media.desk]: {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gridTemplateRows: "1fr auto",
    alignItems: "start",
  },
});
const cardTitle = css({
  fontSize: fontSize.body,
  lineHeight: 1.25,
  [media.medium]: { fontSize: fontSize.h3 },
});
const cardText = css(sectionStyles.muted, { [media.phone]: visuallyHidden });
/** A card's link, which covers the card. On a phone the card's title replaces the link's hidden text as label. */
const cardLink = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  color: color.link,
  textDecoration: "underline 1px",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.card },
  [media.phone]: { position: "absolute", inset: 0, borderRadius: radius.card, fontSize: 0 },
  [media.hover]: { "&:hover": { color: color.linkHover, textDecorationThickness: "2px" } },
  [media.desk]: { gridColumn: 2 },
  [media.print]: { minHeight: 0, fontSize: "1.2rem" },
});
/** The link with an email address that large type would break. */
export const longLink = css(cardLink, {
  [media.desk]: { fontSize: fontSize.small },
  [media.wide]: { fontSize: fontSize.body },
});
export const largeLink = css(cardLink, { [media.wide]: { fontSize: fontSize.h3 } });
/** Shows the number on phones as well, where a second one, for calls in Spanish, may stand above it. */
export const callLink = css(largeLink, {
  [media.phone]: { position: "static", minHeight: 0, fontSize: fontSize.body, fontVariantNumeric: "normal" },
});

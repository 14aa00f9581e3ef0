import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, fontSize, radius, shadow, space } from "../styles/tokens";

/** What the sections share: the space around them, the heading with the sentence under it, the card. */
export const sectionStyles = {
  air: css({ paddingBlock: space.section, [media.print]: { paddingBlock: space.x2 } }),
  head: css({
    display: "grid",
    gap: space.x2,
    maxWidth: "44rem",
    marginBottom: "clamp(1.5rem, 0.75rem + 3vw, 3.5rem)",
    [media.print]: { display: "block", marginBottom: space.x2 },
  }),
  lead: css({ maxWidth: "60ch", fontSize: fontSize.lead, color: color.textMuted, textWrap: "balance" }),
  card: css({
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.card,
    boxShadow: shadow.card,
  }),
  /** Cards on paper: up to three columns, which a page's end may part between cards. */
  cardsInPrint: css({
    [media.print]: {
      display: "block",
      columns: "3 13rem",
      columnGap: space.x2,
      "& > li": {
        display: "block",
        marginBottom: space.x2,
        padding: space.x2,
        border: `1px solid ${color.hairline}`,
      },
    },
  }),
} as const;

import { css } from "@emotion/react";
import { type LogoGround, markParts, markViewBox, wordLines } from "../brand/logoPaths";
import { color, fontWeight } from "../styles/tokens";

export function Logo({ name, ground = "light" }: { name: string; ground?: LogoGround }) {
  const { first, second } = wordLines(name);
  // Shrinks a first line of over 12 characters, so the logo fits next to the header's buttons on phones.
  const fontSize = `${Math.max(0.875, Math.min(1.3125, (1.3125 * 12) / first.length))}em`;
  return (
    <span css={[logo, ground === "dark" && onDark]} translate="no">
      <svg css={mark} viewBox={markViewBox} aria-hidden="true">
        {markParts(ground).map((part) => (
          <path key={part.d} d={part.d} fill={part.fill} />
        ))}
      </svg>
      <span css={nameLines}>
        <span css={[firstLine, css({ fontSize })]}>{first}</span>
        {second && <span css={secondLine}> {second}</span>}
      </span>
    </span>
  );
}

const logo = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.625em",
  // Shrinks the logo on narrow viewports, so a long word fits on a phone with large text.
  fontSize: "min(1em, 6.5vw)",
  color: color.text,
});
const onDark = css({ color: color.textOnDark });
const mark = css({ flex: "none", width: "2.5em", height: "2.5em" });
const nameLines = css({ lineHeight: 1.05 });
const firstLine = css({ display: "block", fontWeight: fontWeight.heading, letterSpacing: "-0.02em" });
const secondLine = css({
  display: "block",
  marginTop: "0.25em",
  fontSize: "0.6875em",
  fontWeight: fontWeight.strong,
  letterSpacing: "0.16em",
  textTransform: "uppercase",
});

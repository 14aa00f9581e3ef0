import { css } from "@emotion/react";
import { logoMarkup, logoViewBox, nameLines } from "../brand/logoMarkup";
import { fontWeight } from "../styles/tokens";
import { InlineSvg } from "./InlineSvg";

export function Logo({ name, ground = "light" }: { name: string; ground?: "light" | "dark" }) {
  const { first, second } = nameLines(name);
  return (
    <span css={logo} translate="no">
      <InlineSvg css={mark} viewBox={logoViewBox} markup={logoMarkup({ isDark: ground === "dark" })} />
      <span>
        <span css={firstLine}>{first}</span>
        {second && <span css={secondLine}> {second}</span>}
      </span>
    </span>
  );
}

const logo = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.625em",
  // Shrinks the logo in narrow viewports, so that the logo fits even if the visitor has enlarged the text.
  fontSize: "min(1em, 4vw)",
  lineHeight: 1.05,
});
const mark = css({ flex: "none", width: "2.5em", height: "2.5em" });
const firstLine = css({
  display: "block",
  fontSize: "1.3125em",
  fontWeight: fontWeight.heading,
  letterSpacing: "-0.02em",
});
const secondLine = css({
  display: "block",
  marginTop: "0.25em",
  fontSize: "0.6875em",
  fontWeight: fontWeight.strong,
  letterSpacing: "0.16em",
  textTransform: "uppercase",
});

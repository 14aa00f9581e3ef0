import { css } from "@emotion/react";
import { type LogoGround, markParts, markViewBox, wordLines } from "../brand/logoPaths";
import { color, fontWeight } from "../styles/tokens";

interface LogoProps {
  /** The agency's name, as agency.yaml has it. */
  name: string;
  ground?: LogoGround;
}

/** The mark with the agency's name as text. All its sizes follow the font size around it. */
export function Logo({ name, ground = "light" }: LogoProps) {
  const { first, second } = wordLines(name);
  return (
    <span css={[logo, ground === "dark" && onDark]} translate="no">
      <LogoMark ground={ground} />
      <span css={word}>
        <span css={[firstLine, css({ fontSize: firstLineSize(first) })]}>{first}</span>
        {second && <span css={secondLine}> {second}</span>}
      </span>
    </span>
  );
}

/** A long name is set smaller, so that it stays beside the buttons of a phone's header: at twelve letters full size. */
function firstLineSize(words: string): string {
  return `${Math.max(0.875, Math.min(1.3125, (1.3125 * 12) / words.length))}em`;
}

/** The mark alone, 2.5em high; hidden from assistive technology because a name always stands beside it. */
function LogoMark({ ground }: { ground: LogoGround }) {
  return (
    <svg css={mark} viewBox={markViewBox} aria-hidden="true">
      {markParts(ground).map((part) => (
        <path key={part.d} d={part.d} fill={part.fill} />
      ))}
    </svg>
  );
}

const logo = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.625em",
  // With large text on a phone it takes no more than the row.
  fontSize: "min(1em, 6.5vw)",
  color: color.text,
  textDecoration: "none",
});

const onDark = css({ color: color.textOnDark });

const mark = css({ flex: "none", width: "2.5em", height: "2.5em" });

const word = css({ lineHeight: 1.05, overflowWrap: "break-word", textAlign: "start" });

const firstLine = css({
  display: "block",
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

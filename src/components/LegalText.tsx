import { css } from "@emotion/react";
import { Marked } from "marked";
import { stack } from "../styles/compositions";
import { space } from "../styles/tokens";
import { homeSectionHref } from "./SiteLink";

const markdown = new Marked({
  walkTokens(token) {
    if (token.type === "link") token.href = homeSectionHref(token.href);
  },
});

interface LegalTextProps {
  /** Markdown text. Email addresses and URLs in the text become links. */
  text: string;
}

export function LegalText({ text }: LegalTextProps) {
  const html = { __html: markdown.parse(text, { async: false }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `markdownField` rejects text with HTML
  return <div css={blocks} dangerouslySetInnerHTML={html} />;
}

const blocks = css(stack(space.x2), {
  "& p": { whiteSpace: "normal" },
  "& li > a": { lineHeight: 2 },
});

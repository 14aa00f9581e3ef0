import { css } from "@emotion/react";
import { Marked } from "marked";
import { escapeHtml } from "../lib/escapeHtml";
import { phoneHref, readPhone } from "../lib/phone";
import { stack } from "../styles/compositions";
import { space } from "../styles/tokens";
import { homeSectionHref } from "./SiteLink";

const markdown = new Marked({
  walkTokens(token) {
    if (token.type !== "link") return;
    const [, scheme, phone = ""] = /^(tel|sms):(.*)/.exec(token.href) ?? [];
    const url = scheme ? phoneHref(readPhone(phone) ?? phone, scheme as "tel" | "sms") : token.href;
    token.href = escapeHtml(homeSectionHref(url));
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
  "& a[href^='tel:']": { display: "inline-block" },
  "& li > a": { lineHeight: 2 },
});

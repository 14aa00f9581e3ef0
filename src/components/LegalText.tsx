import { css } from "@emotion/react";
import { Marked, type TokenizerAndRendererExtension } from "marked";
import { escapeHtml } from "../lib/escapeHtml";
import { phoneHref, phoneInText, readPhone } from "../lib/phone";
import { stack } from "../styles/compositions";
import { space } from "../styles/tokens";
import { homeSectionHref } from "./SiteLink";

const phones: TokenizerAndRendererExtension = {
  name: "phone",
  level: "inline",
  start: (text) => phoneInText.exec(text)?.index,
  tokenizer(text) {
    const { index, 0: raw = "" } = phoneInText.exec(text) ?? {};
    // Digits without punctuation may be a license number, so they don't become a link. HTML forbids nested links.
    if (index !== 0 || /^\d+$/.test(raw) || this.lexer.state.inLink) return undefined;
    const href = phoneHref(readPhone(raw) ?? raw);
    return { type: "link", raw, href, tokens: [{ type: "text", raw, text: raw }] };
  },
};

const markdown = new Marked({
  extensions: [phones],
  renderer: {
    html: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const address = escapeHtml(homeSectionHref(href.replace(/^http:/, "https:")));
      const text = this.parser.parseInline(tokens);
      return `<a href="${address}"${address.startsWith("tel:") ? ' translate="no"' : ""}>${text}</a>`;
    },
  },
});

interface LegalTextProps {
  /** Markdown text. Phone numbers, email addresses and URLs in the text become links. */
  text: string;
}

export function LegalText({ text }: LegalTextProps) {
  const html = { __html: markdown.parse(text, { async: false }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes HTML in the text
  return <div css={blocks} dangerouslySetInnerHTML={html} />;
}

const blocks = css(stack(space.x2), {
  "& p": { whiteSpace: "normal" },
  "& a[href^='tel:']": { display: "inline-block" },
  "& li > a": { lineHeight: 2 },
});

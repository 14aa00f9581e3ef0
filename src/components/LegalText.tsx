import { css } from "@emotion/react";
import { Marked, type TokenizerAndRendererExtension } from "marked";
import { phoneHref, readPhone } from "../lib/phone";
import { stack } from "../styles/compositions";
import { visuallyHidden } from "../styles/sectionStyles";
import { space } from "../styles/tokens";
import { homeSectionHref } from "./NavItem";

const phonePattern =
  /(?<![\w+-])(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?(?![\w-])/i;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const phones: TokenizerAndRendererExtension = {
  name: "phone",
  level: "inline",
  start: (text) => phonePattern.exec(text)?.index,
  tokenizer(text) {
    const { index, 0: raw = "" } = phonePattern.exec(text) ?? {};
    if (index !== 0 || this.lexer.state.inLink) return undefined;
    const href = phoneHref(readPhone(raw) ?? raw);
    return { type: "link", raw, href, tokens: [{ type: "text", raw, text: raw }] };
  },
};

const markdown = (newTab: string) =>
  new Marked({
    extensions: [phones],
    renderer: {
      html: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        const address = escapeHtml(homeSectionHref(href.replace(/^http:/, "https:")));
        // Removes links inside a link, such as the phone number in `[call {phone}](/directory)`.
        const text = this.parser.parseInline(tokens).replace(/<\/?a\b[^>]*>/g, "");
        if (address.startsWith("https:"))
          return `<a href="${address}" target="_blank" rel="noopener">${text}<span> (${escapeHtml(newTab)})</span></a>`;
        return `<a href="${address}"${address.startsWith("tel:") ? ' translate="no"' : ""}>${text}</a>`;
      },
    },
  });

interface LegalTextProps {
  /** Markdown, whose phone numbers, email addresses and URLs become links. */
  text: string;
  /** What screen readers say after the text of a link to another site. */
  newTab: string;
}

export function LegalText({ text, newTab }: LegalTextProps) {
  const html = { __html: markdown(newTab).parse(text, { async: false }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes HTML in the text
  return <div css={blocks} dangerouslySetInnerHTML={html} />;
}

const blocks = css(stack(space.x2), {
  "& p": { whiteSpace: "normal" },
  "& a[href^='tel:']": { display: "inline-block" },
  "& a[target] > span": visuallyHidden,
  "& li > a": { lineHeight: 2 },
});

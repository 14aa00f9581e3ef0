import { css } from "@emotion/react";
import { Marked } from "marked";
import { phoneHref, readPhone } from "../lib/phone";
import { space } from "../styles/tokens";
import { homeSectionHref } from "./NavItem";

const phonePattern =
  /(?<![\w+-])(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?(?![\w-])/i;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const markdown = new Marked({
  extensions: [
    {
      name: "phone",
      level: "inline",
      start: (text) => phonePattern.exec(text)?.index,
      tokenizer(text) {
        const { index, 0: raw = "" } = phonePattern.exec(text) ?? {};
        if (index !== 0 || this.lexer.state.inLink) return undefined;
        const href = phoneHref(readPhone(raw) ?? raw);
        return { type: "link", raw, href, tokens: [{ type: "text", raw, text: raw }] };
      },
    },
  ],
  renderer: {
    html: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const address = homeSectionHref(href.replace(/^http:/, "https:"));
      const attributes = href.startsWith("tel:") ? ' translate="no"' : "";
      // Removes links inside a link, such as the phone number in `[call {phone}](/directory)`.
      const text = this.parser.parseInline(tokens).replace(/<\/?a\b[^>]*>/g, "");
      return `<a href="${escapeHtml(address)}"${attributes}>${text}</a>`;
    },
  },
});

/** Renders Markdown. Phone numbers, email addresses and URLs become links. */
export function LegalText({ children }: { children: string }) {
  const html = { __html: markdown.parse(children, { async: false }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes HTML in the text
  return <div css={blocks} dangerouslySetInnerHTML={html} />;
}

const blocks = css({
  display: "grid",
  gap: space.x2,
  "& a[href^='tel:']": { display: "inline-block" },
  "& :is(ul, ol)": { display: "grid", gap: space.x1, paddingLeft: space.x3 },
  "& li > :is(ul, ol)": { marginTop: space.x1 },
  "& li > a": { lineHeight: 2 },
  "& ul > li": { listStyle: "disc" },
  "& li > ul > li": { listStyle: "circle" },
  "& ol > li": { listStyle: "decimal" },
});

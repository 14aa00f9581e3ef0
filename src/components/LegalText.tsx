import { css } from "@emotion/react";
import { Renderer, type Tokens } from "marked";
import { escapeHtml } from "../lib/escapeHtml";
import { legalMarkdown } from "../lib/legalMarkdown";
import { phoneHref, readPhone } from "../lib/phone";
import { stack } from "../styles/compositions";
import { space } from "../styles/tokens";
import { homeSectionHref } from "./SiteLink";

class LegalTextRenderer extends Renderer {
  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return escapeHtml(text);
  }
  override link({ href, tokens }: Tokens.Link): string {
    const [, phone] = /^tel:(.*)/.exec(href) ?? [];
    const url = phone ? phoneHref(readPhone(phone) ?? phone) : href.replace(/^http:/, "https:");
    const text = this.parser.parseInline(tokens);
    return `<a href="${escapeHtml(homeSectionHref(url))}"${phone ? ' translate="no"' : ""}>${text}</a>`;
  }
}

interface LegalTextProps {
  /** Markdown text. Phone numbers, email addresses and URLs in the text become links. */
  text: string;
}

export function LegalText({ text }: LegalTextProps) {
  const html = { __html: legalMarkdown.parse(text, { async: false, renderer: new LegalTextRenderer() }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes HTML in the text
  return <div css={blocks} dangerouslySetInnerHTML={html} />;
}

const blocks = css(stack(space.x2), {
  "& p": { whiteSpace: "normal" },
  "& a[href^='tel:']": { display: "inline-block" },
  "& li > a": { lineHeight: 2 },
});

import { Marked, type TokenizerAndRendererExtension } from "marked";
import { phoneInText } from "./phone";

const phones: TokenizerAndRendererExtension = {
  name: "phone",
  level: "inline",
  start: (text) => phoneInText.exec(text)?.index,
  tokenizer(text) {
    const { index, 0: raw = "" } = phoneInText.exec(text) ?? {};
    // Digits without punctuation may be a license number, so they don't become a link. HTML forbids nested links.
    if (index !== 0 || /^\d+$/.test(raw) || this.lexer.state.inLink) return undefined;
    return { type: "link", raw, href: `tel:${raw}`, tokens: [{ type: "text", raw, text: raw }] };
  },
};

/** Parses the Markdown of legal pages. Phone numbers, email addresses and URLs in the text become links. */
export const legalMarkdown = new Marked({ extensions: [phones] });

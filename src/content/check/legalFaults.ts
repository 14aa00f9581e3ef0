import { marked, type Token } from "marked";
import { readDestination } from "../declarations/fieldTypes";
import { truncate } from "../declarations/schemaBuilders";
import { linkFault } from "./linkFaults";
import type { Fault } from "./problem";
import type { Field } from "./readValues";
import type { Site } from "./site";

const allowed = ["paragraph", "text", "strong", "em", "link", "list", "list_item", "escape", "br", "space"];

/** Matches a lone ** and the middle of an incomplete link, such as `](/`. Visitors would see these characters. */
const rawMarkup = /\*\*|\]\s*\((?:https?:|mailto:|\/|#)/i;

/** Reports Markdown that legal pages don't support, and dead links. */
export function* legalFaults({ kind, value }: Field, site: Site): Generator<Fault> {
  const tokens: Token[] = [];
  marked.walkTokens(kind === "markdown" ? marked.lexer(String(value)) : [], (token) => {
    tokens.push(token);
  });
  for (const token of tokens) {
    const fault = faultOf(token, site);
    const [raw = ""] = token.raw.trim().split("\n");
    if (fault) yield [`has "${truncate(raw, 40)}", which ${fault}`, raw.slice(0, 20)];
  }
}

const plain = "does not work here. Write **bold**, [words](/page), or a point that begins with -";

function faultOf(token: Token, site: Site): string | undefined {
  if (token.type === "heading")
    return `is a heading. Make it a section, "- title: ${token.text}", with "paragraphs:" below`;
  if (token.type === "html" && token.raw.startsWith("</")) return undefined;
  if (!allowed.includes(token.type)) return plain;
  if (token.type === "link") {
    // Rejects `[Call](tel:{phone})`, because `{phone}` itself becomes a link.
    const address = readDestination(token.href);
    return !address || /^(tel|sms):\{/.test(address) ? plain : linkFault(address, site);
  }
  const isRaw = token.type === "text" && !token.tokens && rawMarkup.test(token.text);
  return isRaw ? plain : undefined;
}

import type { Token } from "marked";
import { marked } from "../../lib/markdown";
import { destination } from "../declarations/fields";
import { label, truncate } from "../declarations/schemaBuilders";
import { linkFault } from "./linkProblems";
import type { Problem } from "./problem";
import type { Site } from "./site";
import type { Source } from "./source";

const allowed = ["paragraph", "text", "strong", "em", "link", "list", "list_item", "escape", "br", "space"];

/** Matches a lone ** or an incomplete link, of which visitors would see the markup. */
const rawMarkup = /\*\*|\]\s*\((?:https?:|mailto:|\/|#)/i;

const link = destination("A link in a legal text.");

/** Reports Markdown that legal pages don't show, and dead links. */
export function* legalMarkdown(source: Source, site: Site): Generator<Problem> {
  for (const { path, kind, value } of source.texts) {
    if (kind !== "markdown" || typeof value !== "string") continue;
    for (const token of tokensIn(marked.lexer(value))) {
      const message = faultOf(token, site);
      const raw = token.raw.trim();
      if (message)
        yield source.problemAt(path, `${label(path)}: "${truncate(raw, 40)}" ${message}`, raw.slice(0, 20));
    }
  }
}

/** Flattens nested Markdown tokens. Skips the tokens inside a disallowed token, such as a heading. */
function tokensIn(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const inside: Token[] = ("items" in token ? token.items : "tokens" in token ? token.tokens : []) ?? [];
    return allowed.includes(token.type) ? [token, ...tokensIn(inside)] : [token];
  });
}

const plain = "does not work here. Write **bold**, [words](/page), or a point that begins with -";

function faultOf(token: Token, site: Site): string | undefined {
  if (token.type === "heading") return `is a heading. Write it as "- title: ${token.text}"`;
  if (token.type === "html" && token.raw.startsWith("</")) return undefined;
  if (!allowed.includes(token.type)) return plain;
  if (token.type === "link") {
    // Rejects `[Call](tel:{phone})`, because `{phone}` is already replaced with a link.
    const { data } = link.safeParse(token.href);
    if (!data || /^(tel|sms):\{/.test(data)) return plain;
    const target = site.resolveLink(data);
    const isSame = target === data || `/${target}` === data;
    return target && !isSame ? `does not work here. Write [${token.text}](${target})` : linkFault(data, site);
  }
  const isRaw = token.type === "text" && !token.tokens && rawMarkup.test(token.text);
  return isRaw ? plain : undefined;
}

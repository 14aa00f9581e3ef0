import type { Token } from "marked";
import { marked } from "../../lib/markdown";
import { destination } from "../declarations/fields";
import { label, truncate } from "../declarations/schemaBuilders";
import { linkFault } from "./linkProblems";
import type { Problem } from "./problem";
import type { Site } from "./site";
import type { Source } from "./source";

const allowed = ["paragraph", "text", "strong", "em", "link", "list", "list_item", "escape", "br", "space"];

/** Matches a lone **, a Markdown table, tabs between spreadsheet cells, or an incomplete link. */
const rawMarkup = /\*\*|\|\s*:?-{3,}|[^\s.)]\t+\S|\]\s*\((?:https?:|mailto:|\/|#)/i;

const link = destination("A link in a legal text.");

/** Reports Markdown that legal pages don't show, and dead links. */
export function* legalMarkdown(source: Source, site: Site): Generator<Problem> {
  for (const { path, kind, value } of source.texts) {
    if (kind !== "markdown" || typeof value !== "string") continue;
    const tokens = lex(value);
    const faults = tokens
      ? tokensIn(tokens).map((token) => [token.raw, faultOf(token, site)] as const)
      : [["", "cannot be read. Delete its brackets"]];
    for (const [raw = "", message] of faults)
      if (message)
        yield source.problemAt(
          path,
          `${label(path)}: "${truncate(raw.trim(), 40)}" ${message}`,
          raw.trim().slice(0, 20),
        );
  }
}

function lex(text: string): Token[] | undefined {
  try {
    return marked.lexer(text);
  } catch {
    // The parser throws a RangeError if hundreds of markers are nested.
    return undefined;
  }
}

/** Flattens nested Markdown tokens. Skips the tokens inside a disallowed token, such as a heading. */
function tokensIn(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const inside: Token[] = ("items" in token ? token.items : "tokens" in token ? token.tokens : []) ?? [];
    return allowed.includes(token.type) ? [token, ...tokensIn(inside)] : [token];
  });
}

function faultOf(token: Token, site: Site): string | undefined {
  const { type, raw } = token;
  if (type === "html")
    return raw.startsWith("</")
      ? undefined
      : "does not work here. Write plain text, **bold** or [words](/page)";
  if (type === "heading")
    return `is a heading. Write it as "- title: ${token.text}", indented like the other titles`;
  if (!allowed.includes(type))
    return "does not work here. Write plain paragraphs, or points that begin with -";
  if (type === "link") {
    // Rejects `[Call](tel:{phone})`, because `{phone}` is already replaced with a link.
    const { data } = link.safeParse(token.href);
    if (!data || /^(tel|sms):\{/.test(data))
      return "does not work here. Write [words](/page) or [words](https://b.example)";
    const target = site.resolveLink(data);
    const isSame = target === data || `/${target}` === data;
    return target && !isSame ? `does not work here. Write [${token.text}](${target})` : linkFault(data, site);
  }
  if (type !== "text" || ("tokens" in token && token.tokens)) return undefined;
  const [markup = ""] = rawMarkup.exec(token.text) ?? [];
  if (/\||\t\S/.test(markup)) return 'is a table. Write its rows below "points:", each after "- "';
  return (
    markup &&
    `would show visitors the "${markup}". Write **bold**, [words](/page), or a point that begins with -`
  );
}

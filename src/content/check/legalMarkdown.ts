import type { Token } from "marked";
import { marked } from "../../lib/markdown";
import { linkTarget } from "../declarations/fields";
import type { LinkTargets } from "../declarations/linkTargets";
import { deadLink } from "./noDeadLinks";
import { entity, pastedBullet } from "./noRawMarkup";
import { label, type Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/** The token types of `marked` that legal texts may contain. */
const allowed = ["paragraph", "text", "strong", "em", "link", "list", "list_item", "escape", "br", "space"];

const advice: Readonly<Record<string, string>> = {
  html: "looks like HTML, which is not shown; for < itself write \\<",
  heading: "is a heading in Markdown; a heading here is a section's title",
};

/** Matches markup that `marked` has left as text: unpaired ** or ~~, a broken link, a bullet, an HTML entity. */
const rawMarkup = new RegExp(`\\*\\*|~~|\\]\\s*\\((?:https?:|mailto:|/|#)|^${pastedBullet}|${entity}`, "i");

const link = linkTarget("A link in a legal text.");

/** Yields the Markdown in legal texts that is not supported or not parsed as intended, and the dead links. */
export function* legalMarkdown(source: YamlSource, targets: LinkTargets): Generator<Problem> {
  for (const { text, path, kind } of source.texts) {
    if (kind !== "markdown") continue;
    const lexed = marked.lexer(text.trim());
    const faults = tokensIn(lexed).map((token) => [token.raw.trim(), faultOf(token, targets)]);
    for (const name of Object.keys(lexed.links))
      faults.push([`[${name}]:`, "is a link's address apart from its words; write [words](https://…)"]);
    for (const [raw = "", wrong] of faults) {
      const words = raw.slice(0, 40);
      if (wrong) yield source.problemAtValue(path, `${label(path)}: "${words}" ${wrong}`, words);
    }
  }
}

/** Returns Markdown tokens and all tokens nested in them, except those inside tokens that are not allowed. */
function tokensIn(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const inside: Token[] = ("items" in token ? token.items : "tokens" in token ? token.tokens : []) ?? [];
    return allowed.includes(token.type) ? [token, ...tokensIn(inside)] : [token];
  });
}

function faultOf(token: Token, targets: LinkTargets): string | undefined {
  if (!allowed.includes(token.type)) {
    return advice[token.type] ?? `is a ${token.type} in Markdown, which a legal text has no place for`;
  }
  if (token.type === "link") {
    // A phone number becomes a link by itself, so a link around its template variable would be one in another.
    if (link.safeParse(token.href).success && !/^(tel|sms):\{/.test(token.href))
      return deadLink(token.href, targets);
    return "leads to no page or file here, no https:// address and no mailto:";
  }
  const shown = token.type === "text" && !("tokens" in token && token.tokens) && rawMarkup.exec(token.text);
  if (!shown) return undefined;
  return `would be shown with its ${shown[0]}; write **bold**, [words](/page), or a point that begins with -`;
}

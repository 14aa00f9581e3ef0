import type { Token } from "marked";
import { marked } from "../../lib/markdown";
import { emailPattern } from "../declarations/fields";
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

const externalLink = new RegExp(
  `^(https://[^\\s/?#@]+\\.[^\\s/?#@]+|mailto:(\\{email\\}|${emailPattern})$|tel:\\+?\\d+$)`,
);

/**
 * Yields the Markdown in legal texts that is not supported or not parsed as intended, and the dead links.
 * @param targets every page and section of this site that a link may lead to
 */
export function* legalMarkdown(source: YamlSource, targets: readonly string[]): Generator<Problem> {
  for (const { text, path, kind } of source.texts) {
    if (kind !== "markdown") continue;
    if (text.length > 5000) {
      yield source.problemAtValue(path, `${label(path)} has ${text.length} characters; make several of it`);
      continue;
    }
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

function faultOf(token: Token, targets: readonly string[]): string | undefined {
  if (!allowed.includes(token.type)) {
    return advice[token.type] ?? `is a ${token.type} in Markdown, which a legal text has no place for`;
  }
  if (token.type === "link") {
    if (/^[/#]/.test(token.href)) return deadLink(token.href, targets);
    return externalLink.test(token.href)
      ? undefined
      : "leads to no page here, no https:// address and no mailto:";
  }
  const shown = token.type === "text" && !("tokens" in token && token.tokens) && rawMarkup.exec(token.text);
  if (!shown) return undefined;
  return `would be shown with its ${shown[0]}; write **bold**, [words](/page), or a point that begins with -`;
}

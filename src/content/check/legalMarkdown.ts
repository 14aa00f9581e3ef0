import type { Token } from "marked";
import { marked } from "../../lib/markdown";
import { email } from "../declarations/fields";
import { deadLink } from "./noDeadLinks";
import { entity, pastedBullet } from "./noRawMarkup";
import { label, type Problem } from "./problem";
import type { Source } from "./source";

/** The Markdown that a passage of a legal text may have. */
const allowed = ["paragraph", "text", "strong", "em", "link", "list", "list_item", "escape", "br", "space"];

const advice: Readonly<Record<string, string>> = {
  html: "looks like HTML, which is not shown; for < itself write \\<",
  heading: "is a heading in Markdown; a heading here is a section's title",
};

/** Stars without their pair, a link with a space in it or without its end, a bullet, an HTML entity. */
const unmeant = new RegExp(`\\*\\*|~~|\\]\\s*\\((?:https?:|mailto:|/|#)|^${pastedBullet}|${entity}`, "i");

const address = new RegExp(
  `^(https://[^\\s/?#@]+\\.[^\\s/?#@]+|mailto:(\\{email\\}|${email})$|tel:\\+?\\d+$)`,
);

/**
 * Markdown in the legal texts that would not be shown, or not as it was meant, and links that lead nowhere.
 * @param targets every place of the site that a link may lead to
 */
export function* legalMarkdown(source: Source, targets: readonly string[]): Generator<Problem> {
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

/** All tokens; not those inside one that is refused as a whole. */
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
    return address.test(token.href) ? undefined : "leads to no page here, no https:// address and no mailto:";
  }
  const shown = token.type === "text" && !("tokens" in token && token.tokens) && unmeant.exec(token.text);
  if (!shown) return undefined;
  return `would be shown with its ${shown[0]}; write **bold**, [words](/page), or a point that begins with -`;
}

import type { Token } from "marked";
import { marked } from "../../lib/markdown";
import type { ContentFile } from "../declarations/contentFiles";
import { email } from "../declarations/fields";
import { fieldInfoOf, type Path, partsOf } from "../declarations/schemaBuilders";
import { deadLink, isDeadLink } from "./linkProblems";
import type { Problem } from "./problem";
import { label } from "./shapeProblems";
import { pastedBullet } from "./shownSigns";
import type { Source } from "./source";

/**
 * What a passage of a legal text may have; everything else that Markdown knows is a slip, or has a place of its
 * own.
 */
const allowed = ["paragraph", "text", "strong", "em", "link", "list", "list_item", "escape", "br", "space"];

const advice: Readonly<Record<string, string>> = {
  html: "looks like HTML, which is not shown; for < itself write \\<",
  heading: "is a heading in Markdown; a heading here is a section's title",
  image: "is a picture in Markdown, which a legal text does not show",
  code: "is program code in Markdown, since it begins four spaces further in",
  codespan: "is program code in Markdown, since it is between `",
};

/**
 * What is wrong in the Markdown of the legal texts: what would not be shown, and links that lead nowhere.
 * @param targets every place of the site that a link may lead to
 */
export function markdownProblems(file: ContentFile, source: Source, targets: readonly string[]): Problem[] {
  return [...partsOf(file.content, source.value)].flatMap(({ schema, value, path }) => {
    if (fieldInfoOf(schema).kind !== "markdown" || typeof value !== "string") return [];
    const text = marked.lexer(value.trim());
    const tokens = tokensIn(text);
    const faults = tokens.flatMap((token) => {
      const wrong = faultOf(token, targets);
      return wrong ? [problem(source, path, value, token.raw, wrong)] : [];
    });
    const unused = Object.keys(text.links).filter((name) => !tokens.some((token) => isLinkBy(token, name)));
    return [
      ...faults,
      ...unused.map((name) =>
        problem(
          source,
          path,
          value,
          `[${name}]:`,
          "is a link's address that no words lead to, so it is not shown",
        ),
      ),
    ];
  });
}

/** All tokens; not those inside one that is refused as a whole. */
function tokensIn(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (!allowed.includes(token.type)) return [token];
    const inside: Token[] | undefined =
      "items" in token ? token.items : "tokens" in token ? token.tokens : [];
    return [token, ...tokensIn(inside ?? [])];
  });
}

/**
 * What was meant and came to nothing: stars without their pair, a link with a space in it or without its end, a
 * bullet, an HTML entity.
 */
const unmeant = new RegExp(
  `\\*\\*|~~|\\]\\s*\\((?:https?:|mailto:|/|#)|^(?:${pastedBullet})|&(?:#\\d+|#x[\\da-f]+|[a-z]{2,8});`,
  "i",
);

const leads = new RegExp(
  `^(/|#|https://[^\\s/?#@]+\\.[^\\s/?#@]+|mailto:(\\{email\\}|${email})$|tel:\\+?\\d+$)`,
);

function faultOf(token: Token, targets: readonly string[]): string | undefined {
  const shown = token.type === "text" && !("tokens" in token && token.tokens) && unmeant.exec(token.text);
  if (shown)
    return `would be shown with its ${shown[0]}; write **bold**, [words](/page), or a point that begins with -`;
  if (!allowed.includes(token.type)) {
    return advice[token.type] ?? `is a ${token.type} in Markdown, which a legal text has no place for`;
  }
  if (token.type !== "link") return undefined;
  const { href } = token;
  if (isDeadLink(href, targets)) return `is a link that ${deadLink(href, targets)}`;
  if (leads.test(href)) return undefined;
  const page = targets.find(
    (target) => target.replace(/^[/#]/, "") === href.replace(/^\.?\/|\/$|\.html$/g, ""),
  );
  const meant = href.startsWith("tel:") ? "{phone}" : page;
  return `is a link to no page of this site, no https:// address and no mailto:${meant ? `; did you mean ${meant}?` : ""}`;
}

/** Whether a link takes its address from a line of its own, as `[words][label]` does from `[label]: https://…`. */
function isLinkBy(token: Token, name: string): boolean {
  return token.type === "link" && token.raw.toLowerCase().replace(/\s+/g, " ").includes(`[${name}]`);
}

function problem(source: Source, path: Path, value: string, raw: string, wrong: string): Problem {
  const begin = raw.trim().slice(0, 40);
  const at = value.toLowerCase().indexOf(begin.toLowerCase());
  return source.problemInText(path, Math.max(at, 0), `${label(path)}: "${begin}" ${wrong}`);
}

import { DomUtils, parseDocument } from "htmlparser2";
import type { Token } from "marked";
import { marked } from "../../lib/markdown";
import { linkTarget } from "../declarations/fields";
import { limits } from "../declarations/limits";
import { type Context, isTooDeep, tooDeep } from "./checkContext";
import { linkFault } from "./linkProblems";
import { label, type Problem, truncate } from "./problem";
import { entity, pastedBullet } from "./textProblems";
import type { YamlSource } from "./yamlSource";

const allowed = ["paragraph", "text", "strong", "em", "link", "list", "list_item", "escape", "br", "space"];

/** Matches a lone ** or ~~, a Markdown table, tabs between spreadsheet cells, or an incomplete link. */
const rawMarkup = /\*\*|~~|\|\s*:?-{3,}|[^\s.)]\t+\S|\]\s*\((?:https?:|mailto:|\/|#)/i;

const link = linkTarget("A link in a legal text.");

type Fault = [raw: string, message: string, ...meant: string[]];

export function* legalMarkdown(source: YamlSource, context: Context): Generator<Problem> {
  for (const { text, path, kind } of source.texts) {
    // Skips texts that are too long, because textProblems.ts reports them.
    if (kind !== "markdown" || text.length > Number(limits.lengths.markdown)) continue;
    if (isTooDeep(text)) {
      yield source.problemAtValue(path, `${label(path)} ${tooDeep}`);
      continue;
    }
    const lexed = marked.lexer(text.trim());
    const addresses = Object.entries(lexed.links).map(
      ([name, { href }]): Fault => [`[${name}]:`, `does not work here. Write [words](${href}) instead`],
    );
    const faults = tokensIn(lexed).flatMap((token) => faultsOf(token, text, context));
    for (const [raw, message, ...meant] of [...faults, ...addresses]) {
      const words = raw.trim().slice(0, meant.length > 0 ? undefined : 40);
      const sentence = `${label(path)}: "${truncate(words, 40)}" ${message}`;
      yield source.problemAtValue(path, sentence, { words, meant });
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

function faultsOf(token: Token, text: string, context: Context): Fault[] {
  const { type, raw } = token;
  if (type === "html") {
    // Reports an HTML element only once, although `marked` returns a token for each of its two tags.
    const [element] = /^<(\w+)[^>]*>[\s\S]*?<\/\1>/.exec(text.slice(text.indexOf(raw))) ?? [];
    const message = "does not work here. Write plain text, **bold** or [words](/page) instead";
    if (raw.startsWith("</")) return [];
    return [element ? [element, message, fromHtml(element)] : [raw, message]];
  }
  if (type === "heading") {
    const message = `does not work here. For a section, write "- title: ${token.text}", indented like the other titles`;
    return [[raw, message]];
  }
  if (!allowed.includes(type))
    return [[raw, "does not work here. Write plain paragraphs, or points that begin with -"]];
  if (type === "link") {
    // Rejects `[Call](tel:{phone})`, because `{phone}` is already replaced with a link.
    if (!link.safeParse(token.href).success || /^(tel|sms):\{/.test(token.href))
      return [[raw, "does not work here. Write [words](/page) or [words](https://b.example)"]];
    const [message, ...meant] = linkFault(token.href, context) ?? [];
    return message ? [[raw, message, ...meant.map((to) => raw.replace(`(${token.href}`, `(${to}`))]] : [];
  }
  if (type !== "text" || ("tokens" in token && token.tokens)) return [];
  const [html] = entity.exec(token.text) ?? [];
  if (html) return [[html, "does not work here. Write plain text instead", fromHtml(html)]];
  const [markup] = pastedBullet.exec(token.text) ?? rawMarkup.exec(token.text) ?? [];
  const table = 'is a table, which does not work here. Write its rows below "points:", each after "- "';
  if (/\||\t\S/.test(markup ?? "")) return [[token.text, table]];
  const help = "Write **bold** with ** on both sides, [words](/page), or a point that begins with -";
  return markup ? [[token.text, `would show visitors the "${markup}". ${help}`]] : [];
}

function fromHtml(html: string): string {
  const { children } = parseDocument(html);
  const words = DomUtils.textContent(children);
  const [element] = DomUtils.getElementsByTagName(() => true, children);
  if (element?.name === "a") return `[${words}](${element.attribs.href})`;
  const mark = { b: "**", strong: "**", i: "*", em: "*" }[element?.name ?? ""] ?? "";
  return mark + words + mark;
}

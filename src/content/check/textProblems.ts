import { DomUtils, parseDocument } from "htmlparser2";
import { limits } from "../declarations/limits";
import { label, type Problem, truncate } from "./problem";
import type { Text, YamlSource } from "./yamlSource";

/** Matches control, zero-width, bidirectional and private use characters, line separators and lone surrogates. */
const invisible =
  /(?![\t\n\r])\p{Cc}|[\u200b\u2060\ufeff\u2028-\u202e\u2066-\u2069\ufff9-\uffff]|\p{Cs}|\p{Co}/u;
/** Sources of regular expressions that match an HTML entity, and a bullet pasted from a word processor. */
export const entity = "&(?:#\\d+|#x[\\da-f]+|[a-z]{2,8});";
export const pastedBullet = "(?:[•▪◦‣·●○■□➢✓✔]|o\\t|[–—] )";

/** Matches HTML tags and entities, and bold text and links in Markdown. */
const markup = new RegExp(
  `<([a-z]+)[^<>]*>[^<]*</\\1>|</?[a-z][^<>]*>|${entity}|\\*\\*[^*]+\\*\\*|\\[[^[\\]]+\\]\\([^()]+\\)`,
  "i",
);
/** Matches Markdown emphasis around whole words, but not a single star, which may mark a footnote. */
const emphasis = /(?<![\w*])\*(?! )[^*]*[^* ]\*(?![\w*])|(?<!\w)__?(?! )[^_]*[^_ ]__?(?!\w)/;
const bullet = new RegExp(`^(?:${pastedBullet}|[-*] )`);
/** Matches characters that join, part or hide letters, which other texts need, but no fact. */
const joiner = /(?![\s\u200b\u2060\ufeff])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** Matches a text that is entirely in quotation marks: straight ones inside YAML's own, or curly ones. */
const quotes = /^(?:"(?=[^"]*"$)|[“”„](?=[^“”„]*[“”]$)|[‘’](?=[^‘’]*[‘’]$))/;
/** Matches what generators of policies leave to be filled in, such as [Company Name], [DATE] and [insert address]. */
const gap =
  /\[(?:[A-Z][A-Za-z]+(?:[ /_-][A-Za-z]+){0,5}|(?:INSERT|[Ii]nsert|[Yy]our|[Ee]nter|[Cc]ompany)\b[^[\]]{0,80})\](?!\s*[(:])/;
const table = /^\|.*\|\s*$|\|\s*:?-{3,}/m;
/** Matches a license number with the words that pages say before it. */
const license = /^(.*?)(?:\b(?:lic(?:ense)?|no|number)\b[\s.]*|#)(?:(?:no|number)\b)?[\s.:#]*(\S.*)$/i;
/** Matches a # behind a value that looks like part of it, but not a comment, which begins with a word. */
const hash = /^[ \t]+#(?!#|[ \t]+(?:\p{L}{3}|\p{L}+ \p{L})|[ \t]*(?:[\r\n]|$))/u;
/** Matches a comment that YAML reads as text: in a block scalar, inside quotes, or without a space before its #. */
const commentReadAsText = /# ?SAMPLE\b|[.!?…”"] # [a-z]{2}|\n[ \t]*# [a-z]{2}/i;

const shown = "would be shown with its …; a text here is plain: leave that out";

/**
 * What texts must not contain, of which the first is reported: the kinds of texts, or a kind and a field; a pattern; the
 * message, with … for what it matches; and what was probably meant in its place (`""`: no such line).
 */
const rules: readonly [string[], RegExp, string, ((...found: string[]) => string)?][] = [
  [["text", "plain"], markup, shown, (html) => DomUtils.textContent(parseDocument(html))],
  [["text", "plain"], bullet, shown],
  [["text", "plain"], quotes, shown],
  [["plain"], /^[,;:]|[,;:]$/, shown],
  [["own text"], emphasis, shown],
  [["plain"], joiner, "has an invisible character; type it anew"],
  [["own text", "plain", "markdown"], gap, "has the gap …; write what belongs there"],
  [["own text", "plain"], /^(?:n\/a|tb[ad])$/i, "is …, which visitors would read", () => ""],
  [["plain license"], license, "must not say …, which pages say before it", (_, before, no) => before + no],
  [["markdown"], table, "has a table in Markdown, which a legal text has no place for; write points"],
];

/** Yields the texts that visitors would not see as they are meant, and those that YAML reads in another way. */
export function* textProblems(source: YamlSource): Generator<Problem> {
  for (const [i, line] of source.lines.entries()) {
    const found = invisible.exec(line);
    const code = found?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const message = `an invisible character (U+${code}) stands here; delete it, or type the words around it anew`;
    if (found) yield source.problemAtLine(i + 1, found.index + 1, message);
  }
  for (const written of source.texts) {
    const { text, path, kind, quotation } = written;
    for (const rule of [unquotedHash, missingLineBreak]) yield* rule(source, written);
    const field = path.findLast((step) => typeof step === "string");
    const max =
      limits.lengths[/^(legalName|name|title|heading)$/.test(String(field)) ? "name" : String(kind)];
    if (max && text.length > max)
      yield source.problemAtValue(path, `${label(path)} has ${text.length} characters, of at most ${max}`);
    const kinds = [String(kind), `${kind} ${field}`, quotation ? "" : `own ${kind}`];
    for (const [of, pattern, message, meant] of rules) {
      const found = of.some((one) => kinds.includes(one)) && pattern.exec(text.trim());
      if (!found) continue;
      const told = `${label(path)} ${message.replace("…", () => truncate(found[0], 40))}`;
      yield source.problemAtValue(path, told, found[0], meant && [meant(...found)]);
      break;
    }
  }
}

/** Yields the problem of a text that an unquoted # cuts short, or of a comment that YAML reads as text. */
function* unquotedHash(source: YamlSource, { text, path, kind, quotation, node, begin, written }: Text) {
  const end = begin + written.length;
  const isCut = !node.type?.startsWith("BLOCK") && hash.test(source.text.slice(end, end + 200));
  const cut = "the text ends here, since # begins a comment; put quotes around the whole text, # and all";
  const told = "would be shown with its #; a comment stands behind a space, outside of quotes";
  if (isCut || (quotation && /^ (?!SAMPLE)[a-z]{2}/i.test(node.comment ?? "")))
    yield source.problemAt(source.text.indexOf("#", end), cut);
  else if (kind && commentReadAsText.test(kind === "markdown" ? text : written))
    yield source.problemAtValue(path, `${label(path)} ${told}`);
}

/** Yields the problem of a list entry that YAML folds into the text before it. */
function* missingLineBreak(source: YamlSource, { path, kind, node, begin, written }: Text) {
  // The indentation of a folded block (`>-`), in which YAML joins only lines with exactly this indentation.
  const indentation = /\n( {1,60})\S/.exec(written)?.[1];
  const isFolded = node.type === "BLOCK_FOLDED" && kind === "markdown";
  const point = isFolded && new RegExp(`\\n${indentation}\\S.*\\r?\\n${indentation}(?=- )`).exec(written);
  const isEntry = typeof path.at(-1) === "number" && kind !== "markdown";
  const joined = point || (node.type === "PLAIN" && (isEntry ? /\n\s*/ : /\n[ \t]*(?=- )/).exec(written));
  const help = point ? "put two more spaces before the dash" : "begin it with a dash below the one above";
  if (!joined) return;
  const at = begin + joined.index + joined[0].length;
  yield source.problemAt(at, `this line joins the text before it; ${help}`);
}

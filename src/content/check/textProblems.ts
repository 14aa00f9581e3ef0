import { DomUtils, parseDocument } from "htmlparser2";
import { limits } from "../declarations/limits";
import { isOptional, schemaAt } from "../declarations/schemaBuilders";
import { label, type Problem, truncate } from "./problem";
import { cutByHash, leaveOut, nothing } from "./schemaProblems";
import type { Text, YamlSource } from "./yamlSource";

/** Matches control, zero-width, bidirectional and private-use characters, line separators and lone surrogates. */
const invisible =
  /(?![\t\n\r])\p{Cc}|[\u200b\u2060\ufeff\u2028-\u202e\u2066-\u2069\ufff9-\uffff]|\p{Cs}|\p{Co}/u;
export const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i;
export const pastedBullet = /^(?:[•▪◦‣·●○■□➢✓✔]|o\t|[–—] )/;
/** Matches a # that was probably meant as text (`Suite #4`), not as the start of a comment. */
const hash = /^[ \t]+#(?!#|[ \t]+(?:\p{L}{3}|\p{L}+ \p{L})|[ \t]*(?:[\r\n]|$))/u;
const numberOne = /^[ \t]*\r?\n[ \t]*# ?\d/;
/** Matches a comment that YAML reads as text: in a block scalar, inside quotes, or without a space before its #. */
const commentReadAsText = /# ?SAMPLE\b|[.!?…”"] # [a-z]{2}|\n[ \t]*# [a-z]{2}/i;

const isShort = ({ kind }: Text) => kind === "text" || kind === "plain";
const wouldBeShown = (found: string, name: string, help = "Delete it") =>
  `Visitors would see the ${found.trim()} in ${name.replace("Entry", "entry")}. ${help}`;
const noMarkup = (found: string, name: string) =>
  `${name}: "${found}" does not work here. Write plain text instead`;

interface TextRule {
  pattern: RegExp;
  appliesTo?: (text: Text, field: string) => boolean;
  message?: (found: string, name: string) => string;
  meant?: (found: RegExpExecArray) => string;
}

/** Only the first rule that a text violates is reported. */
const rules: Record<string, TextRule> = {
  html: {
    pattern: new RegExp(`<([a-z]+)[^<>]*>[^<]*</\\1>|</?[a-z][^<>]*>|${entity.source}`, "i"),
    message: noMarkup,
    // Proposes no fix for a link or image, because plain text would lose the URL.
    meant: ([html]) => (/(?:href|src)=/i.test(html) ? "" : DomUtils.textContent(parseDocument(html))),
  },
  heading: { pattern: /^#{1,6}\s/ },
  boldOrLinkInMarkdown: { pattern: /\*\*[^*]+\*\*|\[[^[\]]+\]\([^()]+\)/, message: noMarkup },
  bullet: { pattern: new RegExp(`${pastedBullet.source}|^[-*] `) },
  quotationMarksAroundAll: {
    pattern: /^(?:"(?=[^"]*"$)|[“”„](?=[^“”„]*[“”]$)|[‘’](?=[^‘’]*[‘’]$)|«(?=[^«»]*»$))/,
    message: (_found, name) => wouldBeShown("quotation marks", name, "Delete them"),
  },
  punctuationAtAnEnd: {
    pattern: /^[,;:]|[,;:]$/,
    // Also checks `lastUpdated` and `lines`, because pages add a colon after these texts and would show two colons.
    appliesTo: (text, field) => text.kind === "plain" || /^(name|lines|lastUpdated)$/.test(field),
    message: (found, name) => `${name} begins or ends with "${found}", which visitors would see. Delete it`,
  },
  // Matches text that Google adds to reviews, such as 'Read more' at the end of a truncated review.
  copiedWithReview: {
    pattern: /(\.\.\.|…) ?(More|Read more)$|\bResponse from the owner\b|\bLocal Guide\b/,
    appliesTo: (text) => text.quotation === true || text.path.at(-1) === "location",
    message: (found, name) => `${name} contains "${found}". Copy only the words that the client wrote`,
  },
  // Privacy policy generators leave blanks such as [Company Name], [DATE] and [insert address].
  blank: {
    pattern:
      /\[(?:[A-Z][A-Za-z]+(?:[ /_-][A-Za-z]+){0,5}|(?:INSERT|[Ii]nsert|[Yy]our|[Ee]nter|[Cc]ompany)\b[^[\]]{0,80})\](?!\s*[(:])/,
    appliesTo: (text) => (isShort(text) || text.kind === "markdown") && !text.quotation,
    message: (found, name) => `${name} still has the blank "${found}". Fill it in`,
  },
  notAvailable: {
    pattern: nothing,
    appliesTo: (text) => isShort(text) && !text.quotation,
    message: (found, name) => `${name} is "${found}", which visitors would see`,
  },
};

export function* textProblems(source: YamlSource): Generator<Problem> {
  for (const [i, line] of source.lines.entries()) {
    const found = invisible.exec(line);
    const message = "This line has an invisible character. Retype the line";
    if (found) yield source.problemAtLine(i + 1, found.index + 1, message);
  }
  for (const text of source.texts) {
    yield* unquotedHash(source, text);
    yield* missingLineBreak(source, text);
    yield* brokenRules(source, text);
  }
}

function* brokenRules(source: YamlSource, written: Text): Generator<Problem> {
  const { text, path, kind } = written;
  const field = String(path.findLast((step) => typeof step === "string"));
  const max = limits.lengths[/^(legalName|name|title|heading)$/.test(field) ? "name" : String(kind)];
  const tooLong = `${label(path)} is ${text.length.toLocaleString("en-US")} characters long; the limit is ${max?.toLocaleString("en-US")}. Shorten it`;
  if (max && text.length > max) yield source.problemAtValue(path, tooLong);
  for (const { pattern, appliesTo = isShort, message = wouldBeShown, ...rule } of Object.values(rules)) {
    const found = appliesTo(written, field) ? pattern.exec(text.trim()) : null;
    if (!found) continue;
    const isOut = pattern === nothing && isOptional(schemaAt(source.file.content, path));
    const sentence = message(truncate(found[0], 40), label(path)) + (isOut ? leaveOut : "");
    const meant = rule.meant && [rule.meant(found)];
    return yield source.problemAtValue(path, sentence, { words: found[0], meant });
  }
}

function* unquotedHash(source: YamlSource, { text, path, kind, quotation, node, begin, written }: Text) {
  const end = begin + written.length;
  const after = source.text.slice(end, end + 200);
  const isCut = (!node.type?.startsWith("BLOCK") && hash.test(after)) || (quotation && numberOne.test(after));
  const help = node.type?.startsWith("BLOCK")
    ? `Move the note to its own line, above the line with ${written.slice(0, 2).trim()}`
    : "Put a note after a space, and after any quotation mark";
  if (isCut || (quotation && /^ (?!SAMPLE)[a-z]{2}/i.test(node.comment ?? "")))
    yield source.problemAt(source.text.indexOf("#", end), `The text ends here, because ${cutByHash}`);
  else if (kind && commentReadAsText.test(kind === "markdown" ? text : written))
    yield source.problemAtValue(path, wouldBeShown("#", label(path), help));
}

function* missingLineBreak(source: YamlSource, { path, kind, node, begin, written }: Text) {
  // In a folded block (`>-`), YAML joins only lines with exactly this indentation.
  const indentation = /\n( {1,60})\S/.exec(written)?.[1];
  const isFolded = node.type === "BLOCK_FOLDED" && kind === "markdown";
  const point = isFolded && new RegExp(`\\n${indentation}\\S.*\\r?\\n${indentation}(?=- )`).exec(written);
  const isEntry = typeof path.at(-1) === "number" && kind !== "markdown";
  const joined = point || (node.type === "PLAIN" && (isEntry ? /\n\s*/ : /\n[ \t]*(?=- )/).exec(written));
  // Text is hard-wrapped if each line would exceed 80 columns with the next line's first word. The code uses 68
  // instead of 80, because `lines` excludes the indentation.
  const lines = written.split(/\r?\n\s*/);
  const isWrapped = lines.every(
    (line, i) => `${line} ${lines[i + 1]?.split(" ")[0]}`.length > 68 || !lines[i + 1],
  );
  if (!joined || (!point && isWrapped && !/\n\s*- /.test(written))) return;
  const at = begin + joined.index + joined[0].length;
  const hyphen = source.text.startsWith("- ", at) ? "Put its hyphen" : "Begin it with a hyphen";
  const align = `${hyphen} directly below the hyphen of the entry above`;
  const help = point ? "Put two more spaces before its hyphen" : align;
  yield source.problemAt(at, `This line is read as part of the text above it. ${help}`);
}

import { marked, type Token } from "marked";
import { z } from "zod";
import { formatDay, isoDay } from "../../lib/dates";
import { readHours } from "../../lib/hours";
import { formatPhone, phoneHref, readPhone } from "../../lib/phone";
import { limits } from "./limits";
import { anyWords, errorFor, field, issueAt, type Meta, mapping, matching } from "./schema";

/** Matches blanks that privacy policy generators leave, such as [Company Name], but not [Reserved] or [links](/a). */
const blank =
  /\[(?:insert|enter|your|company|agency|business|website|name|legal|date|address|state|email|phone|contact|url)\b[^[\]]*\](?!\()/i;

/** Matches HTML tags and entities, Markdown bold and links, and `>-`. */
export const syntax = /\S+ >-|<\/?[a-z][^<>]*>|<!--|&[a-z]{2,};|\*\*|\]\(/;
const markup = new RegExp(`${blank.source}|${syntax.source}`, "i");

interface TextOptions extends Partial<Meta> {
  expected?: string;
  pattern?: RegExp;
  max?: number;
  forbidden?: RegExp;
}

/** A text field. By default, the text must contain a letter. */
export function textField(description: string, options: TextOptions = {}) {
  const { expected = anyWords, pattern = /\p{L}/u, max = limits.text, forbidden = markup, ...meta } = options;
  // Restores the blank lines between paragraphs, which YAML parses as single line breaks in a folded scalar (`>-`).
  const read = (text: string) => (pattern.test(text) ? text.replace(/\n+/g, "\n\n") : undefined);
  const schema = field(description, expected, { shown: String, ...meta, read });
  return schema.superRefine((text, { addIssue }) => {
    const [length, limit] = [text.length, max].map((count) => count.toLocaleString("en-US"));
    if (text.length > max) addIssue(`is ${length} characters long; the limit is ${limit}`);
    const [words] = forbidden.exec(text) ?? [];
    if (words) addIssue(issueAt(words, `which visitors would see. Write ${expected}`));
  });
}

export const shortTextField = (description: string, expected?: string, pattern?: RegExp) =>
  textField(description, { expected, pattern, max: limits.name });

/** A field for short text in which letters are optional, such as `404` or `500+`. */
export const figureField = (description: string, expected = "a word or a number", pattern = /\S/) =>
  textField(description, { expected, pattern, max: limits.figure });

/** The Markdown tokens allowed in legal pages. Includes `list_item`, so that a list is reported once, as `list`. */
const allowedTokens = ["paragraph", "text", "strong", "em", "link", "escape", "br", "space", "list_item"];
/** Matches Markdown syntax that is left after parsing, such as an unpaired ** or `](/` from an incomplete link. */
const rawMarkup = /\*\*|##|\]\s*\((?:https?:|mailto:|tel:|sms:|\/|#|$)/i;

const markdownHelp =
  "Write **bold**, [words](/page), [words](https://…) or [{phone}](<tel:{phone}>), lists as points: and headings as titles of sections";

function markdownTokens(markdown: string): Token[] {
  const tokens: Token[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => void tokens.push(token));
  return tokens;
}

const addressOf = (token: Token) => (token.type === "link" ? readLink(token.href) : undefined);

/** A field for Markdown on a legal page. Allows **bold** text and [links](/page), but no headings or lists. */
export const markdownField = (description: string) =>
  textField(description, {
    pattern: /\S/,
    max: limits.markdown,
    forbidden: blank,
    shown: (markdown) => markdown.replace(/\]\((<[^>]*>|[^)]*)\)/g, ""),
    linksIn: (markdown) => markdownTokens(markdown).flatMap((token) => addressOf(token) ?? []),
  }).superRefine((markdown, { addIssue }) => {
    for (const token of markdownTokens(markdown)) {
      const [raw] = (token.type === "text" && !token.tokens && rawMarkup.exec(token.text)) || [];
      const isBroken = token.type === "link" && (!addressOf(token) || token.title);
      const [words = ""] = (raw ?? token.raw).split("\n", 1);
      if (isBroken || raw || !allowedTokens.includes(token.type))
        addIssue(issueAt(words, `which does not work here. ${markdownHelp}`));
    }
  });

export function phoneField(description: string) {
  const expected = "one phone number, such as 602-555-0142 or 602-555-0142 x12";
  return field(description, expected, { read: readPhone, shown: formatPhone });
}

export function emailField(description: string) {
  const expected = "an email address, such as info@agency.com";
  return field(description, expected, { read: matching(z.regexes.email), shown: String });
}

function readUrl(address: string): string | undefined {
  const isComplete = /^https:\/\/[^\s/?#@\\:]+(\.[^\s/?#@\\:]+)+(:\d+)?([/?#]\S*)?$/.test(address);
  return isComplete && URL.canParse(address) ? address : undefined;
}

export function urlField(description: string) {
  const expected = "a web address, such as https://www.agency.com/page";
  return field(description, expected, { read: readUrl });
}

/** A field for a link's URL. check/problemsIn.ts reports links to pages, sections and files that don't exist. */
export function linkField(description: string) {
  const expected =
    "a page such as /directory, a section such as #contact, a file in static/ such as /claim-form.pdf (with %20 for a space), or an address with https:, tel:, sms: or mailto:";
  return field(description, expected, { linksIn: (address) => [address], read: readLink });
}

function readLink(address: string): string | undefined {
  const [, scheme = "", rest = ""] = /^(tel|sms|mailto|https):(.*)$/.exec(address) ?? [];
  if (scheme === "tel" || scheme === "sms") {
    const number = readPhone(rest);
    return number && phoneHref(number, scheme);
  }
  if (scheme === "mailto") return z.regexes.email.test(rest.replace(/\?.*/, "")) ? address : undefined;
  if (scheme === "https") return readUrl(address);
  const isOwn = /^(\/(?!\/)|#)[^\s\\]*$/.test(address) && URL.canParse(address, "https://site.invalid");
  return isOwn ? address : undefined;
}

export function photoField(description: string, minSize: readonly [width: number, height: number]) {
  const expected = `the name of a JPEG, PNG or WebP file in images/ (its name has no #, ? or %), such as images/portrait.jpg, at least ${minSize.join(" × ")} pixels`;
  const read = matching(/^images\/[^/\\#?%]+\.(jpe?g|png|webp)$/i);
  const shown = (path: string) => path.replace(/^images\/|\.\w+$/g, "");
  return field(description, expected, { minSize, read, shown, typeName: "File" });
}

export function flagField(description: string) {
  return z
    .union([z.boolean(), z.stringbool()], errorFor("true or false"))
    .meta({ description: `${description} Write true or false.`, typeName: "Boolean" })
    .default(false);
}

/** A field for a number with at most `decimals` decimal places: 1 for a rating, 0 for a whole number. */
export function numberField(description: string, [min, max]: readonly [number, number], decimals = 0) {
  const expected = `a ${decimals ? "" : "whole "}number from ${min} to ${max}${decimals ? ", such as 4.8" : ""}`;
  const pattern = new RegExp(`^\\d+${decimals ? `(\\.\\d{1,${decimals}})?` : ""}$`);
  const read = (text: string) => {
    const value = Number(text);
    return pattern.test(text) && value >= min && value <= max ? value : undefined;
  };
  return field(description, expected, { typeName: decimals ? "Float" : "Int", read });
}

/** A date field. YAML parses `2026-11-26` as a Date object; this converts it back to a string. */
export function dateField(description: string) {
  const expected = "one date such as 2026-11-26, without quotation marks";
  const meta = { description: `${description} Write ${expected}.`, typeName: "Date", shown: formatDay };
  return z.date(errorFor(expected)).transform(isoDay).meta(meta);
}

/** An enum field with the values `words`. `typeName` is the name of the GraphQL enum. */
export function choiceField<T extends string>(description: string, words: readonly T[], typeName: string) {
  const expected = `one of ${words.join(", ")}`;
  return z
    .enum(words, errorFor(expected))
    .meta({ description: `${description} Write ${expected}.`, typeName });
}

export const hoursField = (description: string, expected: string) =>
  field(description, expected, { read: (text) => readHours(text)?.words, shown: String });

export const seo = mapping("Seo", "What search engines, shared links and the browser's tab say of a page.", {
  title: shortTextField("The page's title in the browser's tab and in search results."),
  description: textField("One or two sentences that search engines show below the title."),
});

import { z } from "zod";
import { stateNames } from "../../lib/address";
import { limits } from "./limits";
import { closestMatch, meanings } from "./meant";
import { type FieldInfo, fieldInfo, fieldInfoOf } from "./schemaBuilders";

// Schema patterns have no flags or lookbehind, because they are also exported to JSON Schema. JSON Schema doesn't
// support flags, and some of its validators don't support lookbehind.
const invisible =
  "\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0";
const somethingVisible = new RegExp(`[^${invisible}]`);
const phoneNumber = "[2-9]\\d{2}[2-9]\\d{6}";
/** Matches RFC 5321 email addresses, limited to characters that occur in practice. */
export const emailPattern =
  "[A-Za-z0-9_+'-]+(\\.[A-Za-z0-9_+'-]+)*@([A-Za-z0-9]+(-+[A-Za-z0-9]+)*\\.)+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])";
/** Punctuation that is often copied with a URL but never ends a URL. */
const punctuation = ".,;\"'“”‘’<>";
/** Matches a host name. Its labels exclude dots, to prevent catastrophic backtracking. */
const host = `[^\\s/?#@\\\\${punctuation}]+(\\.[^\\s/?#@\\\\${punctuation}]+)+`;
const plainHost = "[a-z0-9-]+(\\.[a-z0-9-]+)+";
/** Matches a link within the site to a page, section or file: `/directory#main-lines`, `#quote?insurance=auto`. */
const placeOnSite = "(\\/[^\\s/?#\\\\:]([^\\n?#\\\\]*[^\\s?#\\\\/])?|\\/)?(#quote\\?[\\w=&-]+|#[a-z-]+)?";
const noAddress = "Browsers cannot open this address. Check its dots, and any number in it (65535 at most)";
const httpsUrl = `https:\\/\\/(?!\\S*&amp;)${host}([/?#](\\S*[^\\s${punctuation}])?)?`;

function string(pattern: RegExp, info: FieldInfo, isAddress: (text: string) => boolean = () => true) {
  return z.string().regex(pattern).refine(isAddress, { error: noAddress }).register(fieldInfo, info);
}

/**
 * Returns the schema for a text that visitors see, with optional placeholders such as `{phone}`.
 * @param required names of placeholders that the text must contain, such as `time` for `{time}`
 * @param optional names of additional placeholders that the text may contain
 */
export function text(description: string, required: string[] = [], optional: string[] = []) {
  const needed = required.map((name) => `{${name}}`).join(" and ");
  const info = { description, kind: "text", placeholders: [...required, ...optional] } as const;
  if (!needed) return string(somethingVisible, { ...info, expected: "some text" });
  const pattern = new RegExp(`^${required.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join("")}`);
  return string(pattern, { ...info, expected: `text that contains ${needed}` });
}

/** Marks a text for splitting: `Call {phone}` becomes `["Call ", ""]`. A component renders the placeholder's value. */
export function splitAt<Text extends z.ZodType>(name: string, schema: Text): Text {
  fieldInfo.add(schema, { ...fieldInfoOf(schema), splitAt: name });
  return schema;
}

export function markdown(description: string) {
  return string(somethingVisible, { description, expected: "some text", kind: "markdown" });
}

export function quotation(description: string) {
  return string(somethingVisible, { description, expected: "some text", kind: "text", quotation: true });
}

/** Returns a pattern for non-blank text without braces that satisfies all `lookaheads`, such as `(?!.*closed)`. */
export function plainPattern(...lookaheads: readonly string[]): RegExp {
  return new RegExp(`^${lookaheads.join("")}[^{}]*[^{}${invisible}][^{}]*$`);
}

export function atMost(characters: number): string {
  return `(?=.{1,${characters}}$)`;
}

export function plainText(
  description: string,
  pattern = plainPattern(),
  expected = "text without { and }",
  info: Partial<FieldInfo> = {},
) {
  return string(pattern, { description, expected, kind: "plain", ...info });
}

export function placeName(description: string, kind: "plain" | "text") {
  const state = `, ?([A-Z]{2}\\.?|${[...stateNames.values()].join("|")})$`;
  // For cities.yaml (kind `text`), proposes no fix for 'Reno, NV', because 'Reno' alone means a city in the office's
  // state.
  const [expected, addition] =
    kind === "text"
      ? ['only the name, such as Mesa (if the state is not the office\'s, add "state: NV" below)', undefined]
      : ["only the name, such as Mesa (the state has its own field)", state];
  return plainText(description, plainPattern(`(?!.*${state})`), expected, { kind, addition });
}

export function shortText(description: string, most: number) {
  const expected = `text of at most ${most} characters, without { and }`;
  return plainText(description, plainPattern(atMost(most)), expected);
}

/**
 * Returns the schema for a US phone number: ten digits and an optional extension.
 * @param orPlaceholder also allows a placeholder such as `{phone}` instead of the ten digits
 */
export function phone(description: string, { orPlaceholder = false } = {}) {
  const expected =
    'ten digits in quotation marks, such as "6025550142" or "6025550142 x12" (the first and fourth digits must be 2–9)';
  return string(new RegExp(`^(${phoneNumber}${orPlaceholder ? "|\\{[a-zA-Z.]+\\}" : ""})( x\\d{1,6})?$`), {
    description,
    expected: orPlaceholder ? `${expected}, or the main number, "{phone}" or "{phone} x12"` : expected,
    kind: "phone",
    correction: correctPhone,
    addition: " ?\\((cell|mobile|office|direct|TTY:? ?711)\\)$",
  });
}

/** Converts a phone number in any notation, even 602-555-HOME, to ten digits and an optional extension. */
export function correctPhone(written: string): string | undefined {
  const [number = "", extension = ""] = written.split(/[\s,]*(?:extension|ext\.?|x|#)\s*(?=\d{1,6}$)/i);
  const keypad = (letter: string) => String("22233344455566677778889999"[letter.charCodeAt(0) - 65]);
  const digits = number.replace(/[A-Z]/g, keypad).replace(/^\+?1\b|(?<![a-z])[\s()./-]/g, "");
  return new RegExp(`^(${phoneNumber}|\\{[a-z.]+\\})$`).test(digits)
    ? `${digits}${extension && ` x${extension}`}`
    : undefined;
}

export function emailAddress(description: string) {
  const expected = "an email address, such as info@agency.com";
  const correction = (written: string) => written.replace(/\s*@\s*/, "@").replace(/\.$/, "");
  return string(new RegExp(`^${emailPattern}$`), { description, expected, correction, addition: "^mailto:" });
}

/** Rewrites an http URL, or a URL without a scheme, as https. Returns undefined for other text, such as a file name. */
function correctWebAddress(written: string): string | undefined {
  const isWebAddress = /^https?:|^www\.|^[^@]+\.(com|net|org|gov|us)(\/|$)/i.test(written);
  return isWebAddress
    ? written
        .replace(/^(https?:)?\/*/i, "https://")
        .replace(/[.,;]$/, "")
        .replace(/&amp;/g, "&")
    : undefined;
}

export function webAddress(description: string) {
  const expected = "a web address that begins with https://, such as https://www.agency.com/page";
  const info = { description, expected, kind: "link", correction: correctWebAddress } as const;
  return string(new RegExp(`^${atMost(limits.url)}${httpsUrl}$`), info);
}

/** Validates only the syntax. check/linkProblems.ts checks that the link's target exists. */
export function destination(description: string, most: number = limits.url, further = "", orFurther = "") {
  const expected = `a page such as /directory, a section such as #contact, a file in static/ such as /claim-form.pdf, or an https:// address${orFurther}`;
  const pattern = new RegExp(`^${atMost(most)}(${placeOnSite}|${httpsUrl}${further})$`);
  const isAddress = (address: string) => URL.canParse(address, "https://site.invalid");
  return string(pattern, { description, expected, kind: "link", correction: correctLink }, isAddress);
}

function correctLink(written: string): (string | undefined)[] {
  const [, scheme = "tel:", direct = ""] = /^(tel:|sms:|mailto:)?\s*(.*)$/i.exec(written) ?? [];
  const number = correctPhone(direct);
  const slug = written.replace(/^[/#]+|\/+$/g, "");
  return [
    correctWebAddress(written),
    number && scheme.toLowerCase() + number.replace(" x", ","),
    ...[slug, slug.toLowerCase()].flatMap((one) => [`/${one}`, `#${one}`]),
    `mailto:${direct}`,
  ];
}

export function linkTarget(description: string) {
  const direct = `|(tel|sms):(\\{[a-z.]*phone\\}|\\+?[0-9]{3,15})|mailto:(\\{email\\}|${emailPattern})`;
  return destination(description, limits.url, direct, ", or tel:{phone}, sms:{phone} or mailto:{email}");
}

export function siteAddress(description: string, example: string) {
  const expected = `an address in lowercase letters that begins with https:// and has no further /, such as ${example}`;
  const pattern = new RegExp(`^https:\\/\\/(?!www\\.[^.]+$)${plainHost}$`);
  const correction = (written: string) => correctWebAddress(written)?.toLowerCase();
  const info = { description, expected, correction, addition: pathOfAddress.source };
  return string(pattern, info, (written) => httpsOrigin(written) === written);
}

const pathOfAddress = /(?<=[\w-])\/.*$/;

/** Returns the schema for a Content-Security-Policy host source, such as `https://*.maker.com`. */
export function allowedSite(description: string, schemes: readonly string[] = ["https"]) {
  const expected = `an address in lowercase letters that begins with ${schemes.join(":// or ")}:// and has no further /, such as https://cdn.maker.com (* works only right after https://, as in https://*.maker.com)`;
  const pattern = new RegExp(`^(${schemes.join("|")}):\\/\\/(\\*\\.)?${plainHost}(:[0-9]{1,5})?$`);
  const isAddress = (site: string) => Boolean(httpsOrigin(site.replace(/^wss/, "https").replace("*", "any")));
  const correction = (written: string) =>
    [/^(http:)?\/\/|^(?!\w+:)/, /^wss:\/\//].map((wrong) => written.toLowerCase().replace(wrong, "https://"));
  const info = { description, expected, correction, addition: pathOfAddress.source };
  // Rejects CSP keywords and schemes, such as 'unsafe-inline' and data:, with a specific error message.
  const error = "Only addresses such as https://cdn.maker.com work here. Delete this entry";
  const star = `* works only right after ${schemes.join(":// or ")}://. Write the whole address that the provider gives`;
  const named = z.string().refine((written) => written.includes("."), { error });
  const site = named.refine((written) => !/[^/]\*/.test(written), { error: star });
  return site.regex(pattern).refine(isAddress, { error: noAddress }).register(fieldInfo, info);
}

export function embedCode(description: string) {
  const expected = 'the provider\'s whole embed code, on the lines below "code: |"';
  return string(somethingVisible, { description, expected });
}

export function photo(description: string, minSize: number[] = [limits.photoWidth, limits.photoHeight]) {
  const expected = `the name of a JPEG, PNG or WebP file in images/, such as images/portrait.jpg, at least ${minSize[0]?.toLocaleString("en-US")} pixels wide and ${minSize[1]} pixels high`;
  const pattern = /^images\/[^/\\]+\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])$/;
  return string(pattern, { description, expected, kind: "photo", minSize });
}

export function flag(description: string) {
  const expected = `true or false, without quotation marks (${description.replace(/[;.].*/, "")})`;
  return z.boolean().register(fieldInfo, { description, expected });
}

export const unit =
  /^(?:since|est(?:\.|ablished)?(?: in)?) | ?\/ ?5$| out of 5$| ?px$| (?:stars?|(?:google )?reviews?|ratings?|years?|clients?|pixels)$/i;

export function wholeNumber(description: string, { min, max }: { min: number; max: number }) {
  const expected = `a whole number from ${min} to ${max.toLocaleString("en-US", { useGrouping: "min2" })}`;
  return z.int().min(min).max(max).register(fieldInfo, { description, expected, addition: unit.source });
}

/** If `info` has a `typeName`, `words` become GraphQL enum values, so each must be a valid GraphQL name. */
export function choice(description: string, words: readonly string[], info: Partial<FieldInfo> = {}) {
  const expected = `one of ${words.join(", ")}`;
  const correction = (written: string) => [
    ...meanings(written).filter((meaning) => words.includes(meaning)),
    closestMatch(written, words),
  ];
  return z.enum(words).register(fieldInfo, { description, expected, correction, ...info });
}

const plainOrigin = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?$/;

/**
 * Returns the origin of an https URL for a Content-Security-Policy. Returns undefined if the URL is invalid, contains a
 * user name, or has a host that browsers normalize, such as `127.1`.
 */
export function httpsOrigin(address: string): string | undefined {
  if (/[^!-~]|["<>\\^`{|}]/.test(address) || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return plainOrigin.test(origin) && address.toLowerCase().startsWith(origin) ? origin : undefined;
}

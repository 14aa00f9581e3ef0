import { z } from "zod";
import { stateNames } from "../../lib/address";
import { limits } from "./limits";
import { closestMatch, meanings } from "./meant";
import { type FieldInfo, fieldInfo, fieldInfoOf } from "./schemaBuilders";

// Patterns in this file have no flags and no lookbehind, because JSON Schema uses them too.
const invisible =
  "\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0";
const somethingVisible = new RegExp(`[^${invisible}]`);
/** Matches a North American phone number of ten digits. */
const phoneNumber = "[2-9]\\d{2}[2-9]\\d{6}";
/** Matches email addresses as in RFC 5321, limited to the characters that occur in practice. */
export const emailPattern =
  "[A-Za-z0-9_+'-]+(\\.[A-Za-z0-9_+'-]+)*@([A-Za-z0-9]+(-+[A-Za-z0-9]+)*\\.)+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])";
/** Punctuation that is often copied along with a URL, but is never the end of a URL. */
const punctuation = ".,;\"'“”‘’<>";
/** Matches a host; its parts exclude dots, so that matching a long URL takes linear time. */
const host = `[^\\s/?#@\\\\${punctuation}]+(\\.[^\\s/?#@\\\\${punctuation}]+)+`;
const plainHost = "[a-z0-9-]+(\\.[a-z0-9-]+)+";
/** Matches a section such as `#about` or `#quote?insurance=auto`, a page, a page with a section, or a file: `/a b.pdf`. */
const placeOnSite = "(\\/[^\\s/?#\\\\:]([^\\n?#\\\\]*[^\\s?#\\\\/])?|\\/)?(#quote\\?[\\w=&-]+|#[a-z-]+)?";
const noAddress = "Browsers cannot open this address. Check its dots, and any number in it (65535 at most)";
const httpsUrl = `https:\\/\\/(?!\\S*&amp;)${host}([/?#](\\S*[^\\s${punctuation}])?)?`;

function string(pattern: RegExp, info: FieldInfo, isAddress: (text: string) => boolean = () => true) {
  return z.string().regex(pattern).refine(isAddress, { error: noAddress }).register(fieldInfo, info);
}

/**
 * Returns the schema of a text for visitors, which can contain placeholders of facts, such as `{phone}`.
 * @param required placeholders that the text must contain, such as `{time}`, and that the page fills in at run time
 * @param optional placeholders that the text may contain, and that the page fills in at run time
 */
export function text(description: string, required: string[] = [], optional: string[] = []) {
  const needed = required.map((name) => `{${name}}`).join(" and ");
  const info = { description, kind: "text", placeholders: [...required, ...optional] } as const;
  if (!needed) return string(somethingVisible, { ...info, expected: "some text" });
  const pattern = new RegExp(`^${required.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join("")}`);
  return string(pattern, { ...info, expected: `text that contains ${needed}` });
}

/** Splits a text at a fact or placeholder that the page renders itself: `Call {phone}` becomes `["Call ", ""]`. */
export function splitAt<Text extends z.ZodType>(name: string, schema: Text): Text {
  fieldInfo.add(schema, { ...fieldInfoOf(schema), splitAt: name });
  return schema;
}

/** Returns the schema of a passage in a legal text, in the Markdown that check/legalMarkdown.ts allows. */
export function markdown(description: string) {
  return string(somethingVisible, { description, expected: "some text", kind: "markdown" });
}

/** Returns the schema of somebody's quoted words. The style of quotations is not checked. */
export function quotation(description: string) {
  return string(somethingVisible, { description, expected: "some text", kind: "text", quotation: true });
}

/** Returns a pattern for text without braces that also satisfies all `lookaheads`, such as `(?!.*closed)`. */
export function plainPattern(...lookaheads: readonly string[]): RegExp {
  return new RegExp(`^${lookaheads.join("")}[^{}]*[^{}${invisible}][^{}]*$`);
}

/** Returns a regular expression lookahead for a text of at most this many characters. */
export function atMost(characters: number): string {
  return `(?=.{1,${characters}}$)`;
}

/** Returns the schema for text that can't contain placeholders, such as a fact that replaces a placeholder elsewhere. */
export function plainText(
  description: string,
  pattern = plainPattern(),
  expected = "text without { and }",
  info: Partial<FieldInfo> = {},
) {
  return string(pattern, { description, expected, kind: "plain", ...info });
}

/** Returns the schema of a city's or county's name without its state, which has its own field. */
export function placeName(description: string, kind: "plain" | "text") {
  const state = `, ?([A-Z]{2}\\.?|${[...stateNames.values()].join("|")})$`;
  // A proposal without the state would move a city from another state to the office's state.
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
 * Returns the schema of a US phone number in quotes: ten digits and an optional extension.
 * @param orPlaceholder whether a placeholder such as `{phone}` is allowed in place of the ten digits
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

/** Converts a phone number in another notation, perhaps with letters, to ten digits and an optional extension. */
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

/** Converts a web address with http or without a scheme to https, unless it may be the name of a file. */
function correctWebAddress(written: string): string | undefined {
  const isWebAddress = /^https?:|^www\.|^[^@]+\.(com|net|org|gov|us)(\/|$)/i.test(written);
  return isWebAddress
    ? written
        .replace(/^(https?:)?\/*/i, "https://")
        .replace(/[.,;]$/, "")
        .replace(/&amp;/g, "&")
    : undefined;
}

/** Returns the schema of an https URL, because browsers refuse or warn about other URLs. */
export function webAddress(description: string) {
  const expected = "a web address that begins with https://, such as https://www.agency.com/page";
  const info = { description, expected, kind: "link", correction: correctWebAddress } as const;
  return string(new RegExp(`^${atMost(limits.url)}${httpsUrl}$`), info);
}

/** Returns the schema of an https URL, or a page, section or file of this site, which check/linkProblems.ts looks up. */
export function destination(description: string, most: number = limits.url, further = "", orFurther = "") {
  const expected = `a page such as /directory, a section such as #contact, a file in static/ such as /claim-form.pdf, or an https:// address${orFurther}`;
  const pattern = new RegExp(`^${atMost(most)}(${placeOnSite}|${httpsUrl}${further})$`);
  const isAddress = (address: string) => URL.canParse(address, "https://site.invalid");
  return string(pattern, { description, expected, kind: "link", correction: correctLink }, isAddress);
}

/** Returns corrections of an invalid link: with a scheme, / or # that may be missing, or in lowercase. */
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

/** Returns the schema of a link, which can also start a call, a text message or an email. */
export function linkTarget(description: string) {
  const direct = `|(tel|sms):(\\{[a-z.]*phone\\}|\\+?[0-9]{3,15})|mailto:(\\{email\\}|${emailPattern})`;
  return destination(description, limits.url, direct, ", or tel:{phone}, sms:{phone} or mailto:{email}");
}

/** Returns the schema of the website's origin: https and a host with a top-level domain, but no path. */
export function siteAddress(description: string, example: string) {
  const expected = `an address in lowercase letters that begins with https:// and has no further /, such as ${example}`;
  const pattern = new RegExp(`^https:\\/\\/(?!www\\.[^.]+$)${plainHost}$`);
  const correction = (written: string) => correctWebAddress(written)?.toLowerCase();
  const info = { description, expected, correction, addition: pathOfAddress.source };
  return string(pattern, info, (written) => httpsOrigin(written) === written);
}

const pathOfAddress = /(?<=[\w-])\/.*$/;

/** Returns the schema of a site for the Content-Security-Policy: scheme, host, perhaps a port, `*.` for all subdomains. */
export function allowedSite(description: string, schemes: readonly string[] = ["https"]) {
  const expected = `an address in lowercase letters that begins with ${schemes.join(":// or ")}:// and has no further /, such as https://cdn.maker.com (* works only right after https://, as in https://*.maker.com)`;
  const pattern = new RegExp(`^(${schemes.join("|")}):\\/\\/(\\*\\.)?${plainHost}(:[0-9]{1,5})?$`);
  const isAddress = (site: string) => Boolean(httpsOrigin(site.replace(/^wss/, "https").replace("*", "any")));
  const correction = (written: string) =>
    [/^(http:)?\/\/|^(?!\w+:)/, /^wss:\/\//].map((wrong) => written.toLowerCase().replace(wrong, "https://"));
  return string(pattern, { description, expected, correction, addition: pathOfAddress.source }, isAddress);
}

/** Returns the schema of a provider's embed code, whose HTML check/embedProblems.ts checks. */
export function embedCode(description: string) {
  const expected = 'the provider\'s whole embed code, on the lines below "code: |"';
  return string(somethingVisible, { description, expected });
}

/** Returns the schema of a photo's path relative to `data/`. */
export function photo(description: string, minSize: number[] = [limits.photoWidth, limits.photoHeight]) {
  const expected = `the name of a JPEG, PNG or WebP file in images/, such as images/portrait.jpg, at least ${minSize[0]?.toLocaleString("en-US")} pixels wide and ${minSize[1]} pixels high`;
  const pattern = /^images\/[^/\\]+\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])$/;
  return string(pattern, { description, expected, kind: "photo", minSize });
}

export function flag(description: string) {
  const expected = `true or false, without quotation marks (${description.replace(/[;.].*/, "")})`;
  return z.boolean().register(fieldInfo, { description, expected });
}

/** Matches words and units that people write before or after a number. */
export const unit =
  /^(?:since|est(?:\.|ablished)?(?: in)?) | ?\/ ?5$| out of 5$| ?px$| (?:stars?|(?:google )?reviews?|ratings?|years?|clients?|pixels)$/i;

export function wholeNumber(description: string, { min, max }: { min: number; max: number }) {
  const expected = `a whole number from ${min} to ${max.toLocaleString("en-US", { useGrouping: "min2" })}`;
  return z.int().min(min).max(max).register(fieldInfo, { description, expected, addition: unit.source });
}

/** Returns the schema of one of `words`; a `typeName` makes it a GraphQL enum, whose words must be valid names. */
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
 * Returns the origin (`https://host` or `https://host:port`) of a URL, safe to insert into a Content-Security-Policy.
 * @returns undefined if the URL is not https, does not parse, contains a user name, or has a host that browsers
 * rewrite
 */
export function httpsOrigin(address: string): string | undefined {
  if (/[^!-~]|["<>\\^`{|}]/.test(address) || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return plainOrigin.test(origin) && address.toLowerCase().startsWith(origin) ? origin : undefined;
}

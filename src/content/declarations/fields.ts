import { z } from "zod";
import { closestMatch } from "./didYouMean";
import { httpsOrigin } from "./httpsOrigin";
import { limits } from "./limits";
import { type FieldInfo, fieldInfo } from "./schemaBuilders";

// JSON Schema uses these patterns too, so they have no flags and no lookbehind.
const invisible =
  "\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0";
const somethingVisible = new RegExp(`[^${invisible}]`);
/** North American Numbering Plan: area code and exchange begin with 2 to 9; the extension is optional. */
const phoneNumber = "[2-9]\\d{2}[2-9]\\d{6}( x\\d{1,6})?";
/** Before the @ a Dot-string of RFC 5321, limited to the characters that occur in practice. */
export const emailPattern =
  "[A-Za-z0-9_+'-]+(\\.[A-Za-z0-9_+'-]+)*@([A-Za-z0-9]+(-+[A-Za-z0-9]+)*\\.)+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])";
/** Punctuation that is often copied along with a URL, but never belongs at its end. */
const punctuation = ".,;\"'“”‘’<>";
/** Each part excludes dots, so that matching a long URL does not take quadratic time. */
const host = `[^\\s/?#@\\\\${punctuation}]+(\\.[^\\s/?#@\\\\${punctuation}]+)+`;
const httpsUrl = `https:\\/\\/${host}([/?#](\\S*[^\\s${punctuation}])?)?`;

function string(pattern: RegExp, info: FieldInfo) {
  return z.string().regex(pattern).register(fieldInfo, info);
}

/**
 * Text that visitors read. It can contain template variables such as `{phone}`.
 * @param required placeholders that the page fills in at run time, such as `{time}`, and that the text must contain
 * @param optional placeholders that the text may contain
 */
export function text(
  description: string,
  required: readonly string[] = [],
  optional: readonly string[] = [],
) {
  const placeholders = [...required, ...optional];
  if (required.length === 0)
    return string(somethingVisible, { description, expected: "text", kind: "text", placeholders });
  const expected = `text that contains ${required.map((name) => `{${name}}`).join(" and ")}`;
  const pattern = new RegExp(`^${required.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join("")}`);
  return string(pattern, { description, expected, kind: "text", placeholders });
}

/** A passage of a legal text, in the subset of Markdown that check/legalMarkdown.ts allows. */
export function markdown(description: string) {
  return string(somethingVisible, { description, expected: "text", kind: "markdown" });
}

/** A quotation, whose style is not checked because the words are someone else's. */
export function quotation(description: string) {
  return string(somethingVisible, { description, expected: "text", kind: "text", quotation: true });
}

/** A pattern for visible text without braces that also matches all `lookaheads`, such as `(?!.*closed)`. */
export function plainPattern(...lookaheads: readonly string[]): RegExp {
  return new RegExp(`^${lookaheads.join("")}[^{}]*[^{}${invisible}][^{}]*$`);
}

/** A lookahead for a text of at most this many characters. */
export function atMost(characters: number): string {
  return `(?=.{1,${characters}}$)`;
}

/** Text without template variables; most values that template variables insert are such texts. */
export function plainText(description: string, pattern = plainPattern(), expected = "text without { and }") {
  return string(pattern, { description, expected, kind: "plain" });
}

/** Plain text of limited length, for places with little room. */
export function shortText(description: string, most: number) {
  return plainText(
    description,
    plainPattern(atMost(most)),
    `text of at most ${most} characters, without { and }`,
  );
}

/**
 * A US phone number in quotes: ten digits and an optional extension. lib/phone.ts formats it for display.
 * @param orVariable whether a template variable such as `{phone}` is allowed too
 */
export function phone(description: string, { orVariable = false } = {}) {
  const expected =
    'the ten digits of a US phone number in quotes, such as "6025550142" (the first and the fourth are 2 to 9), or "6025550142 x12" with an extension';
  return string(new RegExp(`^(${phoneNumber}${orVariable ? "|\\{[a-zA-Z.]+\\}" : ""})$`), {
    description,
    expected: orVariable ? `${expected}, or "{phone}"` : expected,
    kind: "phone",
    correction: correctPhone,
  });
}

/** Converts a phone number in another notation to ten digits and an optional extension, quoted for YAML. */
export function correctPhone(written: string): string | undefined {
  const [number = "", extension = ""] = written.split(/(?:extension|ext\.?|x|#)\s*(?=\d{1,6}$)/i);
  const digits = number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `"${digits}${extension && ` x${extension}`}"` : undefined;
}

export function emailAddress(description: string) {
  const expected = "an email address, such as info@agency.com";
  return string(new RegExp(`^${emailPattern}$`), { description, expected });
}

/** A URL. Browsers refuse or warn about anything but https. */
export function webAddress(description: string) {
  const expected = "a web address that begins with https://, such as https://www.agency.com/page";
  return string(new RegExp(`^${atMost(limits.url)}${httpsUrl}$`), { description, expected });
}

/** A page or section of this site, whose existence check/noDeadLinks.ts checks, or an https URL. */
export function linkTarget(description: string) {
  const expected = "a page such as /directory, a section such as #contact, or an https:// address";
  const pattern = `^${atMost(limits.url)}(#[a-z-]+|\\/|(\\/[a-z0-9-]+)+(#[a-z-]+)?|${httpsUrl})$`;
  return string(new RegExp(pattern), { description, expected, kind: "link" });
}

/**
 * A website's origin: https, a host and nothing after it. `www.agency` is rejected because its `.com` is missing.
 * @param port whether a port is allowed, as for hosts in the Content-Security-Policy
 */
export function siteAddress(description: string, example: string, { port = false } = {}) {
  const expected = `an https address in small letters with nothing after the host, such as ${example}`;
  const anyPort = port ? "(:[0-9]{1,5})?" : "";
  return z
    .string()
    .regex(new RegExp(`^https:\\/\\/(?!www\\.[^.]+$)[a-z0-9-]+(\\.[a-z0-9-]+)+${anyPort}$`))
    .refine((written) => httpsOrigin(written) === written, {
      error: "this is no address that a browser can use; look at its dots and its port",
    })
    .register(fieldInfo, { description, expected });
}

/** A provider's embed code, pasted unchanged. check/embedProblems.ts checks what is in it. */
export function embedCode(description: string) {
  const expected = "the provider's whole embed code, after a | on lines of its own";
  return z
    .string()
    .regex(somethingVisible)
    .refine((code) => code.length <= limits.embedCode, {
      error: `this code has more than ${limits.embedCode} characters, more than a form's code has; paste the code of one form alone`,
    })
    .register(fieldInfo, { description, expected });
}

/** The path of a photo relative to `data/`. */
export function photo(description: string) {
  const expected = `the name of a JPEG, PNG or WebP file in images/, such as images/portrait.jpg, at least ${limits.photoWidth} pixels wide and ${limits.photoHeight} high`;
  const pattern = /^images\/[^/\\]+\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])$/;
  return string(pattern, { description, expected, kind: "photo" });
}

export function flag(description: string) {
  return z.boolean().register(fieldInfo, { description, expected: "true or false, without quotes" });
}

export function wholeNumber(description: string, { min, max }: { min: number; max: number }) {
  const expected = `a whole number from ${min} to ${max}`;
  return z.int().min(min).max(max).register(fieldInfo, { description, expected });
}

/** One of `words`. A `typeName` makes it a GraphQL enum, in which every word must be a valid name. */
export function choice(description: string, words: readonly string[], typeName?: string) {
  const expected = `one of ${words.join(", ")}`;
  const correction = (written: string) => closestMatch(written, words);
  return z.enum(words).register(fieldInfo, { description, expected, typeName, correction });
}

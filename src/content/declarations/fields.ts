import { z } from "zod";
import { httpsOrigin } from "./httpsOrigin";
import { limits } from "./limits";
import { type FieldInfo, fieldInfo } from "./schemaBuilders";
import { suggest } from "./suggest";

// Patterns are written so that JSON Schema understands them too: no flags, no look-behind.
const invisible =
  "\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0";
const somethingVisible = new RegExp(`[^${invisible}]`);
/** As the North American Numbering Plan has them: area code and exchange begin with 2 to 9; perhaps an extension. */
const phoneNumber = "[2-9]\\d{2}[2-9]\\d{6}( x\\d{1,6})?";
/** RFC 5321's Dot-string, of the signs that people have in their names, before the @. */
export const email =
  "[A-Za-z0-9_+'-]+(\\.[A-Za-z0-9_+'-]+)*@([A-Za-z0-9]+(-+[A-Za-z0-9]+)*\\.)+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])";
/** Signs of the sentence around an address, of which none has one at its end. */
const stray = ".,;\"'“”‘’<>";
/** No part of a host may have a dot in it, or matching a long address would take time by the square of its length. */
const host = `[^\\s/?#@\\\\${stray}]+(\\.[^\\s/?#@\\\\${stray}]+)+`;
const https = `https:\\/\\/${host}([/?#](\\S*[^\\s${stray}])?)?`;

function string(pattern: RegExp, info: FieldInfo) {
  return z.string().regex(pattern).register(fieldInfo, info);
}

/**
 * Words that a visitor reads. They may refer to facts, as in `{phone}`.
 * @param needed placeholders that the page fills in while someone looks at it, as `{time}`
 * @param possible such placeholders that the words can do without
 */
export function text(description: string, needed: readonly string[] = [], possible: readonly string[] = []) {
  const slots = [...needed, ...possible];
  if (needed.length === 0)
    return string(somethingVisible, { description, wanted: "text", kind: "text", slots });
  const wanted = `text that contains ${needed.map((slot) => `{${slot}}`).join(" and ")}`;
  const pattern = new RegExp(`^${needed.map((slot) => `(?=[\\s\\S]*\\{${slot}\\})`).join("")}`);
  return string(pattern, { description, wanted, kind: "text", slots });
}

/** A passage of a legal text: words with the little Markdown that check/markdownProblems.ts lets pass. */
export function markdown(description: string) {
  return string(somethingVisible, { description, wanted: "text", kind: "markdown" });
}

/** Someone else's words. */
export function quotation(description: string) {
  return string(somethingVisible, { description, wanted: "text", kind: "text", quotation: true });
}

/** The pattern of a text without braces that `lookaheads`, as `(?!.*closed)`, let pass as well. */
export function plainText(...lookaheads: readonly string[]): RegExp {
  return new RegExp(`^${lookaheads.join("")}[^{}]*[^{}${invisible}][^{}]*$`);
}

/** A lookahead for a text of at most so many characters. */
export function atMost(characters: number): string {
  return `(?=.{1,${characters}}$)`;
}

/** A fact: text that stands for itself and refers to nothing. */
export function fact(description: string, pattern = plainText(), wanted = "text without { and }") {
  return string(pattern, { description, wanted, kind: "fact" });
}

/** A fact of at most so many characters, for a place with little room. */
export function shortText(description: string, most: number) {
  return fact(description, plainText(atMost(most)), `text of at most ${most} characters, without { and }`);
}

/**
 * A phone number: ten digits, and perhaps an extension, in quotes. It is formatted where it is shown (lib/phone.ts).
 * @param orReference whether it may also be a reference to a number that is written elsewhere
 */
export function phone(description: string, { orReference = false } = {}) {
  const wanted =
    'the ten digits of a US phone number in quotes, such as "6025550142" (the first and the fourth are 2 to 9), or "6025550142 x12" with an extension';
  return string(new RegExp(`^(${phoneNumber}${orReference ? "|\\{[a-zA-Z.]+\\}" : ""})$`), {
    description,
    wanted: orReference ? `${wanted}, or "{phone}"` : wanted,
    kind: "phone",
    correction: correctPhone,
  });
}

/** Ten digits, and an extension, in what was written in another form, in quotes as YAML wants them. */
export function correctPhone(written: string): string | undefined {
  const [number = "", extension = ""] = written.split(/(?:extension|ext\.?|x|#)\s*(?=\d{1,6}$)/i);
  const digits = number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `"${digits}${extension && ` x${extension}`}"` : undefined;
}

/** An email address. */
export function emailAddress(description: string) {
  const wanted = "an email address, such as info@agency.com";
  return string(new RegExp(`^${email}$`), { description, wanted });
}

/** A web address. Only https: anything else is refused by browsers, or unsafe. */
export function webAddress(description: string) {
  const wanted = "a web address that begins with https://, such as https://www.agency.com/page";
  return string(new RegExp(`^${atMost(limits.address)}${https}$`), { description, wanted });
}

/**
 * Where a link leads: a page or a section of this site, or an https address. Which pages there are is known only to the
 * check of links, since a legal page is one by its file.
 */
export function linkTarget(description: string) {
  const wanted = "a page such as /directory, a section such as #contact, or an https:// address";
  const pattern = `^${atMost(limits.address)}(#[a-z-]+|\\/|(\\/[a-z0-9-]+)+(#[a-z-]+)?|${https})$`;
  return string(new RegExp(pattern), { description, wanted, kind: "link" });
}

/**
 * The address of a whole site: https, a host, and nothing after it. `www.agency`, which has lost its `.com`, is none.
 * @param port whether it may have a port, as the sites of a provider that the security policy names
 */
export function siteAddress(description: string, example: string, { port = false } = {}) {
  const wanted = `an https address in small letters with nothing after the host, such as ${example}`;
  const anyPort = port ? "(:[0-9]{1,5})?" : "";
  return z
    .string()
    .regex(new RegExp(`^https:\\/\\/(?!www\\.[^.]+$)[a-z0-9-]+(\\.[a-z0-9-]+)+${anyPort}$`))
    .refine((written) => httpsOrigin(written) === written, {
      error: "this is no address that a browser can use; look at its dots and its port",
    })
    .register(fieldInfo, { description, wanted });
}

/** The code that a provider gives to put a form into a page, as it is. embedFaults.ts checks what is inside it. */
export function embedCode(description: string) {
  const wanted = "the provider's whole embed code, after a | on lines of its own";
  return z
    .string()
    .regex(somethingVisible)
    .refine((code) => code.length <= limits.embedCode, {
      error: `this code has more than ${limits.embedCode} characters, more than a form's code has; paste the code of one form alone`,
    })
    .register(fieldInfo, { description, wanted });
}

/** A photo: a file in `data/`, named from there. */
export function photo(description: string) {
  const wanted = `the name of a JPEG, PNG or WebP file in images/, such as images/portrait.jpg, at least ${limits.photoWidth} pixels wide and ${limits.photoHeight} high`;
  const pattern = /^images\/[^/\\]+\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])$/;
  return string(pattern, { description, wanted, kind: "photo" });
}

/** Yes or no. */
export function flag(description: string) {
  return z.boolean().register(fieldInfo, { description, wanted: "true or false, without quotes" });
}

/** A whole number within bounds. */
export function wholeNumber(description: string, { min, max }: { min: number; max: number }) {
  const wanted = `a whole number from ${min} to ${max}`;
  return z.int().min(min).max(max).register(fieldInfo, { description, wanted });
}

/** One of a few words. `typeName` names the choice in GraphQL, where every word can be a name. */
export function choice(description: string, words: readonly string[], typeName?: string) {
  const wanted = `one of ${words.join(", ")}`;
  const correction = (written: string) => suggest(written, words);
  return z.enum(words).register(fieldInfo, { description, wanted, typeName, correction });
}

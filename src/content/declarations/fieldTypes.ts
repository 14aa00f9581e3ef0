import { DomUtils, parseDocument } from "htmlparser2";
import { z } from "zod";
import { stateNames } from "../../lib/address";
import { readPhone } from "../../lib/phone";
import { limits } from "./limits";
import { closestMatch, type FieldInfo, field, mapping, truncate, withInfo } from "./schemaBuilders";

/** Decodes entities such as `&amp;`. Each line break (in `>-`, an empty line) starts a paragraph, except in lists. */
const asParagraphs = (text: string) =>
  text
    .replace(/&(?:#\w+|[a-z]{2,8});/gi, (entity) => DomUtils.textContent(parseDocument(entity)))
    .replace(/\n+(?![\s*>-]|\d+[.)])/g, "\n\n");

/** Removes the ** around bold words, because only legal pages show bold text. */
const withoutStars = (text: string) => text.replace(/\*\*([^*]+)\*\*/g, "$1");

/** Returns the schema for a text with all `required` placeholders. Facts such as `{phone}` need not be listed. */
export function text(description: string, required: string[] = [], optional: string[] = []) {
  const needed = required.map((name) => `{${name}}`).join(" and ");
  const expected = needed ? `text that contains ${needed}` : "some text";
  const info = { description, expected, kind: "text", placeholders: [...required, ...optional] } as const;
  return field(info, (written) => {
    const found = asParagraphs(withoutStars(written));
    return required.every((name) => found.includes(`{${name}}`)) ? found : undefined;
  });
}

export function shortText(description: string, most: number) {
  return text(description).refine(({ length }) => length <= most, `must have at most ${most} characters`);
}

/** Returns the schema for a text that is required only if the site has what needs it (check/missingTexts.ts). */
export function textFor(neededFor: string, description: string, required: string[] = []) {
  return withInfo(text(description, required), { neededFor }).default("");
}

/** Marks a text for splitting: `Call {phone}` becomes `["Call ", ""]`. A component renders the placeholder's value. */
export function splitAt<T extends z.ZodType>(name: string, schema: T): T {
  return withInfo(schema, { splitAt: name });
}

export function markdown(description: string) {
  const info: FieldInfo = { description, kind: "markdown", expected: "some text" };
  return field(info, asParagraphs);
}

export function phone(description: string) {
  const expected = "one phone number, such as 602-555-0142 or 602-555-0142 x12, or {phone}";
  return field({ description, expected, kind: "phone" }, readPhone);
}

/** Matches RFC 5321 email addresses, limited to characters that occur in practice. */
export const emailPattern =
  "[A-Za-z0-9_+'-]+(?:\\.[A-Za-z0-9_+'-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\\.)+[A-Za-z]{2,}";
const wholeEmail = new RegExp(`^${emailPattern}$`);

export function emailAddress(description: string) {
  const expected = "an email address, such as info@agency.com";
  return field({ description, expected, kind: "email" }, (written) => {
    const address = written.replace(/^mailto:\s*|\.$/gi, "");
    return wholeEmail.test(address) || address === "{email}" ? address : undefined;
  });
}

/** Returns an address as an https URL: `https://www.agency.com` for `www.agency.com`. */
function readUrl(written: string): string | undefined {
  const text = written.replace(/&amp;/g, "&").replace(/[.,;]+$/, "");
  const url = text.replace(/^(?:https?:\/\/)?/i, "https://");
  const isUrl = /^https:\/\/[^\s/?#@\\:]+(\.[^\s/?#@\\:]+)+(:\d+)?([/?#]\S*)?$/i.test(url);
  return isUrl && url.length <= limits.url && URL.canParse(url) ? url : undefined;
}

export function webAddress(description: string) {
  const expected = "a web address, such as https://www.agency.com/page";
  return field({ description, expected, kind: "link" }, readUrl);
}

/** Matches a web address without https://, such as agency.com, but not a file name such as claim-form.pdf. */
const bareHost =
  /^www\.|^[\w-]+(\.[\w-]+)*\.(com|net|org|gov|edu|us|info|biz|io|co|insurance|agency)([/?#]|$)/i;

/** Returns the schema for a link's target. check/resolveLink.ts finds the page or section that the target means. */
export function destination(description: string) {
  const expected =
    "a page such as /directory, a section such as #contact, a file in static/ such as /claim-form.pdf, a web address with https://, a phone number or an email address";
  return field({ description, expected, kind: "link" }, readDestination);
}

export function readDestination(address: string): string | undefined {
  return readContact(address) ?? readPlace(address);
}

function readContact(address: string): string | undefined {
  const [, scheme = "tel:", text = ""] = /^(tel:|sms:)?\s*(.*)$/i.exec(address) ?? [];
  const phone = /^\d{3,6}$/.test(text) && address !== text ? text : readPhone(text);
  if (phone) return scheme.toLowerCase() + phone.replace(/^\d{10}/, "+1$&").replace(" x", ",");
  const [, email = "", subject = ""] = /^(?:mailto:)?([^?]*)(\?\S*)?$/i.exec(address) ?? [];
  return wholeEmail.test(email) || email === "{email}" ? `mailto:${email}${subject}` : undefined;
}

function readPlace(address: string): string | undefined {
  if (/^https?:\/\//i.test(address) || bareHost.test(address)) return readUrl(address);
  // Also accepts names such as `directory` and `contact`, in which the / or # is missing.
  const isPlace = /^(?:\/(?!\/)|#|[\w-]+(?:\.\w+|\/)?$)[^\\:\n]*$/.test(address);
  return isPlace && URL.canParse(address, "https://site.invalid") ? address : undefined;
}

export function embedCode(description: string) {
  const expected = 'the provider\'s whole embed code, on the lines below "code: |"';
  return field({ description, expected, kind: "code" }, String);
}

export function photo(description: string, minSize: readonly [width: number, height: number]) {
  const size = minSize.map((side) => side.toLocaleString("en-US")).join(" × ");
  const expected = `the name of a JPEG, PNG or WebP file in images/, such as images/portrait.jpg, at least ${size} pixels`;
  return field({ description, expected, kind: "photo", minSize }, (written) => {
    const name = written.replace(/^\/?(data\/)?(images\/)?/, "");
    return /^[^/\\]+\.(jpe?g|png|webp)$/i.test(name) ? `images/${name}` : undefined;
  });
}

export function flag(description: string) {
  const expected = `yes or no (${description.replace(/[;.].*/, "")})`;
  const read = (word: string) =>
    /^(true|yes|y|on|x|✓)$/i.test(word) || (/^(false|no|n|off)$/i.test(word) ? false : undefined);
  return field({ description, expected, suggestions: ["true", "false"] }, read, z.boolean());
}

/** Matches the words around a number, such as `Est.`, `reviews` and `out of 5`. */
const units =
  /^(?:since|est(?:\.|ablished)?(?: in)?) +|(?: ?\/ ?5| out of 5| ?px| pixels| stars?| (?:google )?reviews?)$/gi;

/** Returns the schema for a number with at most `decimals` decimal places: 1 for a rating, 0 for a whole number. */
export function number(description: string, [min, max]: readonly [number, number], decimals = 0) {
  const most = max.toLocaleString("en-US", { useGrouping: "min2" });
  const expected = `a ${decimals ? "" : "whole "}number from ${min} to ${most}${decimals ? ", such as 4.8" : ""}`;
  const read = (written: string) => {
    const text = written.replace(units, "");
    const stars = /^★+(?=☆*$)/.exec(text)?.[0].length;
    const plain = text.replace(/,(?=\d{3}$)/, "").replace(/^(\d),(\d)$/, "$1.$2");
    const value = stars ?? (/^\d+(\.\d+)?$/.test(plain) ? Number(plain) : -1);
    return value >= min && value <= max && Number(value.toFixed(decimals)) === value ? value : undefined;
  };
  return field({ description, expected }, read, decimals ? z.number() : z.int());
}

/** @param names other names for the words, such as Arizona for AZ; four first letters suffice if unique */
export function choice<Word extends string>(
  description: string,
  words: readonly Word[],
  names: Iterable<readonly [name: string, word: string]> = [],
  expected = `one of ${words.join(", ")}`,
) {
  const known = [...words.map((word) => [word, word] as const), ...names];
  const find = (text: string) => {
    const typed = text.toLowerCase().replace(/\.$/, "");
    const [, exact] = known.find(([name]) => name.toLowerCase() === typed) ?? [];
    const begun = known.filter(([name]) => typed.length > 3 && name.toLowerCase().startsWith(typed));
    const [word, other] = new Set(begun.map(([, word]) => word));
    if (exact || (word && !other)) return (exact ?? word) as Word;
    const meant = closestMatch(text, words);
    return meant ? new Error(`is "${truncate(text)}". Did you mean ${meant}?`) : undefined;
  };
  return field({ description, expected, suggestions: words }, find, z.enum(words));
}

export function state(description: string) {
  const names = [...stateNames].map(([letters, name]) => [name, letters] as const);
  return choice(description, [...stateNames.keys()], names, "a state, such as AZ or Arizona");
}

export const seo = mapping("Seo", "What search engines, shared links and the browser's tab say of a page.", {
  title: text("The page's title in the browser's tab and in search results."),
  description: text("One or two sentences that search engines show below the title."),
});

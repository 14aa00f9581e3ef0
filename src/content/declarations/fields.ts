import { z } from "zod";
import { limits } from "./limits";
import { readPhone } from "./phone";
import {
  type CaptionOf,
  didYouMean,
  type FieldInfo,
  field,
  fieldInfo,
  fieldInfoOf,
  type Reading,
  truncate,
} from "./schemaBuilders";

/** Matches what other programs leave in a copied text, and no reader sees: zero-width and control characters. */
const invisible = /(?![\t\n])\p{Cc}|[\u200b\u2060\ufeff\u2028-\u202e\u2066-\u2069\ufff9-\uffff]|\p{Co}/gu;
const quotationMarksAroundAll = /^(?:"([^"]*)"|'([^']*)'|[“”„]([^“”„"]*)[“”]|‘([^‘’]*)’|«([^«»]*)»)$/;

/** Removes what pasting adds around a text: invisible characters, quotation marks around all of it, a bullet. */
export function clean(written: string, mayHaveNoBreakSpaces = false): string {
  const visible = written.replace(invisible, "").trim();
  // Pasting may turn all spaces into no-break spaces. An editor types single ones, as in $1 million.
  const isTyped = mayHaveNoBreakSpaces && visible.split(" ").length >= visible.split(/[\u00a0\u202f]/).length;
  const text = isTyped ? visible : visible.replace(/[\u00a0\u202f]/g, " ").trim();
  const bare = (quotationMarksAroundAll.exec(text)?.slice(1).find(Boolean) ?? text).trim();
  return bare.replace(/^(?:[•▪◦‣·●○■□➢✓✔]\s*|[–—]\s+)/, "");
}

interface TextOptions extends Partial<FieldInfo> {
  /** Returns what is wrong with the text, as a message that continues the name of the field. */
  fault?: (text: string) => string | undefined;
  /** Deletes what the page adds by itself, such as `License` before a license number. */
  tidy?: (text: string) => string;
}

/** In `>-`, an empty line is one line break, which Markdown would ignore. Lines of lists stay as they are. */
const asParagraphs = (text: string) => text.replace(/\n+(?![\s*>-]|\d+[.)])/g, "\n\n");

function textField(kind: "text" | "plain" | "markdown", description: string, options: TextOptions) {
  const { fault, tidy = String, ...others } = options;
  const info = { description, kind, expected: "some text", ...others };
  return field(info, z.string(), (written, refuse) => {
    const cleaned = clean(written, true);
    const text = tidy(kind === "plain" ? cleaned : asParagraphs(cleaned));
    const message = text ? fault?.(text) : `is empty. Write ${info.expected}`;
    return message ? refuse(message) : text;
  });
}

/** Two stars around words make them bold on legal pages only. */
const withoutStars = (text: string) => text.replace(/\*\*([^*]+)\*\*/g, "$1");

/**
 * Returns the schema for a text that visitors see, with optional placeholders such as `{phone}`.
 * @param required names of placeholders that the text must contain, such as `time` for `{time}`
 * @param optional names of additional placeholders that the text may contain
 */
export function text(description: string, required: string[] = [], optional: string[] = []) {
  const info = { description, kind: "text", placeholders: [...required, ...optional] } as const;
  const needed = required.map((name) => `{${name}}`).join(" and ");
  const expected = needed ? `text that contains ${needed}` : "some text";
  return field({ ...info, expected }, z.string(), (written, refuse) => {
    const text = asParagraphs(withoutStars(clean(written, true)));
    if (!text) return refuse(`is empty. Write ${expected}`);
    return required.every((name) => text.includes(`{${name}}`)) ? text : undefined;
  });
}

/** Returns the schema for words that are needed only if the site has what they name (check/captionProblems.ts). */
export function caption(captionOf: CaptionOf, description: string, required: string[] = []) {
  const schema = text(description, required);
  fieldInfo.add(schema, { ...fieldInfoOf(schema), captionOf });
  return schema.default("");
}

/** Marks a text for splitting: `Call {phone}` becomes `["Call ", ""]`. A component renders the placeholder's value. */
export function splitAt<Text extends z.ZodType>(name: string, schema: Text): Text {
  fieldInfo.add(schema, { ...fieldInfoOf(schema), splitAt: name });
  return schema;
}

export function markdown(description: string) {
  return textField("markdown", description, {});
}

/** Returns the schema for what a client or another person says, and nobody else may change. */
export function quotation(description: string, options: TextOptions = {}) {
  return textField("text", description, { ...options, quotation: true });
}

/** Returns the schema for a fact, in which placeholders don't work. */
export function plainText(description: string, expected = "text without { and }", options: TextOptions = {}) {
  const { fault } = options;
  const withoutBraces = (text: string) => (/[{}]/.test(text) ? `must be ${expected}` : fault?.(text));
  return textField("plain", description, { expected, ...options, fault: withoutBraces });
}

export function shortText(description: string, most: number, kind: "text" | "plain" = "plain") {
  const expected = `text of at most ${most} characters`;
  const fault = (text: string) =>
    text.length > most ? `must be ${expected}, but has ${text.length}` : undefined;
  return kind === "plain"
    ? plainText(description, expected, { fault })
    : textField(kind, description, { expected, fault });
}

/** @param orPlaceholder also allows a placeholder such as `{phone}` instead of the ten digits */
export function phone(description: string, { orPlaceholder = false } = {}) {
  const number = "one phone number, such as 602-555-0142 or 602-555-0142 x12";
  const expected = orPlaceholder ? `${number}, or the main number, "{phone}" or "{phone} x12"` : number;
  return field({ description, expected, kind: "phone" }, z.string(), (written) => {
    const found = readPhone(clean(written));
    return orPlaceholder || !found?.startsWith("{") ? found : undefined;
  });
}

/** Matches RFC 5321 email addresses, limited to characters that occur in practice. */
export const emailPattern =
  "[A-Za-z0-9_+'-]+(?:\\.[A-Za-z0-9_+'-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\\.)+[A-Za-z]{2,}";
const wholeEmail = new RegExp(`^${emailPattern}$`);

export function emailAddress(description: string) {
  const expected = "an email address, such as info@agency.com";
  return field({ description, expected, kind: "email" }, z.string(), (written) => {
    const address = clean(written)
      .replace(/^mailto:\s*/i, "")
      .replace(/\s*@\s*/, "@")
      .replace(/\.$/, "");
    return wholeEmail.test(address) ? address : undefined;
  });
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

/** Returns an address as an https URL: `https://www.agency.com` for `www.agency.com`. */
function readUrl(written: string): string | undefined {
  const text = clean(written)
    .replace(/&amp;/g, "&")
    .replace(/[.,;]+$/, "");
  const url = /^https?:\/\//i.test(text) ? text.replace(/^https?/i, "https") : `https://${text}`;
  const isUrl = /^https:\/\/[^\s/?#@\\:]+(\.[^\s/?#@\\:]+)+(:\d+)?([/?#]\S*)?$/i.test(url);
  return isUrl && url.length <= limits.url && URL.canParse(url) ? url : undefined;
}

export function webAddress(
  description: string,
  fault: (url: string) => string | undefined = () => undefined,
) {
  const expected = "a web address, such as https://www.agency.com/page";
  return field({ description, expected, kind: "link" }, z.string(), (written, refuse) => {
    const url = readUrl(written);
    const message = url && fault(url);
    return message ? refuse(message) : url;
  });
}

/** Matches an address without https://, as opposed to the name of a file. */
const bareHost =
  /^www\.|^[\w-]+(\.[\w-]+)*\.(com|net|org|gov|edu|us|info|biz|io|co|insurance|agency)([/?#]|$)/i;

/**
 * Returns the schema for what a link opens. check/site.ts finds the page or section that is meant, and rejects dead links.
 * @param isRedirect excludes phone numbers and email addresses
 */
export function destination(description: string, { isRedirect = false } = {}) {
  const places =
    "a page such as /directory, a section such as #contact, a file in static/ such as /claim-form.pdf";
  const expected = isRedirect
    ? `${places}, or an address`
    : `${places}, an address, a phone number or an email address`;
  const most = isRedirect ? limits.redirectAddress : limits.url;
  return field({ description, expected, kind: "link" }, z.string(), (written) => {
    const address = clean(written);
    const found = (isRedirect ? undefined : readContact(address)) ?? readPlace(address);
    return found && found.length <= most ? found : undefined;
  });
}

function readContact(address: string): string | undefined {
  const [, scheme = "tel:", text = ""] = /^(tel:|sms:)?\s*(.*)$/i.exec(address) ?? [];
  const phone = /^\d{3,6}$/.test(text) && address !== text ? text : readPhone(text);
  if (phone) return scheme.toLowerCase() + phone.replace(/^\d{10}/, "+1$&").replace(" x", ",");
  const [, email = "", subject = ""] = /^(?:mailto:)?([^?]*)(\?\S*)?$/i.exec(address) ?? [];
  const isEmail = wholeEmail.test(email) || email === "{email}";
  return isEmail && (!subject || /^mailto:/i.test(address)) ? `mailto:${email}${subject}` : undefined;
}

function readPlace(address: string): string | undefined {
  if (/^https?:\/\//i.test(address) || bareHost.test(address)) return readUrl(address);
  // `directory` and `contact` have lost their / or #.
  if (!/^(?:\/(?!\/)|#|[\w-]+(?:\.\w+|\/)?$)[^\\:]*$/.test(address) || /\n/.test(address)) return undefined;
  return URL.canParse(address, "https://site.invalid") ? address : undefined;
}

export function siteAddress(description: string, example: string) {
  const expected = `an address without a page, such as ${example}`;
  return field({ description, expected }, z.string(), (written) => {
    const address = readUrl(written)?.toLowerCase().replace(/\/$/, "");
    return address && httpsOrigin(address) === address && !/^https:\/\/www\.[^.]+$/.test(address)
      ? address
      : undefined;
  });
}

/** Returns the schema for a Content-Security-Policy host source, such as `https://*.maker.com`. */
export function allowedSite(description: string, schemes: readonly string[] = ["https"]) {
  const expected = `a site such as https://cdn.maker.com or https://*.maker.com, without a further /`;
  const pattern = new RegExp(`^(${schemes.join("|")})://(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d{1,5})?$`);
  return field({ description, expected }, z.string(), (written) => {
    const text = clean(written)
      .toLowerCase()
      .replace(/\/$/, "")
      .replace(/^http:/, "https:");
    const site = /^\w+:/.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
    const isAddress = httpsOrigin(site.replace(/^wss/, "https").replace("*", "any"));
    return pattern.test(site) && isAddress ? site : undefined;
  });
}

export function embedCode(description: string) {
  const expected = 'the provider\'s whole embed code, on the lines below "code: |"';
  return field({ description, expected, kind: "code" }, z.string(), (written) => written);
}

export function photo(description: string, minSize: number[] = [limits.photoWidth, limits.photoHeight]) {
  const expected = `the name of a JPEG, PNG or WebP file in images/, such as images/portrait.jpg, at least ${minSize[0]?.toLocaleString("en-US")} pixels wide and ${minSize[1]} pixels high`;
  return field({ description, expected, kind: "photo", minSize }, z.string(), (written) => {
    const name = clean(written).replace(/^\/?(data\/)?(images\/)?/, "");
    return /^[^/\\]+\.(jpe?g|png|webp)$/i.test(name) ? `images/${name}` : undefined;
  });
}

export function flag(description: string) {
  const expected = `yes or no (${description.replace(/[;.].*/, "")})`;
  return field({ description, expected, words: ["true", "false"] }, z.boolean(), (written) => {
    const word = clean(written).toLowerCase();
    return /^(true|yes|y|on|x|✓)$/.test(word) || (/^(false|no|n|off)$/.test(word) ? false : undefined);
  });
}

/** Matches words that belong to a number: `Est. 1985`, `187 reviews`, `4.9 out of 5`. */
const units =
  /^(?:since|est(?:\.|ablished)?(?: in)?) +|(?: ?\/ ?5| out of 5| ?px| pixels| stars?| (?:google )?reviews?)$/gi;

/** Returns the schema for a number with at most one decimal, such as a rating; `decimals: 0` for a whole number. */
export function number(description: string, { min, max }: { min: number; max: number }, decimals = 0) {
  const most = max.toLocaleString("en-US", { useGrouping: "min2" });
  const expected = `a ${decimals ? "" : "whole "}number from ${min} to ${most}${decimals ? ", such as 4.8" : ""}`;
  return field({ description, expected }, decimals ? z.number() : z.int(), (written) => {
    const text = clean(written).replace(units, "").trim();
    if (/^★+☆*$/.test(text)) return text.lastIndexOf("★") + 1;
    const plain = text.replace(/,(?=\d{3}(\D|$))/g, "").replace(/^(\d),(\d)$/, "$1.$2");
    const value = Number(plain);
    const isGood = /^\d+(\.\d+)?$/.test(plain) && value >= min && value <= max;
    return isGood && Number(value.toFixed(decimals)) === value ? value : undefined;
  });
}

/**
 * Returns the schema for one of several words, in any capitalization.
 * @param read finds the word for another spelling, such as AZ for Arizona
 */
export function choice<Word extends string>(
  description: string,
  words: readonly Word[],
  info: Partial<FieldInfo> = {},
  read: Reading<Word> = () => undefined,
) {
  const expected = `one of ${words.join(", ")}`;
  return field({ description, expected, words, ...info }, z.enum(words), (written, refuse) => {
    const text = clean(written);
    const found = words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? read(text, refuse);
    if (found) return found;
    const help = didYouMean(text, words, "");
    return help ? refuse(`is "${truncate(text)}". ${help}`) : undefined;
  });
}

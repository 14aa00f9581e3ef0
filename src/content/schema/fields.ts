import { z } from "zod";
import { readHours } from "../../lib/hours";
import { phoneHref, readPhone } from "../../lib/phone";
import { limits } from "./limits";
import { errorFor, type Kind, mapping, mustBe, truncate, written } from "./schema";

interface TextOptions {
  /** What the text must be, such as `a ZIP code of five digits`. */
  expected?: string;
  pattern?: RegExp;
  max?: number;
  /** The placeholders that a component fills in, such as `time` for `{time}`. */
  placeholders?: readonly string[];
  quotation?: boolean;
  linksTo?: string;
}

/** Matches HTML tags and character references, and Markdown. */
const markup = /<([a-z]+)[^<>]*>[^<]*<\/\1>|<\/?[a-z][^<>]*>|&[a-z]+;|\*\*|\]\(/i;

/** Matches blanks in generated policies, such as [Company Name] and {{cookie_table}}, but not [Reserved]. */
const blank =
  /\{\{[^{}]*\}\}|\[(?:insert|enter|your|the|company|agency|business|organization|website|name|legal|date|effective|address|street|city|state|zip|country|e-?mail|phone|telephone|contact|url|number|link|x)\b[^[\]]{0,80}\](?!\s*[(:])/i;

/** Makes each line break start a paragraph, except in Markdown lists. Below `>-`, an empty line is a line break. */
const asParagraphs = (text: string) => text.replace(/\n+(?![\s*>-]|\d+[.)])/g, "\n\n");

function writtenText(kind: Kind, description: string, max: number, options: TextOptions = {}) {
  const { expected = "some text", pattern = /\p{L}/u, placeholders = [], quotation } = options;
  const missing = (text: string) => placeholders.filter((name) => !text.includes(`{${name}}`));
  return z
    .string(errorFor(expected))
    .trim()
    .overwrite(asParagraphs)
    .superRefine((text, context) => {
      const report = (message: string, words?: string) =>
        context.addIssue({ code: "custom", message, params: { words } });
      if (text === "" || !pattern.test(text)) return report(mustBe(expected, text));
      for (const name of missing(text)) report(`must contain {${name}}`);
      if (text.length > max)
        report(
          `is ${text.length.toLocaleString("en-US")} characters long; the limit is ${max.toLocaleString("en-US")}`,
        );
      const [tag] = (kind === "text" && markup.exec(text)) || [];
      if (tag) report(`has "${truncate(tag, 40)}", which visitors would see. Write plain text`, tag);
      const [open] = (!quotation && blank.exec(text)) || [];
      if (open) report(`still has the blank "${open}". Fill it in`, open);
    })
    .meta({ ...options, placeholders, quotation, kind, description, expected });
}

/** A text of words. */
export const textField = (description: string, options: TextOptions = {}) =>
  writtenText("text", description, options.max ?? limits.text, options);

/** A heading, a name, or words that several components show in one line. */
export const shortTextField = (description: string, options: TextOptions = {}) =>
  textField(description, { max: limits.name, ...options });

/** A text that may be only a number, such as `500+` or `404`. */
export const figureField = (description: string, expected = "a word or a number", pattern = /\S/) =>
  z
    .union([z.string(), z.number()], errorFor(expected))
    .transform(String)
    .pipe(writtenText("text", description, limits.figure, { expected, pattern }))
    .meta({ description, expected, kind: "text" });

/** A text of a legal page, with **bold** words, [links](/page) and lists. */
export const markdownField = (description: string) =>
  writtenText("markdown", description, limits.markdown, { pattern: /\S/ });

export const phoneField = (description: string) =>
  written(
    { description, kind: "phone", expected: "one phone number, such as 602-555-0142 or 602-555-0142 x12" },
    readPhone,
  );

const emailPattern = /^[\w+'-]+(?:\.[\w+'-]+)*@(?:[A-Za-z\d]+(?:-+[A-Za-z\d]+)*\.)+[A-Za-z]{2,}$|^\{email\}$/;

export const emailField = (description: string) =>
  written({ description, kind: "email", expected: "an email address, such as info@agency.com" }, (address) =>
    emailPattern.test(address) ? address : undefined,
  );

function isUrl(address: string): boolean {
  const isComplete = /^https:\/\/[^\s/?#@\\:]+(\.[^\s/?#@\\:]+)+(:\d+)?([/?#]\S*)?$/.test(address);
  return isComplete && address.length <= limits.url && URL.canParse(address);
}

export const urlField = (description: string) =>
  written(
    { description, kind: "url", expected: "a web address, such as https://www.agency.com/page" },
    (address) => (isUrl(address) ? address : undefined),
  );

/** A link's target. check/rules.ts reports pages, sections and files that the site doesn't have. */
export const linkField = (description: string) =>
  written(
    {
      description,
      kind: "link",
      expected:
        "a page such as /directory, a section such as #contact, a file in static/ such as /claim-form.pdf, or an address with https:, tel:, sms: or mailto:",
    },
    readLink,
  );

export function readLink(address: string): string | undefined {
  const [, scheme = "", rest = ""] = /^(tel|sms|mailto|https):(.*)$/.exec(address) ?? [];
  if (scheme === "tel" || scheme === "sms") {
    const number = readPhone(rest);
    return number && (number.startsWith("{") ? address : phoneHref(number, scheme));
  }
  if (scheme === "mailto") return emailPattern.test(rest.replace(/\?.*/, "")) ? address : undefined;
  if (scheme === "https") return isUrl(address) ? address : undefined;
  const isOwn = /^(\/(?!\/)|#)[^\s\\]*$/.test(address) && URL.canParse(address, "https://site.invalid");
  return isOwn ? address : undefined;
}

export function photoField(description: string, minSize: readonly [width: number, height: number]) {
  const size = minSize.map((side) => side.toLocaleString("en-US")).join(" × ");
  const expected = `the name of a JPEG, PNG or WebP file in images/, such as images/portrait.jpg, at least ${size} pixels`;
  return written({ description, kind: "photo", minSize, expected }, (name) =>
    /^images\/[^/\\]+\.(jpe?g|png|webp)$/i.test(name) ? name : undefined,
  );
}

export function flagField(description: string) {
  const expected = `true or false (${description.replace(/[;.].*/, "")})`;
  return z
    .union([z.boolean(), z.enum(["yes", "no"])], errorFor(expected))
    .transform((value) => value === true || value === "yes")
    .meta({ description, expected, kind: "flag" });
}

/** A number with at most `decimals` decimal places: 1 for a rating, 0 for a whole number. */
export function numberField(description: string, [min, max]: readonly [number, number], decimals = 0) {
  const most = max.toLocaleString("en-US", { useGrouping: "min2" });
  const expected = `a ${decimals ? "" : "whole "}number from ${min} to ${most}${decimals ? ", such as 4.8" : ""}`;
  const pattern = new RegExp(`^\\d+${decimals ? `(\\.\\d{1,${decimals}})?` : ""}$`);
  return written({ description, expected, kind: decimals ? "decimal" : "integer" }, (text) => {
    const value = Number(text);
    return pattern.test(text) && value >= min && value <= max ? value : undefined;
  });
}

/** A day. YAML reads `2026-11-26` as a date, so that GraphQL can format and sort it. */
export function dateField(description: string) {
  const expected = "a date such as 2026-11-26, without quotation marks";
  return z.date(errorFor(expected)).meta({ description, expected, kind: "date" });
}

/** One of several words. With a `typeName`, GraphQL has an enum of them. */
export function choiceField<Word extends string>(
  description: string,
  words: readonly Word[],
  typeName?: string,
) {
  const expected = `one of ${words.join(", ")}`;
  return z.enum(words, errorFor(expected)).meta({ description, expected, kind: "choice", typeName });
}

/** The hours of a day, such as `9:00 AM-6:00 PM`. */
export function hoursField(description: string, expected: string, accepts = (_words: string) => true) {
  return z
    .string(errorFor(expected))
    .trim()
    .transform((written, context): string => {
      const words = readHours(written)?.words;
      if (words && accepts(words)) return words;
      // Such hours are almost always from the morning to the afternoon.
      const [, opens, minutes = ":00", closes, last = ":00"] =
        /^([6-9]|1[01])(:\d\d)? ?(?:-|–|to) ?([1-8])(:\d\d)?$/.exec(written) ?? [];
      const message = opens
        ? `is "${written}", without AM and PM. Write ${opens}${minutes} AM-${closes}${last} PM`
        : mustBe(expected, written);
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .meta({ description, kind: "text", expected });
}

export const seo = mapping("Seo", "What search engines, shared links and the browser's tab say of a page.", {
  title: shortTextField("The page's title in the browser's tab and in search results."),
  description: textField("One or two sentences that search engines show below the title."),
});

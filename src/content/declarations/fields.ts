import { z } from "zod";
import { usStates } from "../../lib/usStates";
import {
  correctDay,
  correctEmail,
  correctHttps,
  correctImage,
  correctLink,
  correctPhone,
  correctSite,
  correctState,
  endless,
  stray,
} from "./corrections";
import { email } from "./email";
import { httpsOrigin } from "./httpsOrigin";
import { limits } from "./limits";
import { type FieldInfo, fieldInfo } from "./structure";
import { suggest } from "./suggest";

/** Patterns are written so that JSON Schema understands them too: no flags, no look-behind. */
const blank =
  "\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0";
const somethingVisible = new RegExp(`[^${blank}]`);
const visibleNoBraces = new RegExp(`^[^{}]*[^{}${blank}][^{}]*$`);
/** As the North American Numbering Plan has them: area code and exchange begin with 2 to 9; perhaps an extension. */
const number = "[2-9]\\d{2}[2-9]\\d{6}( x\\d{1,6})?";
const phoneNumber = new RegExp(`^${number}$`);
const phoneNumberOrReference = new RegExp(`^(${number}|\\{[a-zA-Z.]+\\})$`);
/** Of this century: an office that stays closed for thousands of years is a slip. */
export const yearMonthDay = /^20\d{2}-\d{2}-\d{2}$/;
/** No part of a host may have a dot in it, or matching a long address would take time by the square of its length. */
const host = `[^\\s/?#@\\\\${stray}]+(\\.[^\\s/?#@\\\\${stray}]+)+`;
/** Without what was taken along from the sentence around it: a quotation mark, a comma, a full stop. */
const https = `https:\\/\\/${host}([/?#](\\S*[^\\s${stray}])?)?`;
const httpsAddress = new RegExp(`^(?=.{1,${limits.address}}$)${https}$`);
const httpsSite = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const httpsOriginPattern = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]{1,5})?$/;

function string(pattern: RegExp, said: FieldInfo) {
  return z.string().regex(pattern).register(fieldInfo, said);
}

/**
 * Words that a visitor reads. They may refer to facts, as in `{phone}`.
 * @param needed placeholders that the page fills in while someone looks at it, as `{time}`
 * @param possible such placeholders that the words can do without
 */
export function text(description: string, needed: readonly string[] = [], possible: readonly string[] = []) {
  const names = needed.map((slot) => `{${slot}}`).join(" and ");
  const pattern = names
    ? new RegExp(`^${needed.map((slot) => `(?=[\\s\\S]*\\{${slot}\\})`).join("")}`)
    : somethingVisible;
  const wanted = names ? `text that contains ${names}` : "text";
  return string(pattern, { description, wanted, kind: "text", slots: [...needed, ...possible] });
}

/** A passage of a legal text: words with the little Markdown that check/markdownProblems.ts lets pass. */
export function markdown(description: string) {
  return string(somethingVisible, { description, wanted: "text", kind: "markdown" });
}

/** Someone else's words: the check never advises to shorten them. */
export function quotation(description: string) {
  return string(somethingVisible, { description, wanted: "text", kind: "text", quotation: true });
}

/** What words for a place with little room look like: at most so many characters, and no references. */
export function shortWords(most: number): RegExp {
  return new RegExp(`^(?=.{1,${most}}$)${visibleNoBraces.source.slice(1)}`);
}

/** Words for a place with little room. */
export function shortText(description: string, most: number) {
  return fact(description, shortWords(most), `text of at most ${most} characters, without { and }`);
}

/** A fact none of whose words is longer than so many signs: it could not be broken into lines. */
export function textOfShortWords(description: string, most: number) {
  const pattern = new RegExp(`^(?!.*\\S{${most + 1}})${visibleNoBraces.source.slice(1)}`);
  return fact(description, pattern, `text without { and }, of words of at most ${most} letters`);
}

/** A fact: text that stands for itself and refers to nothing. */
export function fact(description: string, pattern = visibleNoBraces, wanted = "text without { and }") {
  return string(pattern, { description, wanted, kind: "fact" });
}

const phoneWanted =
  'the ten digits of a US phone number in quotes, such as "6025550142" (the first and the fourth are 2 to 9), or "6025550142 x12" with an extension';

/** A phone number of the agency: ten digits, and perhaps an extension, in quotes. */
export function phone(description: string) {
  return string(phoneNumber, { description, wanted: phoneWanted, correction: correctPhone });
}

/** A phone number: ten digits, or a reference to one that is written elsewhere. Published as written. */
export function phoneOrReference(description: string) {
  const wanted = `${phoneWanted}, or "{phone}"`;
  return string(phoneNumberOrReference, { description, wanted, kind: "phone", correction: correctPhone });
}

/** A state of the US by its two letters. */
export function state(description: string) {
  return string(new RegExp(`^(${Object.keys(usStates).join("|")})$`), {
    description,
    wanted: "the two capital letters of a state, such as AZ",
    correction: correctState,
  });
}

/** An email address. */
export function emailAddress(description: string) {
  return string(new RegExp(`^${email}$`), {
    description,
    wanted: "an email address, such as info@agency.com",
    correction: correctEmail,
  });
}

/** A web address. Only https: anything else is refused by browsers, or unsafe. */
export function webAddress(description: string) {
  return string(httpsAddress, {
    description,
    wanted: "a web address that begins with https://",
    correction: correctHttps,
  });
}

/** The address of a whole site: https, a host, and nothing after it. */
export function siteAddress(description: string) {
  return origin(httpsSite, description, "https://www.agency.com");
}

/**
 * Where a link leads: a page or a section of this site, or an https address. Which pages there are is known only to the
 * check of links, since a legal page is one by its file.
 */
export function linkTarget(description: string) {
  return string(
    new RegExp(`^(?=.{1,${limits.address}}$)(#[a-z-]+|\\/|(\\/[a-z0-9-]+)+(#[a-z-]+)?|${https})$`),
    {
      description,
      wanted: "a page such as /directory, a section such as #contact, or an https:// address",
      kind: "link",
      correction: correctLink,
    },
  );
}

/** The site of a provider that the security policy names: https, a host, perhaps a port, and nothing after it. */
export function originAddress(description: string) {
  return origin(httpsOriginPattern, description, "https://forms.provider.com");
}

function origin(pattern: RegExp, description: string, example: string) {
  return z
    .string()
    .regex(pattern)
    .refine((written) => !pattern.test(written) || httpsOrigin(written) === written, {
      error: "is no address that a browser can use; look at its dots and its port",
    })
    .refine((written) => !endless.test(written.replace("https://", "")), {
      error: "has lost its end, such as .com",
    })
    .register(fieldInfo, {
      description,
      wanted: `an https address in small letters with nothing after the host, such as ${example}`,
      correction: correctSite,
    });
}

/**
 * The code that a provider gives to put a form into a page, as it is. What is inside it is checked in
 * embedFaults.ts.
 */
export function embedCode(description: string) {
  return z
    .string()
    .regex(somethingVisible)
    .refine((code) => code.length <= limits.embedCode, {
      error: `has more than ${limits.embedCode} characters, more than a form's code has; paste the code of one form alone`,
    })
    .register(fieldInfo, {
      description,
      wanted: "the provider's whole embed code, after a | on lines of its own",
    });
}

/** A photo: a file in `data/`, named from there. */
export function photo(description: string) {
  const wanted = `the name of a JPEG, PNG or WebP file in images/, at least ${limits.photoWidth} pixels wide and ${limits.photoHeight} high`;
  return string(/^images\/[^/\\]+\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])$/, {
    description,
    wanted,
    kind: "photo",
    correction: correctImage,
  });
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

/** A year in the past, or the one it is. */
export function pastYear(description: string, { min }: { min: number }) {
  return z
    .int()
    .min(min)
    .refine((year) => year <= new Date().getFullYear(), { error: "is a year that has not come yet" })
    .register(fieldInfo, { description, wanted: `a year from ${min} on` });
}

/** A day of the calendar, as `2026-11-26`. */
export function calendarDay(description: string) {
  return z
    .string()
    .regex(yearMonthDay)
    .refine((written) => !yearMonthDay.test(written) || correctDay(written) === written, {
      error: "is a day that no calendar has",
    })
    .refine((written) => Number(written.slice(0, 4)) <= new Date().getFullYear() + limits.closureYears, {
      error: `is more than ${limits.closureYears} years away; look at its year`,
    })
    .register(fieldInfo, {
      description,
      wanted: "a day as year, month and day, such as 2026-11-26",
      correction: correctDay,
    });
}

/**
 * One of a few words. `typeName` names the choice in GraphQL, where every word can be a name; `meaning` says which
 * of them is meant by others that people use.
 */
export function choice(
  description: string,
  words: readonly string[],
  typeName?: string,
  meaning: Readonly<Record<string, string>> = {},
) {
  const correction = (written: string) => {
    const near = suggest(written, [...words, ...Object.keys(meaning)]);
    return near && (meaning[near] ?? near);
  };
  const wanted = `one of ${words.join(", ")}`;
  return z.enum(words).register(fieldInfo, { description, wanted, typeName, correction });
}

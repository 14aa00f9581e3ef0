import { z } from "zod";
import {
  correctDay,
  correctHttps,
  correctImage,
  correctLink,
  correctPhone,
  correctSite,
} from "./corrections";
import { httpsOrigin } from "./httpsOrigin";
import { limits } from "./limits";
import { linkTargets } from "./linkTargets";
import { type FieldInfo, fieldInfo } from "./structure";
import { suggest } from "./suggest";

/** Patterns are written so that JSON Schema understands them too: no flags, no look-behind. */
const somethingVisible = /[^\s\u200b-\u200f\u2060\ufeff]/;
const visibleNoBraces = /^[^{}]*[^\s{}\u200b-\u200f\u2060\ufeff][^{}]*$/;
/** As the North American Numbering Plan has them: area code and exchange begin with 2 to 9. */
const tenDigits = /^[2-9]\d{2}[2-9]\d{6}$/;
const tenDigitsOrReference = /^([2-9]\d{2}[2-9]\d{6}|\{[a-zA-Z.]+\})$/;
const yearMonthDay = /^\d{4}-\d{2}-\d{2}$/;
const httpsAddress = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?$/;
const httpsSite = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const httpsOriginPattern = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]{1,5})?$/;
const email = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

function string(pattern: RegExp, said: FieldInfo) {
  return z.string().regex(pattern).register(fieldInfo, said);
}

/**
 * Words that a visitor reads. They may refer to facts, as in `{phone}`; `slots` are placeholders that the
 * page fills in while someone looks at it, as `{time}`.
 */
export function text(description: string, slots: readonly string[] = []) {
  const needed = slots.map((slot) => `{${slot}}`).join(" and ");
  const pattern = needed
    ? new RegExp(`^${slots.map((slot) => `(?=[\\s\\S]*\\{${slot}\\})`).join("")}`)
    : somethingVisible;
  const wanted = needed ? `text that contains ${needed}` : "text";
  return string(pattern, { description, wanted, kind: "text", slots });
}

/** Words for a place with little room: at most so many characters, and no references. */
export function shortText(description: string, most: number) {
  const wanted = `text of at most ${most} characters, without { and }`;
  return fact(description, new RegExp(`^(?=.{1,${most}}$)${visibleNoBraces.source.slice(1)}`), wanted);
}

/** A fact: text that stands for itself and refers to nothing. */
export function fact(description: string, pattern = visibleNoBraces, wanted = "text without { and }") {
  return string(pattern, { description, wanted });
}

const phoneWanted =
  'the ten digits of a US phone number in quotes, such as "6025550142" (the first and the fourth are 2 to 9)';

/** A phone number of the agency: ten digits, in quotes. */
export function phone(description: string) {
  return string(tenDigits, { description, wanted: phoneWanted, correction: correctPhone });
}

/** A phone number: ten digits, or a reference to one that is written elsewhere. Published as ten digits. */
export function phoneOrReference(description: string) {
  const wanted = `${phoneWanted}, or "{phone}"`;
  return string(tenDigitsOrReference, { description, wanted, kind: "phone", correction: correctPhone });
}

/** An email address. */
export function emailAddress(description: string) {
  return string(email, { description, wanted: "an email address, such as info@agency.com" });
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
  return string(httpsSite, {
    description,
    wanted: "an https address in small letters with nothing after the host, such as https://www.agency.com",
    correction: correctSite,
  });
}

/** Where a link leads: a page or a section of this site, or an https address. */
export function linkTarget(description: string) {
  const own = linkTargets.map((target) => target.replace(/[/#-]/g, "\\$&")).join("|");
  const pattern = new RegExp(`^(${own}|https:\\/\\/[^\\s\\/?#@]+\\.[^\\s\\/?#@]+([\\/?#]\\S*)?)$`);
  const wanted = `one of ${linkTargets.join(", ")}, or an https:// address`;
  return string(pattern, { description, wanted, correction: correctLink });
}

/** The site of a provider that the security policy names: https, a host, perhaps a port, and nothing after it. */
export function originAddress(description: string) {
  return z
    .string()
    .regex(httpsOriginPattern)
    .refine((written) => !httpsOriginPattern.test(written) || httpsOrigin(written) === written, {
      error: "is no address that a browser can use; look at its dots and its port",
    })
    .register(fieldInfo, {
      description,
      wanted:
        "an https address in small letters with nothing after the host, such as https://forms.provider.com",
      correction: correctSite,
    });
}

/** The code that a provider gives to put a form into a page, as it is. What is inside it is checked in embedFaults.ts. */
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
  const wanted = `the name of a JPEG, PNG or WebP file in images/, at least ${limits.photoWidth} pixels wide`;
  return string(/^images\/[^/\\]+\.(jpg|jpeg|png|webp)$/, {
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
    .register(fieldInfo, {
      description,
      wanted: "a day as year, month and day, such as 2026-11-26",
      correction: correctDay,
    });
}

/** One of a few words. `typeName` names the choice in GraphQL, where every word can be a name. */
export function choice(description: string, words: readonly string[], typeName?: string) {
  const correction = (written: string) => suggest(written, words);
  const wanted = `one of ${words.join(", ")}`;
  return z.enum(words).register(fieldInfo, { description, wanted, typeName, correction });
}

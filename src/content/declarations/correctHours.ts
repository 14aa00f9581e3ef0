import { clockTime, minutes } from "../../lib/clockTime";
import { parseHours } from "../../lib/officeHours";
import { usStates } from "../../lib/usStates";
import { email } from "./email";
import { sections } from "./sections";
import { suggest } from "./suggest";

/** Ten digits, and an extension, in what was written in another form, in quotes as YAML wants them. */
export function correctPhone(written: string): string | undefined {
  const [number = "", extension = ""] = written.split(/(?:extension|ext\.?|x|#)\s*(?=\d{1,6}$)/i);
  const digits = number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `"${digits}${extension && ` x${extension}`}"` : undefined;
}

/** The address in `mailto:info@agency.com` and `<info@agency.com>`. */
export function correctEmail(written: string): string | undefined {
  const address = written
    .trim()
    .replace(/^<?(mailto:)?/i, "")
    .replace(/>$/, "");
  return new RegExp(`^${email}$`).test(address) ? address : undefined;
}

/** The two letters of a state that was written out, or in small letters. */
export function correctState(written: string): string | undefined {
  const states = Object.entries(usStates);
  const name = suggest(written, Object.values(usStates));
  return states.find(([code, state]) => state === name || code === written.trim().toUpperCase())?.[0];
}

/** Signs of a sentence, of which no web address has one at its end. */
export const stray = ".,;\"'“”‘’<>";
/** The last of them are looked for once, where they begin, so that a long row of them does not take long. */
const strayAround = new RegExp(`^[${stray}]+|(?<![${stray}])[${stray}]+$`, "g");

/**
 * The https form of a web address that was written without it, or with signs around it; a file of the site before this
 * one is none.
 */
export function correctHttps(written: string): string | undefined {
  const address = written.replace(strayAround, "");
  if (/^[\w-]+\.(html?|php|aspx?)$/i.test(address)) return undefined;
  if (/^https?:\/\/[\w-]+\./i.test(address)) return address.replace(/^https?:/i, "https:");
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `https://${address}` : undefined;
}

/**
 * A place of the site that was written with capitals, a slash too many or its file's ending, or like a page where
 * it is a section; or as `correctHttps`.
 */
export function correctLink(written: string): string | undefined {
  if (!/^[/#]/.test(written)) return correctHttps(written);
  const place = written
    .toLowerCase()
    .replace(/^\/#/, "#")
    .replace(/(.)(\/|\.html)$/, "$1")
    .replace(/^\/index$/, "/");
  const section = place.replace(/^\//, "#");
  return sections.includes(section) ? section : place;
}

/**
 * The https site that was written with a path, a slash at the end, capitals or without https. Of a host with a wrong
 * sign in it, or without its end, it makes nothing: what is left of it would be somebody else's.
 */
export function correctSite(written: string): string | undefined {
  const host = /^(?:https?:\/\/)?((?:[\w-]+\.)+[\w-]+)(?::\d+)?(?:[/?#]\S*)?$/i
    .exec(written)?.[1]
    ?.toLowerCase();
  return host && !endless.test(host) ? `https://${host}` : undefined;
}

/** A host such as `www.agency`, which has lost its `.com`. */
export const endless = /^www\.[^.]+$/;

/** A file name in images/ for one that was written without the folder. */
export function correctImage(written: string): string | undefined {
  const name = written.split(/[/\\]/).at(-1) ?? "";
  return /.\.(jpg|jpeg|png|webp)$/i.test(name) ? `images/${name}` : undefined;
}

/** Hours in the form they have here, for those written in another common form. */
export function correctHours(written: string): string | undefined {
  const word = suggest(written, ["Closed", "By appointment", "24/7"]);
  if (word) return word;
  const spans = written.split(/\s*(?:,|;|&|\band\b)\s*/i).map((span) => {
    const [from, to, more] = span.split(/\s*(?:-|–|—|\bto\b)\s*/i);
    if (from === undefined || to === undefined || more !== undefined || isAmbiguous(from, to))
      return undefined;
    const ofTwentyFour = [from, to].some(isOfTwentyFour);
    return `${correctTime(from, ofTwentyFour)}-${correctTime(to, ofTwentyFour)}`;
  });
  const correction = spans.includes(undefined) ? "" : spans.join(", ");
  return parseHours(correction) ? correction : undefined;
}

/** Whether a time can only be of the clock that goes to 24: `17:30`, `0:00`. */
function isOfTwentyFour(time: string): boolean {
  return /^(00?|1[3-9]|2[0-4])\b/.test(time) && !/m/i.test(time);
}

/** Whether both may be of the evening, as in `7-9 pm`; from one to six it is the afternoon in any case. */
function isAmbiguous(from: string, to: string): boolean {
  const [begin, end] = [from, to].map((time) => Number.parseInt(time, 10));
  return /^[\d:. ]+$/.test(from) && /p\.?m/i.test(to) && Number(begin) > 6 && Number(begin) < Number(end);
}

/**
 * A day written another way, such as `11/26/2026`, `Nov 26, 2026` or `20261126`, as `2026-11-26`. Of a day without its
 * year, of several days and of a day that no calendar has it makes nothing.
 */
export function correctDay(written: string): string | undefined {
  const parted = written.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
  const time = Date.parse(`${parted} UTC`);
  if (Number.isNaN(time)) return undefined;
  const day = new Date(time).toISOString().slice(0, 10);
  const numbers = day.split("-").map(Number);
  const found = (parted.match(/\d+/g) ?? []).map(Number);
  const parts = found.length + (/[a-z]{3}/i.test(parted) ? 1 : 0);
  return parts === 3 && found.every((number) => numbers.includes(number)) ? day : undefined;
}

/**
 * `9am`, `9:00 a.m.` and `17:30` as `9:00 AM` and `5:30 PM`; `5` is in the afternoon, when offices are open,
 * unless it is `ofTwentyFour` hours.
 */
function correctTime(written: string, ofTwentyFour: boolean): string {
  if (/^(noon|midnight)$/i.test(written.trim())) {
    return written.trim().charAt(0).toUpperCase() + written.trim().slice(1).toLowerCase();
  }
  const found = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(written.trim());
  if (!found || Number(found[1]) > 24) return written;
  const [, hour = "", minute = "00", half] = found;
  if (half) return `${Number(hour)}:${minute} ${half.toUpperCase()}M`;
  return clockTime(minutes(`${hour}:${minute}`) + (/^[1-6]$/.test(hour) && !ofTwentyFour ? 12 * 60 : 0));
}

import { clockTime, minutes } from "../../lib/clockTime";
import { parseHours } from "../../lib/officeHours";
import { suggest } from "./suggest";

/** Hours in the form they have here, for those written in another common form: `9am – 5`, `09:00 to 17:30`. */
export function correctHours(written: string): string | undefined {
  const word = suggest(written, ["Closed", "By appointment", "24/7"]);
  if (word) return word;
  const spans = written.split(/\s*(?:,|;|&|\band\b)\s*/i).map((span) => {
    const [from = "", to = "", more] = span.split(/\s*(?:-|–|—|\bto\b)\s*/i);
    if (more !== undefined || isAmbiguous(from, to)) return "";
    const is24Hours = [from, to].some((time) => /^(00?|1[3-9]|2[0-4])\b/.test(time) && !/m/i.test(time));
    return `${correctTime(from, is24Hours)}-${correctTime(to, is24Hours)}`;
  });
  return parseHours(spans.join(", ")) ? spans.join(", ") : undefined;
}

/** Whether both may be of the evening, as in `7-9 pm`; from one to six it is the afternoon in any case. */
function isAmbiguous(from: string, to: string): boolean {
  const [begin, end] = [from, to].map((time) => Number.parseInt(time, 10));
  return /^[\d:. ]+$/.test(from) && /p\.?m/i.test(to) && Number(begin) > 6 && Number(begin) < Number(end);
}

/**
 * `9am`, `9:00 a.m.` and `17:30` as `9:00 AM` and `5:30 PM`; `5` is in the afternoon, when offices are open,
 * unless it is of a 24-hour clock.
 */
function correctTime(written: string, is24Hours: boolean): string {
  const time = written.trim().toLowerCase();
  if (time === "noon" || time === "midnight") return `${time.charAt(0).toUpperCase()}${time.slice(1)}`;
  const found = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/.exec(time);
  if (!found || Number(found[1]) > 24) return written;
  const [, hour = "", minute = "00", half] = found;
  if (half) return `${Number(hour)}:${minute} ${half.toUpperCase()}M`;
  return clockTime(minutes(`${hour}:${minute}`) + (/^[1-6]$/.test(hour) && !is24Hours ? 12 * 60 : 0));
}

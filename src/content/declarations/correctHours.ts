import { clockTime, minutes } from "../../lib/clockTime";
import { closestMatch } from "./didYouMean";
import { parseHours } from "./parseHours";

/** Converts hours such as `9am – 5` or `09:00 to 17:30` to the valid notation; undefined for ambiguous hours. */
export function correctHours(written: string): string | undefined {
  const word = closestMatch(written, ["Closed", "By appointment", "24/7"]);
  if (word) return word;
  const spans = written.split(/\s*(?:,|;|&|\band\b)\s*/i).map((span) => {
    const [from = "", to = "", more] = span.split(/\s*(?:-|–|—|\bto\b)\s*/i);
    if (more !== undefined || isAmbiguous(from, to)) return "";
    const is24Hours = [from, to].some((time) => /^(00?|1[3-9]|2[0-4])\b/.test(time) && !/m/i.test(time));
    return `${correctTime(from, is24Hours)}-${correctTime(to, is24Hours)}`;
  });
  return parseHours(spans.join(", ")) ? spans.join(", ") : undefined;
}

/** Whether a time span could begin before or after noon, as in `7-9 pm`; hours from 1 to 6 count as p.m. */
function isAmbiguous(from: string, to: string): boolean {
  const [begin, end] = [from, to].map((time) => Number.parseInt(time, 10));
  return /^[\d:. ]+$/.test(from) && /p\.?m/i.test(to) && Number(begin) > 6 && Number(begin) < Number(end);
}

/** Converts `9am` or `17:30` to `9:00 AM` or `5:30 PM`. A bare `5` means 5 PM, unless the 24-hour clock is used. */
function correctTime(written: string, is24Hours: boolean): string {
  const time = written.trim().toLowerCase();
  if (time === "noon" || time === "midnight") return `${time.charAt(0).toUpperCase()}${time.slice(1)}`;
  const found = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/.exec(time);
  if (!found || Number(found[1]) > 24) return written;
  const [, hour = "", minute = "00", period] = found;
  if (period) return `${Number(hour)}:${minute} ${period.toUpperCase()}M`;
  return clockTime(minutes(`${hour}:${minute}`) + (/^[1-6]$/.test(hour) && !is24Hours ? 12 * 60 : 0));
}

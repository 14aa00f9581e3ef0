import { z } from "zod";
import { DAY_MINUTES, type TimeSpan } from "../../lib/hours";
import { computed, mapping } from "./schemaBuilders";

const span = mapping("TimeSpan", "A time in which the office is open, in its time zone.", {
  opens: computed("When the office opens, in minutes since midnight.", z.int()),
  closes: computed("When the office closes: 1440 is midnight, more is the next day.", z.int()),
});

export const openingHours = mapping("OpeningHours", "When the office is open on a day.", {
  words: computed("The hours for people, such as 9:00 AM-6:00 PM.", z.string()),
  spans: computed("The hours as times, in order.", z.array(span)),
});

export const expectedTimes = "opening and closing times with AM or PM, such as 9:00 AM-6:00 PM";

const allDay = [{ opens: 0, closes: DAY_MINUTES }];
const names: readonly [RegExp, words: string, spans: TimeSpan[]][] = [
  [/^closed?( all day)?$/, "Closed", []],
  [/^(by )?(appt|appointments?)( only)?$/, "By appointment", []],
  [/^(open )?(24 ?\/ ?7|24 ?(hours?|hrs?)( ?\/ ?7 days)?|all day)$/, "24/7", allDay],
];

/** The longest possible meaning of an ambiguous time span, in minutes: `6-10 PM` doesn't start at 6 AM. */
const LONGEST = 14 * 60;

/** Reads hours such as `9am – 5:30 p.m.`; undefined if they are ambiguous (`9-5`), overlap or are out of order. */
export function readHours(written: string): { words: string; spans: TimeSpan[] } | undefined {
  const text = written
    .toLowerCase()
    .replace(/(?<=[ap])\.\s?(?=m)|(?<=m)\.|(?<=appt)\./g, "")
    .replace(/[‐‑–—−]/g, "-");
  const [, words, always = []] = names.find(([pattern]) => pattern.test(text)) ?? [];
  if (words) return { words, spans: always };
  const parts = text.split(/,|;|&| \/ |\band\b/).map(readSpan);
  const spans = parts.flatMap((part) => part?.span ?? []);
  const isInOrder = spans.every((span, i) => i === 0 || span.opens > Number(spans[i - 1]?.closes));
  if (spans.length < parts.length || !isInOrder) return undefined;
  return { words: parts.map((part) => part?.words).join(", "), spans };
}

type Time = { minutes: number; words: string };

/** Returns the possible meanings of a time: two for `9`, one for `9am`, `17:00` or `noon`. */
function timesOf(written: string): Time[] {
  if (/^(12 ?)?noon$/.test(written)) return [{ minutes: DAY_MINUTES / 2, words: "Noon" }];
  if (/^(12 ?)?midnight$/.test(written)) return [{ minutes: 0, words: "Midnight" }];
  const [, digits, minute = "00", half] = /^(\d{1,2})(?:[:.]([0-5]\d))? ?(?:([ap])m?)?$/.exec(written) ?? [];
  const hour = Number(digits);
  if (!digits || hour > 23 || (half && (hour > 12 || hour === 0))) return [];
  const time = (name: "AM" | "PM"): Time => ({
    minutes: ((hour % 12) + (name === "PM" ? 12 : 0)) * 60 + Number(minute),
    words: `${hour % 12 || 12}:${minute} ${name}`,
  });
  if (half || hour > 12) return [time(half === "a" ? "AM" : "PM")];
  return [time("AM"), time("PM")];
}

function readSpan(written: string) {
  const [from = "", to = "", more] = written.split(/-|\b(?:to|till?|until)\b/).map((time) => time.trim());
  const [opening, closing] = [timesOf(from), timesOf(to)];
  const isClear = opening.length * closing.length === 1;
  const [found, other] = opening.flatMap((opens) =>
    closing.flatMap((closes) => {
      const end = closes.minutes + (closes.minutes > opens.minutes ? 0 : DAY_MINUTES);
      const length = end - opens.minutes;
      // Past midnight, only a span with AM and PM counts, and only below twelve hours: `9:00 AM-9:00 AM` is a typo.
      const isLikely =
        end <= DAY_MINUTES ? isClear || length <= LONGEST : isClear && length < DAY_MINUTES / 2;
      const words = `${opens.words}-${closes.words}`;
      return isLikely ? [{ words, span: { opens: opens.minutes, closes: end } }] : [];
    }),
  );
  return other || more !== undefined || opening.length * closing.length > 2 ? undefined : found;
}

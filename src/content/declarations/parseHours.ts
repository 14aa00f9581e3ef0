import { DAY_MINUTES, type TimeSpan } from "../../lib/hours";

const time = "((1[0-2]|[1-9]):[0-5][0-9] (AM|PM)|Noon|Midnight)";
const spans = `${time}-${time}(, ${time}-${time})*`;

/** These patterns have no flags, because they are also exported to JSON Schema, which doesn't support flags. */
export const spansPattern = new RegExp(`^${spans}$`);
export const hoursPattern = new RegExp(`^(Closed|By appointment|24\\/7|${spans})$`);

/**
 * Parses hours such as `9:00 AM-5:00 PM` into time spans. A closing time at or before the opening time is on the next
 * day. Returns null if spans overlap or are out of order, or if a span of 12 hours or more ends after midnight.
 */
export function parseHours(written: string): TimeSpan[] | null {
  if (written === "Closed" || written === "By appointment") return [];
  if (written === "24/7") return [{ opens: 0, closes: DAY_MINUTES }];
  const parsed = written.split(", ").map((span) => {
    const [opens = 0, end = 0] = span.split("-").map(minutesOf);
    return { opens, closes: end > opens ? end : end + DAY_MINUTES };
  });
  const isPossible = parsed.every(({ opens, closes }, i) => {
    // A span of twelve hours or more that ends after midnight is a typo, as in `9:00 AM-9:00 AM`.
    const isTypo = closes > DAY_MINUTES && closes - opens >= DAY_MINUTES / 2;
    return !isTypo && (parsed[i + 1]?.opens ?? Number.POSITIVE_INFINITY) > closes;
  });
  return isPossible ? parsed : null;
}

function minutesOf(written: string): number {
  if (written === "Noon") return DAY_MINUTES / 2;
  if (written === "Midnight") return 0;
  const [hour = 0, minute = 0] = written.split(/\D/).map(Number);
  return ((hour % 12) + (written.endsWith("PM") ? 12 : 0)) * 60 + minute;
}

const names: readonly [RegExp, string][] = [
  [/^closed?( all day)?$/, "Closed"],
  [/^(by )?(appt|appointments?)( only)?$/, "By appointment"],
  [/^(open )?(24 ?\/ ?7|24 ?(hours?|hrs?|h)|all day)$/, "24/7"],
];

/** Matches hours with a break, such as `8 to 5 (closed 12-1 for lunch)`. */
const hoursWithBreak =
  /^([^,]+?) ?(?:-|–|to) ?([^,]+?),? \(?closed (?:for lunch )?(\S+?) ?(?:-|–|to) ?(\S+?)(?: for lunch)?\)?$/;

/** Rewrites hours such as `9am – 5:30 p.m.` as `9:00 AM-5:30 PM`; returns undefined if ambiguous, as in `8-10`. */
export function correctHours(written: string): string | undefined {
  const plain = written.toLowerCase().replace(/\./g, "");
  const name = names.find(([pattern]) => pattern.test(plain))?.[1];
  const spans = plain
    .replace(hoursWithBreak, "$1-$3,$4-$2")
    .split(/,|;|&|\/|\band\b/)
    .map(correctSpan);
  return name ?? (spans.includes(undefined) ? undefined : spans.join(", "));
}

/** If AM or PM is missing, assumes office hours: opening times from 7 to 11 are AM, all others PM. */
function correctSpan(span: string): string | undefined {
  const [opens, closes, ...further] = span.split(/-|–|—|\b(?:to|till?|until)\b/).map(timeOf);
  if (!opens || !closes || further.length > 0) return undefined;
  const isMorning = opens.hour >= 7 && opens.hour < 12;
  // Returns undefined if a time may be AM or PM, as in `8-10` and `7-9 PM`.
  const isUnclear = isMorning && closes.hour > opens.hour && closes.hour < 12;
  if (isUnclear && closes.half !== "AM" && !(opens.half && closes.half)) return undefined;
  return `${opens.words(isMorning ? "AM" : "PM")}-${closes.words("PM")}`;
}

function timeOf(written: string) {
  const [, name] = /^\s*(?:12 ?)?(noon|midnight)\s*$/.exec(written) ?? [];
  const [, hour, minute = "00", half] = /^\s*(\d{1,2})(?::(\d\d))?\s*(?:([ap])m?)?\s*$/.exec(written) ?? [];
  if (name) return { hour: 12, half: "PM", words: () => name.charAt(0).toUpperCase() + name.slice(1) };
  const given = half && `${half.toUpperCase()}M`;
  const words = (usual: string) => `${Number(hour) % 12 || 12}:${minute} ${given ?? usual}`;
  return Number(hour) > 0 ? { hour: Number(hour), half: given, words } : undefined;
}

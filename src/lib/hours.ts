export const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

export const DAY_MINUTES = 24 * 60;

/** An opening period, in minutes since midnight. If `closes` is over 1440, the office closes on the next day. */
export interface TimeSpan {
  opens: number;
  closes: number;
}

/** An entry in hours.yaml. `day` is a weekday, a range such as `Monday-Friday`, or other text such as 'Evenings'. */
type HoursRow = Readonly<Record<"day" | "hours", string>>;

const namedHours: Readonly<Record<string, TimeSpan[]>> = {
  Closed: [],
  "By appointment": [],
  "24/7": [{ opens: 0, closes: DAY_MINUTES }],
};

/**
 * Parses hours such as `Closed` or `9 AM - 12 PM, 1 PM - 6 PM`. `words` is the normalized text. Returns undefined for
 * other text, and for spans that overlap or are out of order.
 */
export function readHours(text: string): { words: string; spans: TimeSpan[] } | undefined {
  const name = Object.keys(namedHours).find((words) => words.toLowerCase() === text.toLowerCase());
  if (name) return { words: name, spans: namedHours[name] ?? [] };
  const spans = text.split(/, ?/).flatMap((part) => readSpan(part) ?? []);
  const isInOrder = spans.every((span, i) => i === 0 || span.opens >= Number(spans[i - 1]?.closes));
  if (spans.length < text.split(",").length || !isInOrder) return undefined;
  const words = spans.map(({ opens, closes }) => `${clockTime(opens)}-${clockTime(closes)}`).join(", ");
  return { words, spans };
}

function readSpan(text: string): TimeSpan | undefined {
  const times = text.split(/ ?[-–] ?/).map(readTime);
  const [opens, closes] = times;
  if (times.length > 2 || opens === undefined || closes === undefined) return undefined;
  if (closes > opens) return { opens, closes };
  // Rejects a period of 12 hours or more that ends after midnight, such as `9 AM-9 AM`, because it is probably a typo.
  const end = closes + DAY_MINUTES;
  return closes === 0 || end - opens < DAY_MINUTES / 2 ? { opens, closes: end } : undefined;
}

/** Converts a time such as `9 AM` or `9:30 AM` to minutes since midnight. Returns undefined for other text. */
function readTime(text: string): number | undefined {
  const [, hour, minute, half = ""] = /^(0?[1-9]|1[0-2])(?::([0-5]\d))? ?([AP])M$/i.exec(text) ?? [];
  return hour ? ((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + Number(minute ?? 0) : undefined;
}

/** Returns the days of the week in `day`: five for `Monday-Friday` or `Mon-Fri`, and none for `Evenings`. */
export function daysOf(day: string): string[] {
  const [first, last = first, more] = day
    .split(/ ?[-–] ?/)
    .map((name) => weekdays.findIndex((weekday) => [weekday, weekday.slice(0, 3)].includes(name)));
  return first === undefined || last === undefined || more !== undefined || first < 0 || last < first
    ? []
    : weekdays.slice(first, last + 1);
}

/** Parses hours such as `9 AM-6 PM` into opening periods. Missing hours mean that the office is closed. */
export const spansOf = (hours?: string | null): TimeSpan[] => readHours(hours ?? "Closed")?.spans ?? [];

/** Returns the opening hours of each day, from Monday to Sunday. */
export const weekOf = (rows: readonly HoursRow[]): TimeSpan[][] =>
  weekdays.map((name) => spansOf(rows.find(({ day }) => daysOf(day).includes(name))?.hours));

export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

export const isoTime = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** Replaces the hyphen after `AM` or `PM` with an en dash, as in `9:00 AM–6:00 PM`. */
export const typesetHours = (hours: string) => hours.replaceAll("M-", "M–");

/** Abbreviates a range of days, such as `Monday-Friday` to `Mon–Fri`. Returns other text unchanged. */
export function shortDays(day: string): string {
  const days = daysOf(day);
  return days.length > 1 ? [days[0], days.at(-1)].map((name) => name?.slice(0, 3)).join("–") : day;
}

export const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

export const DAY_MINUTES = 24 * 60;

/** An uninterrupted opening period in minutes after midnight. A `closes` over 1440 is on the next day. */
export interface TimeSpan {
  opens: number;
  closes: number;
}

/** A row of hours.yaml. `day` is a weekday, a range such as `Monday-Friday`, or other text such as 'Evenings'. */
type HoursRow = Readonly<Record<"day" | "hours", string>>;

const namedHours: Readonly<Record<string, TimeSpan[]>> = {
  Closed: [],
  "By appointment": [],
  "24/7": [{ opens: 0, closes: DAY_MINUTES }],
};

/**
 * Reads hours such as `9 AM - 6 PM` or `9:00 AM-12:00 PM, 1:00 PM-6:00 PM`. Returns undefined for other text, and for
 * times that overlap or are out of order.
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
  // Rejects a span of twelve hours or more that ends after midnight, such as `9:00 AM-9:00 AM`, as a probable typo.
  const end = closes + DAY_MINUTES;
  return closes === 0 || end - opens < DAY_MINUTES / 2 ? { opens, closes: end } : undefined;
}

/** Parses a time such as `9 AM` or `9:30 AM` into minutes since midnight; returns undefined for other text. */
function readTime(text: string): number | undefined {
  const [, hour, minute, half = ""] = /^(0?[1-9]|1[0-2])(?::([0-5]\d))? ?([AP])M$/i.exec(text) ?? [];
  return hour ? ((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + Number(minute ?? 0) : undefined;
}

/** Returns the weekdays in `day`: five for `Monday-Friday` or `Mon-Fri`; none for other text, such as 'Evenings'. */
export function daysOf(day: string): string[] {
  const [first, last = first, more] = day
    .split(/ ?[-–] ?/)
    .map((name) => weekdays.findIndex((weekday) => [weekday, weekday.slice(0, 3)].includes(name)));
  return first === undefined || last === undefined || more !== undefined || first < 0 || last < first
    ? []
    : weekdays.slice(first, last + 1);
}

/** Returns the opening periods of valid hours. Returns no periods for `Closed`, null and undefined. */
export const spansOf = (hours?: string | null): TimeSpan[] => readHours(hours ?? "Closed")?.spans ?? [];

/** Returns the opening periods of each day, Monday to Sunday. */
export const weekOf = (rows: readonly HoursRow[]): TimeSpan[][] =>
  weekdays.map((name) => spansOf(rows.find(({ day }) => daysOf(day).includes(name))?.hours));

export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

export const isoTime = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** Replaces the hyphens between times with en dashes. */
export const typesetHours = (hours: string) => hours.replaceAll("M-", "M–");

/** Abbreviates a range: `Monday-Friday` becomes `Mon–Fri`. Keeps other text, such as 'Monday' and 'Evenings'. */
export function shortDays(day: string): string {
  const days = daysOf(day);
  return days.length > 1 ? [days[0], days.at(-1)].map((name) => name?.slice(0, 3)).join("–") : day;
}

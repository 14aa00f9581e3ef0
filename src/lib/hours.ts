export const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

export const DAY_MINUTES = 24 * 60;

/** An uninterrupted opening period in minutes after midnight. A `closes` over 1440 is on the next day. */
export interface TimeSpan {
  opens: number;
  closes: number;
}

/** A row of hours.yaml. `day` is a weekday, two with a hyphen, or other words such as 'Evenings'. */
interface HoursRow {
  readonly day: string;
  readonly hours: string;
}

const namedHours: Readonly<Record<string, TimeSpan[]>> = {
  Closed: [],
  "By appointment": [],
  "24/7": [{ opens: 0, closes: DAY_MINUTES }],
};

const spanPattern = /^(\d\d?)(?::([0-5]\d))? ?([AP])M ?[-–] ?(\d\d?)(?::([0-5]\d))? ?([AP])M$/i;

/**
 * Reads hours such as `9 AM - 6 PM` or `9:00 AM-12:00 PM, 1:00 PM-6:00 PM`. Returns undefined for other text, and for
 * times that overlap or are out of order.
 */
export function readHours(written: string): { words: string; spans: TimeSpan[] } | undefined {
  const name = Object.keys(namedHours).find((known) => known.toLowerCase() === written.toLowerCase());
  if (name) return { words: name, spans: namedHours[name] ?? [] };
  const spans = written.split(/, ?/).flatMap((part) => readSpan(part) ?? []);
  const isInOrder = spans.every((span, i) => i === 0 || span.opens > Number(spans[i - 1]?.closes));
  if (spans.length < written.split(",").length || !isInOrder) return undefined;
  const words = spans.map(({ opens, closes }) => `${clockTime(opens)}-${clockTime(closes)}`).join(", ");
  return { words, spans };
}

function readSpan(written: string): TimeSpan | undefined {
  const [, ...parts] = spanPattern.exec(written) ?? [];
  const [opens, closes] = [parts.slice(0, 3), parts.slice(3)].map(([hour, minute = "00", half]) => {
    const isValid = Number(hour) >= 1 && Number(hour) <= 12;
    return isValid
      ? ((Number(hour) % 12) + (/p/i.test(half ?? "") ? 12 : 0)) * 60 + Number(minute)
      : undefined;
  });
  if (opens === undefined || closes === undefined) return undefined;
  if (closes > opens) return { opens, closes };
  // Past midnight, only a span below twelve hours is likely: `9:00 AM-9:00 AM` is a typing error.
  const end = closes + DAY_MINUTES;
  return end === DAY_MINUTES || end - opens < DAY_MINUTES / 2 ? { opens, closes: end } : undefined;
}

/** Returns the weekdays of a row, such as five for `Monday-Friday`; none for other words, such as 'Evenings'. */
export function daysOf(day: string): string[] {
  const [first, last = first, more] = day.split(/ ?[-–] ?/).map((name) => weekdays.indexOf(name));
  return first === undefined || last === undefined || more !== undefined || first < 0 || last < first
    ? []
    : weekdays.slice(first, last + 1);
}

/** Returns the opening periods of Monday to Sunday. */
export function weekOf(rows: readonly HoursRow[]): TimeSpan[][] {
  return weekdays.map((name) => {
    const row = rows.find(({ day }) => daysOf(day).includes(name));
    return readHours(row?.hours ?? "Closed")?.spans ?? [];
  });
}

export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

export const isoTime = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** Writes the hyphens between times as en dashes. */
export const typesetHours = (hours: string) => hours.replace(/(?<=[AP]M)-(?=\d)/g, "–");

/** Groups days with equal hours: `{ days: "Mon–Fri", indices: "01234", hours }`. For "Evenings", `indices` is empty. */
export function groupHours(rows: readonly HoursRow[]) {
  const days = rows.flatMap(({ day, hours }) => {
    const names = daysOf(day);
    return names.length > 0 ? names.map((name) => ({ day: name, hours })) : [{ day, hours }];
  });
  const groups: { first: string; last: string; hours: string }[] = [];
  for (const { day, hours } of days) {
    const group = groups.at(-1);
    const dayBefore = weekdays[weekdays.indexOf(day) - 1];
    if (group && group.last === dayBefore && group.hours === hours) group.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first.slice(0, 3)}–${last.slice(0, 3)}`,
    indices: [...weekdays.keys()].slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1).join(""),
    hours: typesetHours(hours),
  }));
}

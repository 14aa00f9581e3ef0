export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export function isWeekday(day: string): day is (typeof weekdays)[number] {
  return (weekdays as readonly string[]).includes(day);
}

export const DAY_MINUTES = 24 * 60;

/** An uninterrupted opening period, in minutes after midnight: `{ opens: 540, closes: 1080 }` is 9 AM to 6 PM. */
export interface TimeSpan {
  readonly opens: number;
  /** 1440 is the midnight that ends the day; larger values are on the next day. */
  readonly closes: number;
}

export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

export function isoTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

export function typesetHours(hours: string): string {
  return hours.replaceAll("-", "–");
}

/**
 * Groups consecutive weekdays with the same hours, such as Monday (index 0) to Friday:
 * `{ days: "Mon–Fri", indices: "01234", hours: "9:00 AM–6:00 PM" }`
 * A single day keeps its full name. Rows such as "Evenings" keep their name and have empty `indices`.
 */
export function groupHours(rows: Queries.HoursFragment["allOfficeHours"]["nodes"]) {
  const indexOf = (day: string) => (weekdays as readonly string[]).indexOf(day);
  const groups: { first: string; last: string; hours: string }[] = [];
  for (const { day, hours } of rows) {
    const group = groups.at(-1);
    const follows = group && isWeekday(group.last) && indexOf(group.last) + 1 === indexOf(day);
    if (follows && group.hours === hours.words) group.last = day;
    else groups.push({ first: day, last: day, hours: hours.words });
  }
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first.slice(0, 3)}–${last.slice(0, 3)}`,
    indices: [...weekdays.keys()].slice(indexOf(first), indexOf(last) + 1).join(""),
    hours: typesetHours(hours),
  }));
}

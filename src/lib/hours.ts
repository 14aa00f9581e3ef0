export const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

export const DAY_MINUTES = 24 * 60;

/** An uninterrupted opening period in minutes after midnight. A `closes` over 1440 is on the next day. */
export type TimeSpan = Pick<Queries.TimeSpan, "opens" | "closes">;

export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

export const isoTime = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

export const typesetHours = (hours: string) => hours.replaceAll("-", "–");

/** Groups days with equal hours: `{ days: "Mon–Fri", indices: "01234", hours }`. For "Evenings", `indices` is empty. */
export function groupHours(rows: Queries.HoursFragment["allOfficeHours"]["nodes"]) {
  const groups: { first: string; last: string; hours: string }[] = [];
  for (const { day, hours } of rows) {
    const group = groups.at(-1);
    const dayBefore = weekdays[weekdays.indexOf(day) - 1];
    if (group && group.last === dayBefore && group.hours === hours.words) group.last = day;
    else groups.push({ first: day, last: day, hours: hours.words });
  }
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first.slice(0, 3)}–${last.slice(0, 3)}`,
    indices: [...weekdays.keys()].slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1).join(""),
    hours: typesetHours(hours),
  }));
}

import type { z } from "zod";
import { weekdays } from "../../lib/hours";
import { shortText } from "./fieldTypes";
import { expectedTimes, openingHours, readHours } from "./openingHours";
import { closestMatch, field, type ListRule, list, mapping, valueAt, withInfo } from "./schemaBuilders";

const usualHours = `${expectedTimes} (with a break: 9:00 AM-Noon, 1:00 PM-6:00 PM), or Closed, By appointment or 24/7`;

const inSpanish = weekdays.map((_, index) =>
  new Date(Date.UTC(2024, 0, index + 1)).toLocaleDateString("es", { weekday: "long", timeZone: "UTC" }),
);

/** Returns a weekday's index (Monday is 0) for its English or Spanish name or an abbreviation; otherwise -1. */
function weekdayIndex(written = ""): number {
  const word = written.toLowerCase().replace(/\.$/, "");
  const isMeant = (day: string) => /^(?:[mtwf]|..+)$/.test(word) && `${day}s`.toLowerCase().startsWith(word);
  return weekdays.findIndex((day, index) => isMeant(day) || word === inSpanish[index]);
}

/** Returns the weekdays that a row of the office hours covers, such as five for `Monday-Friday`. */
export function daysOf(row: string): string[] {
  if (/^(daily|every ?day)$/i.test(row)) return [...weekdays];
  const spelled = row.replace(/^(week|business )days$/i, "mon-fri").replace(/^weekends?$/i, "sat-sun");
  const parts = spelled.split(/\s*(?:,|&|\band\b|\by\b)\s*/i).map((part) => {
    const [from, to = from, more] = part.split(/\s*(?:[-–—]|\bto\b|\bthrough\b|\bthru\b)\s*/i);
    const [first, last] = [weekdayIndex(from), weekdayIndex(to)];
    return first < 0 || more ? [] : weekdays.slice(first, last + 1);
  });
  return parts.every(({ length }) => length > 0) ? parts.flat() : [];
}

const day = shortText("A day of the week, several such as Monday-Friday, or what else it is about.", 30)
  .refine(
    (row) => daysOf(row).length > 0 || !/\bweekends?\b/i.test(row),
    'says "weekends", but Saturday and Sunday have their own entries. Delete that word',
  )
  .refine((row) => daysOf(row).length > 0 || !closestMatch(row, weekdays), {
    error: ({ input }) => `is "${input}". Did you mean ${closestMatch(String(input), weekdays)}?`,
  });

/** Keeps unreadable hours, such as `Closed 12:30-1:15` in a lunch row. For weekdays, `everyWeekday` rejects them. */
const hoursOrWords = field(
  { description: "When the office is open.", expected: usualHours },
  (words) => readHours(words) ?? { words, spans: [] },
  openingHours,
);

const row = mapping("OfficeHours", "A row of the office hours, in the office's time zone.", {
  day,
  hours: hoursOrWords,
});

const everyWeekday: ListRule = (rows, report) => {
  const days = rows.map((row) => daysOf(String(valueAt(row, ["day"]))));
  for (const [i, row] of rows.entries()) {
    const earlier = days.slice(0, i).flat();
    const repeated = days[i]?.find((name) => earlier.includes(name));
    if (repeated) report([i, "day"], `repeats ${repeated}. Delete one of the two`);
    const words = String(valueAt(row, ["hours", "words"]) ?? "Closed");
    if (days[i]?.length && !readHours(words))
      report([i, "hours"], `must be ${usualHours}, but is "${words}"`);
  }
  const missing = weekdays.filter((weekday) => !days.flat().includes(weekday));
  if (missing.length > 0)
    report([], `needs an entry for ${missing.join(", ")}. Write "hours: Closed" if you are closed`);
};

export const officeHours = withInfo(list("The office hours.", [1, 14], row, everyWeekday), {
  pairs: ["day", "hours"],
});

/** Replaces a row such as `Monday-Friday` with a row for each day. */
export const derivedOfficeHours = {
  from: (written: z.output<typeof row>) => {
    const days = daysOf(written.day);
    return days.length > 0 ? days.map((name) => ({ ...written, day: name })) : written;
  },
};

import { z } from "zod";
import { weekdays } from "../../lib/hours";
import { clean, plainText } from "./fields";
import { buildTime, limits } from "./limits";
import { readHours } from "./readHours";
import { closestMatch, computed, field, type ListRule, mapping, valueAt } from "./schemaBuilders";

const span = mapping("TimeSpan", "A time in which the office is open, in its time zone.", {
  opens: computed("When the office opens, in minutes since midnight.", z.int()),
  closes: computed("When the office closes: 1440 is midnight, more is the next day.", z.int()),
});

const openingHours = mapping("OpeningHours", "When the office is open on a day.", {
  words: computed("The hours for people, such as 9:00 AM-6:00 PM.", z.string()),
  spans: computed("The hours as times, in order.", z.array(span)),
});

const times = "opening and closing times with AM or PM, such as 9:00 AM-6:00 PM";
const usualHours = `${times} (with a break: 9:00 AM-Noon, 1:00 PM-6:00 PM), or Closed, By appointment or 24/7`;

const inSpanish = weekdays.map((_, index) =>
  new Date(Date.UTC(2024, 0, index + 1)).toLocaleDateString("es", { weekday: "long", timeZone: "UTC" }),
);

/** Returns a weekday's English name for an abbreviation, or for its name in Spanish. */
function readDay(written: string): string | undefined {
  const word = written.toLowerCase().replace(/\.$/, "");
  return weekdays.find(
    (day, index) =>
      (word.length > 1 && `${day}s`.toLowerCase().startsWith(word)) || word === inSpanish[index],
  );
}

/** Returns the weekdays that a row of the office hours is for, such as five for `Monday-Friday`. */
export function daysOf(row: string): string[] {
  if (/^(week|business )days$/i.test(row)) return weekdays.slice(0, 5);
  if (/^(daily|every ?day)$/i.test(row)) return [...weekdays];
  const parts = row.split(/\s*(?:,|&|\band\b|\by\b)\s*/i).map((part) => {
    const [from, to, more] = part.split(/\s*(?:[-–—]|\bto\b|\bthrough\b|\bthru\b)\s*/i).map(readDay);
    if (!from || more || (!to && /[-–—]/.test(part))) return [];
    const [first, last] = [from, to ?? from].map((day) => (weekdays as readonly string[]).indexOf(day));
    return weekdays.slice(first, Number(last) + 1);
  });
  return parts.every(({ length }) => length > 0) ? parts.flat() : [];
}

const day = plainText(
  "A day of the week, several such as Monday-Friday, or what else the row is about, such as Holidays.",
  `a day of the week, or other words of at most ${limits.hoursRowName} characters`,
  {
    fault: (row) => {
      const meant = daysOf(row).length === 0 && closestMatch(row, weekdays);
      if (meant) return `is "${row}". Did you mean ${meant}?`;
      return row.length > limits.hoursRowName
        ? `must have at most ${limits.hoursRowName} characters`
        : undefined;
    },
  },
);

/** Keeps the words of other rows, such as `Closed 12:30-1:15` for lunch. For a weekday, `everyWeekday` reports them. */
const hoursOrWords = field(
  { description: "When the office is open.", expected: usualHours },
  openingHours,
  (written) => readHours(clean(written)) ?? { words: clean(written), spans: [] },
);

export const officeHours = mapping("OfficeHours", "A row of the office hours, in the office's time zone.", {
  day,
  hours: hoursOrWords,
});

export const everyWeekday: ListRule = (rows, report) => {
  const rowOf = new Map<string, number>();
  for (const [i, row] of rows.entries()) {
    const days = daysOf(String(valueAt(row, ["day"])));
    for (const name of days) {
      const earlier = rowOf.get(name);
      if (earlier !== undefined)
        report([i, "day"], `repeats ${name} from entry ${earlier + 1}. Delete one of the two`);
      rowOf.set(name, i);
    }
    const words = String(valueAt(row, ["hours", "words"]) ?? "Closed");
    if (days.length > 0 && !readHours(words))
      report([i, "hours"], `must be ${usualHours}, but is "${words}"`);
  }
  const missing = weekdays.filter((weekday) => !rowOf.has(weekday));
  if (missing.length > 0)
    report([], `needs an entry for ${missing.join(", ")}. Write "hours: Closed" if you are closed`);
  // Both days have their own row, so a row about weekends would contradict one of the two.
  for (const i of rows.keys()) {
    const other = ["Saturday", "Sunday"].filter((name) => {
      const words = (list: readonly unknown[], index = -1) => valueAt(list[index], ["hours", "words"]);
      return words(rows, rowOf.get(name)) !== words(rows, i);
    });
    const row = String(valueAt(rows[i], ["day"]));
    if (/\bweekends?\b/i.test(row) && other.length > 0)
      report(
        [i, "day"],
        `is "${row}", but ${other.join(" and ")} above says something else. Delete "weekends" here`,
      );
  }
};

/** Replaces a row such as `Monday-Friday` with a row for each day. */
export const derivedOfficeHours = {
  from: (row: z.output<typeof officeHours>) => {
    const days = daysOf(row.day);
    return days.length > 0 ? days.map((name) => ({ ...row, day: name })) : row;
  },
};

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const notations = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:t[\d:.+z-]+)?$/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4}|\d\d)$/,
  /^(?:[a-z]{3,9}day,? )?(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
  /^(?<day>\d{1,2}) (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/,
];

/** Reads a date as an American writes it, such as `11/26/26` or `Nov. 26th, 2026`, as `2026-11-26`. */
export function readDate(written: string): string | undefined {
  const plain = clean(written)
    .toLowerCase()
    .replace(/[‐‑–—−]/g, "-");
  const {
    year = "",
    month = "",
    day = "",
  } = notations.map((one) => one.exec(plain)?.groups).find(Boolean) ?? {};
  const number = Number(month) || months.indexOf(month.slice(0, 3)) + 1;
  const date = [`20${year}`.slice(-4), `0${number}`.slice(-2), `0${day}`.slice(-2)].join("-");
  // JavaScript turns February 30 into March 2.
  return new Date(`${date}T00:00Z`).toJSON()?.startsWith(date) ? date : undefined;
}

/** Rejects dates before 2000 and dates in the far future as typos. */
function calendarDay(description: string) {
  const expected = "a day with its month and year, such as November 26, 2026";
  return field({ description, expected }, z.string(), (written, refuse) => {
    const date = readDate(written);
    const isFar =
      date && (date < "2000" || Number(date.slice(0, 4)) > buildTime().getFullYear() + limits.closureYears);
    return isFar ? refuse(`is more than ${limits.closureYears} years away. Check the year`) : date;
  });
}

export const closure = mapping("Closure", "A day on which the office is closed, or open at other hours.", {
  date: calendarDay("The day, such as 2026-11-26."),
  until: calendarDay("The last of several days.").optional(),
  name: field(
    {
      description: "The name of the day, as it follows 'Closed for': Thanksgiving Day.",
      expected: `only the name of the day, such as Thanksgiving Day, with at most ${limits.closureName} characters`,
      kind: "plain",
    },
    z.string(),
    (written) => {
      const name = clean(written).replace(
        /^((office )?closed for|for|happy|merry) |,? [-–—:]? ?\(?(office )?closed( all day)?\)?$/gi,
        "",
      );
      return name.length <= limits.closureName && !/[{}]|\bclos/i.test(name) ? name : undefined;
    },
  ),
  hours: field(
    { description: "When the office is open; without hours, it is closed.", expected: times },
    openingHours,
    (written, refuse) => {
      const hours = readHours(clean(written));
      if (hours?.words === "Closed")
        return refuse("is closed. Delete this line: without hours, you are closed all day");
      return hours?.spans.length ? hours : undefined;
    },
  ).optional(),
});

export const withinAYear: ListRule = (entries, report) => {
  for (const [i, entry] of entries.entries()) {
    const [date, until] = ["date", "until"].map((key) => String(valueAt(entry, [key])));
    const days = (Date.parse(`${until} UTC`) - Date.parse(`${date} UTC`)) / 86_400_000;
    const wrong = days <= 0 ? "not after" : days >= 365 ? "a year or more after" : undefined;
    if (wrong) report([i, "until"], `is ${until}, ${wrong} the first day (${date}). Check the year`);
  }
};

export const derivedClosure = {
  fields: { lastDay: computed("The last of several days; the date itself for a single day.", z.string()) },
  from: ({ date, until = date }: z.output<typeof closure>) => ({ lastDay: until }),
};

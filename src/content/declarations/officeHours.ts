import { z } from "zod";
import { DAY_MINUTES, weekdays } from "../../lib/hours";
import { atMost, plainPattern, plainText, wholeNumber } from "./fields";
import { buildTime, limits } from "./limits";
import { closestMatch } from "./meant";
import { correctHours, hoursPattern, parseHours, spansPattern } from "./parseHours";
import { fieldInfo, type ListRule, list, mapping, valueAt } from "./schemaBuilders";

const impossibleHours =
  "Each time must come after the one before it. Open all day is 24/7; open past midnight is 10:00 AM-Midnight, and Midnight-2:00 AM for the next day";

const output = mapping("OpeningHours", "When the office is open on a day.", {
  words: plainText("The hours as written in data/, for people."),
  spans: list(
    "The hours as times, in order.",
    { min: 0, max: DAY_MINUTES, of: "spans" },
    mapping("TimeSpan", "A time in which the office is open, in its time zone.", {
      opens: wholeNumber("When the office opens, in minutes since midnight.", { min: 0, max: DAY_MINUTES }),
      closes: wholeNumber("When the office closes: 1440 is midnight, more is the next day.", {
        min: 0,
        max: 2 * DAY_MINUTES,
      }),
    }),
  ),
});

/** Matches a redundant time zone after opening hours, such as 'MST'. agency.yaml sets the time zone. */
const timeZone =
  / (?:[ecmp][sd]?t|(?:eastern|central|mountain|pacific|arizona)(?: standard| daylight)?(?: time)?)$/i;

export function openingHours(notation: RegExp, description: string, expected: string) {
  return z
    .string()
    .regex(notation)
    .register(fieldInfo, { description, expected, correction: correctHours, addition: timeZone.source })
    .transform((words, context) => {
      const spans = parseHours(words);
      if (!spans) context.addIssue(impossibleHours);
      return { words, spans: spans ?? [] };
    })
    .pipe(output);
}

function correctDay(written: string): string | undefined {
  const prefix = /^(\w{3})\w{0,2}\.?$/.exec(written)?.[1]?.toLowerCase() ?? "-";
  return weekdays.find((day) => day.toLowerCase().startsWith(prefix)) ?? closestMatch(written, weekdays);
}

const day = z
  .string()
  .regex(plainPattern(atMost(limits.hoursRowName)))
  .refine((written) => [written, undefined].includes(correctDay(written)), {
    error: ({ input }) => `"day" is "${input}", which is not the full name of a day of the week`,
  })
  .register(fieldInfo, {
    kind: "plain",
    correction: correctDay,
    description: "A day of the week, or what else the row is about, such as Evenings or Holidays.",
    expected: `a day of the week, or other words of at most ${limits.hoursRowName} characters`,
  });

export const officeHours = mapping("OfficeHours", "A row of the office hours, in the office's time zone.", {
  day,
  hours: openingHours(
    hoursPattern,
    "When the office is open: opening and closing times, or Closed, By appointment or 24/7.",
    "opening and closing times such as 9:00 AM-6:00 PM (separate several with a comma and a space), or Closed, By appointment or 24/7",
  ),
});

export const everyWeekday: ListRule = (rows, report) => {
  const days = rows.map((row) => valueAt(row, ["day"]));
  const missing = weekdays.filter((weekday) => !days.includes(weekday));
  // Skips this check if a day is misspelled, because the `day` schema reports the misspelling.
  if (missing.length === 0 || days.some((written) => !day.safeParse(written).success)) return;
  const message = `There is no entry for ${missing.join(", ")}. Add one for each, such as "- { day: ${missing[0]}, hours: Closed }"`;
  report([rows.length - 1, "day"], message);
};

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const notations = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4}|\d\d)$/,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(st|nd|rd|th)?,? (?<year>\d{4})$/,
  /^(?<day>\d{1,2}) (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/,
];

/** Rewrites a US date such as `11/26/26` or `Nov. 26th, 2026` as `2026-11-26`. */
export function correctDate(written: string): string | undefined {
  const plain = written.toLowerCase();
  const parts = notations.map((notation) => notation.exec(plain)?.groups).find(Boolean);
  const { year = "", month = "", day = "" } = parts ?? {};
  const number = Number(month) || months.indexOf(month.slice(0, 3)) + 1;
  return parts && [`20${year}`.slice(-4), `0${number}`.slice(-2), `0${day}`.slice(-2)].join("-");
}

/** Rejects dates before 2000 and dates in the far future as typos. */
export function calendarDay(description: string, several = "") {
  const latest = () => String(buildTime().getFullYear() + limits.closureYears);
  return z.iso
    .date()
    .refine((written) => written >= "2000" && written.slice(0, 4) <= latest(), {
      error: `This day is more than ${limits.closureYears} years away. Check the year`,
    })
    .register(fieldInfo, {
      description,
      expected: `a date such as 2026-11-26 (year-month-day${several})`,
      correction: correctDate,
      // Matches a time of day that some programs append, such as `T00:00`.
      addition: "(?<=^\\d{4}-\\d\\d-\\d\\d)[T ].*",
    });
}

export const closure = mapping("Closure", "A day on which the office is closed, or open at other hours.", {
  date: calendarDay("The day, such as 2026-11-26.", '; put the last of several days after "until"'),
  until: calendarDay("The last of several days, such as 2027-01-02; left out for a single day.").optional(),
  name: plainText(
    "The name of the day, as it follows 'Closed for': Thanksgiving Day.",
    plainPattern("(?!([Ff]or|[Hh]appy|[Mm]erry)\\b)(?!.*\\b[Cc][Ll][Oo][Ss])", atMost(limits.closureName)),
    `only the name of the day, without hours, such as Thanksgiving Day, with at most ${limits.closureName} characters (the site writes "Closed for" before it)`,
    { addition: "^(closed( for)?|for|happy|merry) (?=\\D*$)" },
  ),
  hours: openingHours(
    spansPattern,
    "When the office is open; left out if the office is closed. With `until`, weekdays that are Closed stay closed.",
    "opening and closing times such as 9:00 AM-12:00 PM (delete the line if the office is closed all day)",
  ).optional(),
});

export const withinAYear: ListRule = (entries, report) => {
  for (const [i, entry] of entries.entries()) {
    const [date, until] = ["date", "until"].map((key) => String(valueAt(entry, [key])));
    const days = (Date.parse(`${until} UTC`) - Date.parse(`${date} UTC`)) / 86_400_000;
    const wrong = days <= 0 ? "not after" : days >= 365 ? "a year or more after" : undefined;
    if (wrong) report([i, "until"], `"until" is ${until}, ${wrong} the first day (${date}). Check the year`);
  }
};

export const derivedClosure = {
  fields: { lastDay: plainText("The last of several days; the date itself for a single day.") },
  from: ({ date, until = date }: z.infer<typeof closure>) => ({ lastDay: until }),
};

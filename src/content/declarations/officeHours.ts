import { z } from "zod";
import { DAY_MINUTES, weekdays } from "../../lib/hours";
import { closestMatch } from "./closestMatch";
import { correctHours } from "./correctHours";
import { atMost, plainPattern, plainText, wholeNumber } from "./fields";
import { limits } from "./limits";
import { hoursPattern, parseHours } from "./parseHours";
import { fieldInfo, type ListRule, list, mapping, valueAt } from "./schemaBuilders";

/** The message about hours in a valid notation that are impossible, such as a span that ends before it begins. */
const impossibleHours =
  "the office must close after it opens, or at night within twelve hours, and open again after that; longer hours are 10:00 AM-Midnight, and Midnight-2:00 AM on the next day";

const output = mapping("OpeningHours", "When the office is open on a day.", {
  words: plainText("The hours as they are written in data/, for people."),
  spans: list(
    "The same as times, in order.",
    { min: 0, max: DAY_MINUTES, of: "spans" },
    mapping("TimeSpan", "A time in which the office is open, by its clock.", {
      opens: wholeNumber("When it opens, in minutes since midnight.", { min: 0, max: DAY_MINUTES }),
      closes: wholeNumber("When it closes: 1440 is midnight, more is the next day.", {
        min: 0,
        max: 2 * DAY_MINUTES,
      }),
    }),
  ),
});

/** Matches the time zone after opening hours, which agency.yaml has for all of them. */
const timeZone =
  / (?:[ecmp][sd]?t|(?:eastern|central|mountain|pacific|arizona)(?: standard| daylight)?(?: time)?)$/i;

/** Returns the schema of opening hours in a notation, whose times must be possible. */
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
  const short = /^(\w{3})\w{0,2}\.?$/.exec(written)?.[1]?.toLowerCase() ?? "-";
  return weekdays.find((day) => day.toLowerCase().startsWith(short)) ?? closestMatch(written, weekdays);
}

const day = z
  .string()
  .regex(plainPattern(atMost(limits.hoursRowName)))
  .refine((written) => [written, undefined].includes(correctDay(written)), {
    error: ({ input }) => `day is "${input}", which is not how a day of the week is written`,
  })
  .register(fieldInfo, {
    kind: "plain",
    correction: correctDay,
    description: "A day of the week, or what else the row is about, such as Evenings or Holidays.",
    expected: `a day of the week, or other words of at most ${limits.hoursRowName} characters`,
  });

export const officeHours = mapping("OfficeHours", "A row of the hours, by the office's clock.", {
  day,
  hours: openingHours(
    hoursPattern,
    "When the office is open: opening and closing times, or Closed, By appointment or 24/7.",
    "written as 9:00 AM-6:00 PM, or two or more such spans with a comma between them, or Closed, By appointment or 24/7",
  ),
});

/** Reports weekdays that have no row of their own in hours.yaml. */
export const everyWeekday: ListRule = (rows, report) => {
  const days = rows.map((row) => valueAt(row, ["day"]));
  const missing = weekdays.filter((weekday) => !days.includes(weekday));
  // Skips the report while a day is misspelt, which its own rule reports.
  if (missing.length === 0 || days.some((written) => !day.safeParse(written).success)) return;
  const starts = missing.map((weekday) => weekday.slice(0, 3).toLowerCase());
  const inShort = days.findIndex((written) => starts.includes(String(written).slice(0, 3).toLowerCase()));
  report(
    [inShort < 0 ? rows.length - 1 : inShort, "day"],
    `each day of the week has a row of its own and its whole name; write one for ${missing.join(", ")}`,
  );
};

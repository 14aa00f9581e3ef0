import { z } from "zod";
import { atMost, plainPattern, plainText } from "./fields";
import { buildTime, limits } from "./limits";
import { openingHours } from "./officeHours";
import { spansPattern } from "./parseHours";
import { fieldInfo, type ListRule, mapping, valueAt } from "./schemaBuilders";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The order of year, month and day in which people write a date. */
const notations = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4}|\d\d)$/,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(st|nd|rd|th)?,? (?<year>\d{4})$/,
  /^(?<day>\d{1,2}) (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/,
];

/** Rewrites a US date such as `11/26/26` or `Nov. 26th, 2026` as `2026-11-26`. */
function correctDate(written: string): string {
  const plain = written.toLowerCase();
  const parts = notations.map((notation) => notation.exec(plain)?.groups).find(Boolean) ?? {};
  const { year = "", month = "", day = "" } = parts;
  const number = Number(month) || months.indexOf(month.slice(0, 3)) + 1;
  return [`20${year}`.slice(-4), `0${number}`.slice(-2), `0${day}`.slice(-2)].join("-");
}

/** Returns the schema of a date such as `2026-11-26`, which rejects other centuries and the far future as typos. */
function calendarDay(description: string) {
  const latest = () => String(buildTime().getFullYear() + limits.closureYears);
  return z.iso
    .date()
    .refine((written) => written >= "2000" && written.slice(0, 4) <= latest(), {
      error: `this day is more than ${limits.closureYears} years away; look at its year`,
    })
    .register(fieldInfo, {
      description,
      expected: "a day of the calendar, such as 2026-11-26 (the last of several days goes after until:)",
      correction: correctDate,
      // The time after a day, as programs write it.
      addition: "(?<=^\\d{4}-\\d\\d-\\d\\d)[T ].*",
    });
}

export const closure = mapping("Closure", "A day on which the office is closed, or has hours of its own.", {
  date: calendarDay("The day, as year, month and day: 2026-11-26."),
  until: calendarDay("The last day, where there are several: 2027-01-02; left out for one.").optional(),
  name: plainText(
    "What the day is, as it follows 'Closed for': Thanksgiving Day.",
    plainPattern("(?!([Ff]or|[Hh]appy|[Mm]erry)\\b)(?!.*\\b[Cc][Ll][Oo][Ss])", atMost(limits.closureName)),
    `text of at most ${limits.closureName} characters, without { and }, that names the day, such as Thanksgiving Day: the site says 'Closed for' before it`,
    { addition: "^(closed( for)?|for|happy|merry) " },
  ),
  hours: openingHours(
    spansPattern,
    "When the office is open; left out if it is closed. With `until`, weekdays that are Closed stay closed.",
    "written as 9:00 AM-12:00 PM; leave the line out where the office is closed the whole day",
  ).optional(),
});

/** Reports closures whose last day is not after their first, or a year or more after it. */
export const withinAYear: ListRule = (entries, report) => {
  for (const [i, entry] of entries.entries()) {
    const [date, until] = ["date", "until"].map((key) => String(valueAt(entry, [key])));
    const days = (Date.parse(`${until} UTC`) - Date.parse(`${date} UTC`)) / 86_400_000;
    const wrong = days <= 0 ? "at least a day" : days >= 365 ? "less than a year" : undefined;
    if (wrong) report([i, "until"], `until must be ${wrong} after ${date}, the first day`);
  }
};

/** The field that GraphQL adds to an entry of closures.yaml. */
export const derivedClosure = {
  fields: { lastDay: plainText("The last of several days; the same day where it is one.") },
  from: ({ date, until = date }: z.infer<typeof closure>) => ({ lastDay: until }),
};

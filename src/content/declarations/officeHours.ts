import { z } from "zod";
import { weekdays } from "../../lib/weekdays";
import { correctHours } from "./corrections";
import { shortWords } from "./fields";
import { limits } from "./limits";
import { hoursPattern, type ParsedHours, parseHours } from "./parseHours";
import { fieldInfo, list, mapping } from "./structure";
import { suggest } from "./suggest";

const forms = "9:00 AM-6:00 PM, or two or more such spans with a comma between them";

/** What is wrong with hours that are written as they should be. */
export const closesTooLate =
  "must close after it opens, or at night within twelve hours, and open again after that; longer hours are 10:00 AM-Midnight, and Midnight-2:00 AM on the next day";

const hours = z
  .string()
  .regex(hoursPattern)
  .refine((written) => !hoursPattern.test(written) || parseHours(written) !== null, {
    error: closesTooLate,
  })
  .register(fieldInfo, {
    description: "When the office is open: opening and closing times, or Closed, By appointment or 24/7.",
    wanted: `written as ${forms}, or Closed, By appointment or 24/7`,
    correction: correctHours,
  });

/** The day of the week that a row seems to mean and does not say. */
function misspeltWeekday(written: string): string | undefined {
  const meant = suggest(written, weekdays);
  return meant === written ? undefined : meant;
}

const day = z
  .string()
  .regex(shortWords(limits.rowName))
  .superRefine((written, context) => {
    const meant = misspeltWeekday(written);
    if (meant) context.addIssue({ code: "custom", message: `is "${written}"; did you mean ${meant}?` });
  })
  .register(fieldInfo, {
    kind: "fact",
    description: "A day of the week, or what else the row is about, such as Evenings or Holidays.",
    wanted: `a day of the week, or other words of at most ${limits.rowName} characters`,
  });

/** A row of the office hours as hours.yaml holds it. */
export const officeHours = mapping("OfficeHours", "A row of the office hours, in Phoenix time.", {
  day,
  hours,
});

const time = (description: string) =>
  z.string().register(fieldInfo, { description, wanted: "a time such as 09:00" });
const yes = (description: string) =>
  z.boolean().register(fieldInfo, { description, wanted: "true or false" });

/** When the office is open, as GraphQL offers it: made from hours, never written by hand. */
export const timeSpans = list(
  "When the office is open, in order.",
  "spans",
  { min: 0, max: 12 },
  mapping("TimeSpan", "A time in which the office is open, in Phoenix.", {
    opens: time("When the office opens, as 09:00."),
    closes: time(
      "When it closes, as 18:00; a time before the opening is on the next day, 24:00 is midnight.",
    ),
  }),
);

/** What GraphQL offers beside the row as written. Made from `hours`, never written by hand. */
export const derivedHours = mapping("OfficeHours", "What a row of the office hours says, for programs.", {
  spans: timeSpans,
  closed: yes("True on a day without office hours."),
  byAppointment: yes("True where one has to make an appointment."),
  allDay: yes("True where someone answers at any hour."),
});

/** The derived fields of a row. Throws for hours that the check would have refused. */
export function deriveHours(row: { hours: string }): ParsedHours {
  const parsed = parseHours(row.hours);
  if (!parsed) throw new Error(`'${row.hours}' are no hours`);
  return parsed;
}

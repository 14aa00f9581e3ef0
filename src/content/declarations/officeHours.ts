import { z } from "zod";
import { hoursPattern, type ParsedHours, parseHours } from "../../lib/officeHours";
import { correctHours } from "./corrections";
import { choice } from "./fields";
import { fieldInfo, mapping } from "./structure";

/** The days of the week. Each has exactly one row. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** What a row can be about. */
export const dayWords: readonly string[] = [...weekdays, "Evenings", "Emergency Claims"];

const hours = z
  .string()
  .regex(hoursPattern)
  .refine((written) => !hoursPattern.test(written) || parseHours(written) !== null, {
    error: "must close after it opens",
  })
  .register(fieldInfo, {
    description: "When the office is open: opening and closing time, or Closed, By appointment or 24/7.",
    wanted: "written as 9:00 AM-6:00 PM, or Closed, By appointment or 24/7",
    correction: correctHours,
  });

/** A row of the office hours as hours.yaml holds it. */
export const officeHours = mapping("OfficeHours", "A row of the office hours, in Phoenix time.", {
  day: choice("The day, or what else the row is about.", dayWords),
  hours,
});

const time = (description: string) =>
  z.string().nullable().register(fieldInfo, { description, wanted: "a time such as 09:00" });
const yes = (description: string) =>
  z.boolean().register(fieldInfo, { description, wanted: "true or false" });

/** What GraphQL offers beside the row as written. Made from `hours`, never written by hand. */
export const derivedHours = mapping("OfficeHours", "What a row of the office hours says, for programs.", {
  opens: time("When the office opens, as 09:00; null where there is no opening time."),
  closes: time("When it closes, as 18:00; null where there is no closing time."),
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

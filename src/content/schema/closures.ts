import { dayAfter } from "../../lib/dates";
import { dateField, hoursField, shortTextField } from "./fields";
import { list, mapping, unique } from "./schema";

const closure = mapping("Closure", "A day on which the office is closed, or open at other hours.", {
  date: dateField("The day, such as 2026-11-26."),
  until: dateField("The last of several days.").optional(),
  name: shortTextField(
    "The name of the day, as it follows 'Closed for': Thanksgiving Day.",
    "only the name of the day, with at most 40 characters",
    /^.{1,40}$/,
  ),
  hours: hoursField("When the office is open that day.", "times such as 9:00 AM-12:00 PM").optional(),
}).refine(({ date, until }) => !until || (until > date && until < dayAfter(date, 365)), {
  path: ["until"],
  error: "must be after the date, and less than a year later. Check the year",
});

/** An entry for several days may begin on the date of a one-day entry, which overrides it (src/lib/openStatus.ts). */
export const closures = list("The days on which the office is closed.", [0, 60], closure).superRefine(
  unique("date", ({ date, until }) => `${date} ${until ? "range" : "day"}`),
);

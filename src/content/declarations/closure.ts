import { z } from "zod";
import type { TimeSpan } from "../../lib/openStatus";
import { correctHours } from "./corrections";
import { calendarDay, fact, shortWords } from "./fields";
import { limits } from "./limits";
import { closesTooLate, timeSpans } from "./officeHours";
import { parseHours, spansPattern } from "./parseHours";
import { fieldInfo, mapping } from "./structure";

const otherHours = z
  .string()
  .regex(spansPattern)
  .refine((written) => !spansPattern.test(written) || parseHours(written) !== null, {
    error: closesTooLate,
  })
  .register(fieldInfo, {
    description: "When the office is open all the same on that day; left out where it is closed.",
    wanted: "written as 9:00 AM-12:00 PM; leave the line out where the office is closed the whole day",
    correction: correctHours,
  });

const dayName = fact(
  "What the day is, as it follows 'Closed for': Thanksgiving Day.",
  new RegExp(`^(?![Ff]or\\b)(?!.*\\b[Cc][Ll][Oo][Ss])${shortWords(limits.closureName).source.slice(1)}`),
  `text of at most ${limits.closureName} characters, without { and }, that names the day, such as Thanksgiving Day: the site says 'Closed for' before it`,
);

/** A day, or several, on which the office is closed or has other hours, as closures.yaml holds it. */
export const closure = mapping(
  "Closure",
  "A day on which the office is closed, or has other hours, although the week says otherwise.",
  {
    date: calendarDay("The day, as year, month and day: 2026-11-26."),
    until: calendarDay("The last day, where there are several: 2027-01-02; left out for one.").optional(),
    name: dayName,
    hours: otherHours.optional(),
  },
);

interface WrittenClosure {
  date: string;
  until?: string;
  hours?: string;
}

/** What GraphQL offers beside the day as written, never written by hand. */
export const derivedClosure = mapping(
  "Closure",
  "What closures.yaml says about a day, for people and programs.",
  {
    dateInWords: fact("The day, or the days, as people say it: Thursday, November 26, 2026."),
    lastDay: fact("The last of several days; the same day where it is one."),
    spans: timeSpans,
  },
);

const inWords = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });

/** The derived fields of a day. */
export function deriveClosure({ date, until, hours }: WrittenClosure): {
  dateInWords: string;
  lastDay: string;
  spans: TimeSpan[];
} {
  const lastDay = until ?? date;
  const days = lastDay === date ? [date] : [date, lastDay];
  return {
    dateInWords: days.map((day) => inWords.format(new Date(day))).join(" to "),
    lastDay,
    spans: hours === undefined ? [] : (parseHours(hours)?.spans ?? []),
  };
}

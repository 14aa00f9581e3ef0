import { calendarDay, fact, shortText } from "./fields";
import { limits } from "./limits";
import { mapping } from "./structure";

/** A day on which the office is closed although the week says otherwise, as closures.yaml holds it. */
export const closure = mapping(
  "Closure",
  "A day on which the office is closed although the week says otherwise.",
  {
    date: calendarDay("The day, as year, month and day: 2026-11-26."),
    name: shortText("What the day is, as it follows 'Closed for': Thanksgiving Day.", limits.closureName),
  },
);

/** What GraphQL offers beside the day as written. Made from `date`, never written by hand. */
export const derivedClosure = mapping("Closure", "What closures.yaml says about a day, for people.", {
  dateInWords: fact("The day as people say it: Thursday, November 26, 2026."),
});

const inWords = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });

/** The derived field of a day. */
export function deriveClosure({ date }: { date: string }): { dateInWords: string } {
  return { dateInWords: inWords.format(new Date(date)) };
}

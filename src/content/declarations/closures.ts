import { z } from "zod";
import { buildTime } from "../buildTime";
import { text } from "./fieldTypes";
import { expectedTimes, openingHours, readHours } from "./openingHours";
import { computed, field, list, mapping } from "./schemaBuilders";

/** Converts a date as Americans write it, such as `11/26/26` or `Nov. 26th, 2026`, to `2026-11-26`. */
function readDate(written: string): string | undefined {
  const words = written.replace(/(?<=\d)(?:st|nd|rd|th)\b|(?<=^\d{4}-\d\d-\d\d)T.*/i, "");
  const date = new Date(`${words} UTC`);
  const numbers = words.match(/\d+/g) ?? [];
  const day = numbers[/^\d{4}/.test(words) ? 2 : numbers.length - 2];
  // Rejects dates that JavaScript changes: February 30 becomes March 2, and a date without a year gets 2001.
  const isExact = date.getUTCDate() === Number(day) && (numbers.length === 3 || /\d{4}$/.test(words));
  return isExact ? date.toISOString().slice(0, 10) : undefined;
}

function calendarDay(description: string) {
  const expected = "a day with its month and year, such as November 26, 2026";
  return field({ description, expected }, readDate).refine(
    (date) => Number(date.slice(0, 4)) <= buildTime().getFullYear() + 5,
    `is more than 5 years away. Check the year`,
  );
}

const closureName = text("The name of the day, as it follows 'Closed for': Thanksgiving Day.")
  .overwrite((name) =>
    name.replace(/^(office )?closed for | ?[-–—:(]+ ?(office )?closed( all day)?\)?$/gi, ""),
  )
  .refine(
    (name) => name.length <= 40 && !/\bclos/i.test(name),
    "must be only a name, with at most 40 characters",
  );

const closure = mapping("Closure", "A day on which the office is closed, or open at other hours.", {
  date: calendarDay("The day, such as 2026-11-26."),
  until: calendarDay("The last of several days.").optional(),
  name: closureName,
  hours: field(
    { description: "When the office is open that day.", expected: expectedTimes },
    (written) => {
      const hours = readHours(written);
      const closed = new Error("is closed. Delete this line: without hours, you are closed all day");
      return hours?.words === "Closed" ? closed : hours?.spans.length ? hours : undefined;
    },
    openingHours,
  ).optional(),
});

export const closures = list(
  "The days on which the office is closed.",
  [0, 60],
  closure
    .refine(
      ({ date, until }) =>
        !until || (until > date && Date.parse(until) - Date.parse(date) < 365 * 86_400_000),
      { path: ["until"], error: "must be after the date, and less than a year later. Check the year" },
    )
    .refine(({ until, hours }) => !until || !hours, {
      path: ["hours"],
      error: "are for one day. Write an entry for each day, without until, or delete this line",
    }),
);

export const derivedClosure = {
  fields: { lastDay: computed("The last of several days; the date itself for a single day.", z.string()) },
  from: ({ date, until = date }: z.output<typeof closure>) => ({ lastDay: until }),
};

import { flag, plainPattern, plainText, quotation, text, webAddress, wholeNumber } from "./fields";
import { limits } from "./limits";
import { correctDate } from "./officeHours";
import { textLanguage } from "./pages";
import { mapping } from "./schemaBuilders";

export const testimonial = mapping("Testimonial", "A client's review, shown as a card on the home page.", {
  name: text("The client's first name and initial."),
  location: text("Where the client lives, such as Mesa, AZ; may be left out.").optional(),
  rating: wholeNumber("Stars out of five; may be left out.", limits.rating).optional(),
  text: quotation("What the client wrote, in the client's own words."),
  language: textLanguage,
  insurance: text("What the client is insured for, in a word or two; may be left out.").optional(),
  date: plainText(
    "When the review was written, with the year at the end, such as March 2026; may be left out.",
    plainPattern("(?=([^\\d].* )?\\d{4}$)"),
    "a date that ends with its year, such as March 2026",
    {
      correction: (written) => {
        const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
        const date = correctDate(month ? `${month}/1/${year}` : written);
        const parts = { month: "long", year: "numeric", day: month ? undefined : "numeric" } as const;
        return date && new Date(`${date}T12:00`).toLocaleDateString("en-US", parts);
      },
    },
  ).optional(),
  source: plainText(
    "Where the review was written, such as Google; may be left out.",
    plainPattern("(?!https?:|www\\.)"),
    'a name such as Google (its address goes after "url")',
  ).optional(),
  url: webAddress("The review's address on that site; may be left out.").optional(),
  verified: flag("true if the agency knows that a client wrote this; the card then says so."),
});

export const isoDate = {
  fields: {
    isoDate: plainText("The date for sorting: 2026-03-05, 2026-03 or 2026; empty if there is no date."),
  },
  from: ({ date = "" }: { date?: string }) => {
    // A date such as `Spring 2026` sorts by its year.
    const found = [correctDate(date), correctDate(`1 ${date}`)?.slice(0, 7), /\d{4}$/.exec(date)?.[0]];
    // Uses an empty string for a missing date, because Gatsby sorts null first in descending order:
    // https://github.com/gatsbyjs/gatsby/issues/4977
    return { isoDate: found.find((one) => Date.parse(one ?? "")) ?? "" };
  },
};

import { z } from "zod";
import { clean, flag, number, plainText, quotation, text, webAddress } from "./fields";
import { limits } from "./limits";
import { readDate } from "./officeHours";
import { textLanguage } from "./pages";
import { field, mapping } from "./schemaBuilders";

/** Matches what a review site adds to a client's words. */
const addedBySite =
  /\((?:Translated by Google|Original)\)|(?:\.\.\.|…) ?(?:More|Read more)$|\bResponse from the owner\b/;

const stars = /(?:[★☆⭐]\ufe0f?)+/gu;

const words = quotation("What the client wrote, in the client's own words.", {
  // The page shows the rating.
  tidy: (review) => clean(review.replace(new RegExp(`^${stars.source}\\s*`, "u"), ""), true),
  fault: (review) => {
    const [added] = addedBySite.exec(review) ?? [];
    if (added) return `contains "${added}". Copy only the words that the client wrote`;
    const [inside] = review.match(stars) ?? [];
    return inside && `has "${inside}" in the middle. Write each review as its own entry, with its "rating:"`;
  },
});

const date = field(
  {
    description: "When the review was written, such as March 2026.",
    expected: "a month with its year, such as March 2026",
  },
  z.string(),
  (written) => {
    const text = clean(written);
    const [, month, year] = /^(\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
    const day = readDate(month ? `${month}/1/${year}` : text);
    const parts = { month: "long", year: "numeric", day: month ? undefined : "numeric" } as const;
    if (day) return new Date(`${day}T12:00`).toLocaleDateString("en-US", parts);
    return /^(?:\D.* )?\d{4}$/.test(text) ? text : undefined;
  },
);

export const testimonial = mapping("Testimonial", "A client's review, shown as a card on the home page.", {
  name: text("The client's first name and initial."),
  location: text("Where the client lives, such as Mesa, AZ.").optional(),
  rating: number("Stars out of five.", limits.rating).optional(),
  text: words,
  language: textLanguage,
  insurance: text("What the client is insured for, in a word or two.").optional(),
  date: date.optional(),
  source: plainText("Where the review was written, such as Google.", "a name such as Google", {
    fault: (name) => (/^https?:|^www\./.test(name) ? 'is an address, which goes after "url:"' : undefined),
  }).optional(),
  url: webAddress("The review's address on that site.").optional(),
  verified: flag("true if the agency knows that a client wrote this; the card then says so.").default(false),
});

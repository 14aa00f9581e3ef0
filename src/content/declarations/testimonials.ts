import { flag, number, text, webAddress } from "./fieldTypes";
import { list, mapping, withInfo } from "./schemaBuilders";

/** Matches what a review site adds to a client's words, such as stars. */
const addedBySite =
  /(?:[★☆⭐]\ufe0f?)+|\((?:Translated by Google|Original)\)|(?:\.\.\.|…) ?(?:More|Read more)$|Response from the owner/;

const words = text("What the client wrote, in the client's own words.").refine(
  (review) => !addedBySite.test(review),
  {
    error: ({ input }) =>
      `contains "${addedBySite.exec(String(input))}". Write only the client's own words, and stars after "rating:"`,
  },
);

const testimonial = mapping("Testimonial", "A client's review, shown as a card on the home page.", {
  name: text("The client's first name and initial."),
  location: text("Where the client lives, such as Mesa, AZ.").optional(),
  rating: number("Stars out of five.", [1, 5]).optional(),
  text: withInfo(words, { quotation: true }),
  insurance: text("What the client is insured for, in a word or two.").optional(),
  date: text("When the review was written, such as March 2026.")
    .refine((date) => /\b\d{4}$/.test(date), "must be a month with its year, such as March 2026")
    .optional(),
  source: text("Where the review was written, such as Google.").optional(),
  url: webAddress("The review's address on that site.").optional(),
  verified: flag("true if the agency knows that a client wrote this; the card then says so.").default(false),
});

export const testimonials = list("The reviews.", [0, 24], testimonial);

import { flagField, numberField, shortTextField, textField, urlField } from "./fields";
import { limits } from "./limits";
import { list, mapping } from "./schema";

/** Matches what a review site adds to a client's words, such as stars. */
const addedBySite =
  /(?:[★☆⭐]\ufe0f?)+|\((?:Translated by Google|Original)\)|(?:\.\.\.|…) ?(?:More|Read more)$|(?:Response|Reply) from the owner|\(owner\)/i;

const testimonial = mapping("Testimonial", "A client's review, shown as a card on the home page.", {
  name: shortTextField("The client's first name and initial."),
  location: shortTextField("Where the client lives, such as Mesa, AZ.").optional(),
  rating: numberField("Stars out of five.", [1, 5]).optional(),
  text: textField("What the client wrote, in the client's own words.", {
    quotation: true,
    max: limits.review,
  }).refine((review) => !addedBySite.test(review), {
    error: ({ input }) =>
      `contains "${addedBySite.exec(String(input))}". Write only the client's own words, and stars after "rating:"`,
  }),
  insurance: shortTextField("What the client is insured for, in a word or two.").optional(),
  date: shortTextField("When the review was written.", {
    expected: "a month with its year, such as March 2026",
    pattern: /^\p{L}+ \d{4}$/u,
  }).optional(),
  source: shortTextField("Where the review was written, such as Google.").optional(),
  url: urlField("The review's address on that site.").optional(),
  verified: flagField("true if the agency knows that a client wrote this; the card then says so.").default(
    false,
  ),
});

export const testimonials = list("The reviews.", [0, 24], testimonial);

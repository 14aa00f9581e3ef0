import { flagField, numberField, shortTextField, syntax, textField } from "./fields";
import { limits } from "./limits";
import { list, mapping, unique } from "./schema";

const testimonial = mapping("Testimonial", "A client's review, shown as a card on the home page.", {
  name: shortTextField("The client's first name and initial."),
  location: shortTextField("Where the client lives, such as Mesa, AZ.").optional(),
  rating: numberField("Stars out of five.", [1, 5]).optional(),
  text: textField("What the client wrote, in the client's own words.", {
    forbidden: syntax,
    max: limits.review,
  }),
  insurance: shortTextField("What the client is insured for, in a word or two.").optional(),
  date: shortTextField("Its month.", "a month such as March 2026", /^\p{L}+ \d{4}$/u).optional(),
  source: shortTextField("Where the review was written, such as Google.").optional(),
  verified: flagField("true if the agency knows that a client wrote this; the card then says so."),
});

export const testimonials = list("The reviews.", [0, 24], testimonial).superRefine(unique("text"));

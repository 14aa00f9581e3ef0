import { flag, quotation, text, wholeNumber } from "./fields";
import { limits } from "./limits";
import { mapping } from "./schemaBuilders";

export const testimonial = mapping("Testimonial", "A client's review, shown as a card on the home page.", {
  name: text("The client's first name and initial."),
  location: text("Where the client lives, such as Mesa, AZ."),
  rating: wholeNumber("Stars out of five.", limits.rating),
  text: quotation("What the client wrote, in the client's own words."),
  insurance: text("What the client is insured for, in a word or two."),
  verified: flag("true where the agency knows that a client wrote this; the card then says so."),
});

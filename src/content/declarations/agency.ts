import { z } from "zod";
import {
  atMost,
  emailAddress,
  phone,
  plainPattern,
  plainText,
  shortText,
  siteAddress,
  webAddress,
  wholeNumber,
} from "./fields";
import { limits } from "./limits";
import { fieldInfo, list, mapping, unique } from "./schemaBuilders";

const rating = z
  .number()
  .min(0)
  .max(5)
  // Checks the decimals by hand, because code editors apply `multipleOf(0.1)` inexactly and reject 4.9.
  .refine((stars) => Number(stars.toFixed(1)) === stars, {
    error: "a rating has at most one decimal, such as 4.8",
  })
  .register(fieldInfo, {
    description: "The average rating out of five; may be left out by an agency that nobody has rated yet.",
    expected: "a number from 0 to 5, such as 4.8: texts say '/5' after it",
  });

const since = z
  .int()
  .min(limits.since.min)
  .refine((year) => year <= new Date().getFullYear(), { error: "this year has not come yet" })
  .register(fieldInfo, {
    description: "The year the agency began.",
    expected: `a year from ${limits.since.min} on`,
  });

/** The schema of agency.yaml, whose values any text can insert by template variables such as `{phone}`. */
export const agency = mapping("Agency", "The agency itself: the one home of every fact about it.", {
  name: plainText(
    "The name as people say it.",
    plainPattern(`(?!.*\\S{${limits.agencyNameWord + 1}})`),
    `text without { and }, of words of at most ${limits.agencyNameWord} letters`,
  ),
  legalName: plainText("The registered name, for the copyright line and the legal pages."),
  phone: phone("The main office's number: ten digits. Pages show it as (602) 555-0142."),
  email: emailAddress("The address that the email card opens."),
  website: siteAddress("This website, without a slash at the end.", "https://www.agency.com"),
  address: mapping("AgencyAddress", "Where the office is.", {
    street: plainText("House number and street. Texts that say {address.street} get the unit with it."),
    unit: plainText("The suite, unit or floor, shown after the street; may be left out.").optional(),
    city: plainText("The city."),
    state: plainText(
      "The state by its two letters.",
      /^AZ$/,
      "AZ (the site tells the hours by Arizona's clock; for another state a developer changes src/lib/phoenixTime.ts first)",
    ),
    zip: plainText("The ZIP code, in quotes.", /^\d{5}(-\d{4})?$/, 'a ZIP code in quotes, such as "85027"'),
  }),
  license: plainText(
    "The Arizona insurance license number, shown in the footer.",
    plainPattern(atMost(limits.license)),
    `the number alone, of at most ${limits.license} characters, such as 18004512: texts say 'License' before it`,
  ),
  since,
  figures: mapping("AgencyFigures", "The figures the agency is known by, as pages show them.", {
    clients: plainText("How many clients are protected, such as 500+."),
    years: plainText("Years of experience, such as 20+."),
    rating: rating.optional(),
    reviews: wholeNumber("How many Google reviews there are; may be left out.", limits.reviews).optional(),
    savings: shortText("The most that bundling saves, such as 25% or $500.", limits.figure),
    response: plainText("How soon clients get an answer, such as Same Day."),
  }),
  social: list(
    "The agency's pages on social networks; without one, write [].",
    limits.social,
    mapping("AgencySocial", "The agency's page on a social network.", {
      name: plainText("The network's name."),
      url: webAddress("The address of the agency's page there."),
    }),
    unique("name"),
    unique("url"),
  ),
});

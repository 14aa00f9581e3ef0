import { z } from "zod";
import {
  atMost,
  emailAddress,
  fact,
  phone,
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
  // Not multipleOf(0.1), by which editors refuse 4.9.
  .refine((stars) => Number(stars.toFixed(1)) === stars, {
    error: "a rating has at most one decimal, such as 4.8",
  })
  .register(fieldInfo, {
    description: "The average rating out of five; may be left out by an agency that nobody has rated yet.",
    wanted: "a number from 0 to 5, such as 4.8: texts say '/5' after it",
  });

const since = z
  .int()
  .min(limits.since.min)
  .refine((year) => year <= new Date().getFullYear(), { error: "this year has not come yet" })
  .register(fieldInfo, {
    description: "The year the agency began.",
    wanted: `a year from ${limits.since.min} on`,
  });

/** The agency's facts. Every text of the site can refer to them: `{phone}`, `{figures.clients}`. */
export const agency = mapping("Agency", "The agency itself: the one home of every fact about it.", {
  name: fact(
    "The name as people say it.",
    plainText(`(?!.*\\S{${limits.wordOfName + 1}})`),
    `text without { and }, of words of at most ${limits.wordOfName} letters`,
  ),
  legalName: fact("The registered name, for the copyright line and the legal pages."),
  phone: phone("The main office's number: ten digits. Pages show it as (602) 555-0142."),
  email: emailAddress("The address that the email card opens."),
  website: siteAddress("This website, without a slash at the end.", "https://www.agency.com"),
  address: mapping("AgencyAddress", "Where the office is.", {
    street: fact("House number and street. Texts that say {address.street} get the unit with it."),
    unit: fact("The suite, unit or floor, shown after the street; may be left out.").optional(),
    city: fact("The city."),
    state: fact(
      "The state by its two letters.",
      /^AZ$/,
      "AZ (the site tells the hours by Arizona's clock; for another state a developer changes src/lib/phoenixTime.ts first)",
    ),
    zip: fact("The ZIP code, in quotes.", /^\d{5}(-\d{4})?$/, 'a ZIP code in quotes, such as "85027"'),
  }),
  license: fact(
    "The Arizona insurance license number, shown in the footer.",
    plainText("(?!.*([Ll]icense|\\b[Nn]o\\b))", atMost(limits.license)),
    `the number alone, of at most ${limits.license} characters, such as 18004512: texts say 'License' before it`,
  ),
  since,
  figures: mapping("AgencyFigures", "The figures the agency is known by, as pages show them.", {
    clients: fact("How many clients are protected, such as 500+."),
    years: fact("Years of experience, such as 20+."),
    rating: rating.optional(),
    reviews: wholeNumber("How many Google reviews there are; may be left out.", limits.reviews).optional(),
    savings: shortText("The most that bundling saves, such as 25% or $500.", limits.figure),
    response: fact("How soon clients get an answer, such as Same Day."),
  }),
  social: list(
    "The agency's pages on social networks; without one, write [].",
    limits.social,
    mapping("AgencySocial", "The agency's page on a social network.", {
      name: fact("The network's name."),
      url: webAddress("The address of the agency's page there."),
    }),
    unique("name"),
    unique("url"),
  ),
});

import { z } from "zod";
import { stateNames } from "../../lib/address";
import {
  atMost,
  choice,
  emailAddress,
  phone,
  placeName,
  plainPattern,
  plainText,
  shortText,
  siteAddress,
  unit,
  webAddress,
  wholeNumber,
} from "./fields";
import { limits } from "./limits";
import { calendarDay } from "./officeHours";
import { fieldInfo, list, mapping, unique } from "./schemaBuilders";

/** One IANA time zone per US time zone. Phoenix is separate, because Arizona has no daylight saving time. */
const zoneCities = ["New_York", "Chicago", "Denver", "Phoenix", "Los_Angeles", "Anchorage", "Puerto_Rico"];
const timeZones = [...zoneCities.map((city) => `America/${city}`), "Pacific/Honolulu"];

/** Matches a state or a label before a license number, such as 'AZ' or 'License No.'. */
const licenseWords = "[A-Z]{2} |\\D*(#|[Ll]ic|\\b[Nn]o\\b|[Nn]umber)";

export const agency = mapping("Agency", "The agency, with every fact about it.", {
  name: plainText(
    "The name as people say it.",
    plainPattern(`(?!.*\\S{${limits.agencyNameWord + 1}})`),
    `text without { and }, with words of at most ${limits.agencyNameWord} letters`,
  ),
  legalName: plainText("The registered name, for the copyright line and the legal pages."),
  phone: phone("The main office's number: ten digits. Pages show it as (602) 555-0142."),
  textPhone: phone("The number that takes text messages; may be left out.").optional(),
  email: emailAddress("The address that the email card opens."),
  website: siteAddress("This website, without a slash at the end.", "https://www.agency.com"),
  address: mapping("AgencyAddress", "Where the office is.", {
    street: plainText("House number and street; may be left out if nobody visits.").optional(),
    unit: plainText("The suite, unit or floor, shown after the street; may be left out.").optional(),
    city: placeName("The city.", "plain"),
    state: choice("The state by its two letters.", [...stateNames.keys()], {
      addition: ",? \\d{5}(-\\d{4})?$",
    }),
    zip: plainText(
      "The ZIP code, in quotes; may be left out.",
      /^\d{5}(-\d{4})?$/,
      'a ZIP code in quotation marks, such as "85027"',
      { addition: "^[A-Z]{2},? " },
    ).optional(),
  }),
  timeZone: choice("The time zone of all hours.", timeZones).default("America/Phoenix"),
  license: plainText(
    "The insurance license number, shown in the footer.",
    plainPattern(atMost(limits.license), `(?!${licenseWords})`),
    `only the number, such as "18004512", with at most ${limits.license} characters (pages add the state and "License")`,
    { addition: `^(?=${licenseWords})\\D*[ #:.](?=\\w*\\d)` },
  ),
  licenseLookup: webAddress("The state's page about the license; may be left out.").optional(),
  furtherLicenses: list(
    "Lines below the first license, such as Nevada License #3391; may be left out.",
    limits.furtherLicenses,
    plainText("A whole line about a license."),
  ).default([]),
  licenseEnds: calendarDay(
    "The day the license ends, for the reminder to renew it; never shown; may be left out.",
  ).optional(),
  since: wholeNumber("The year the agency began.", limits.since),
  figures: mapping("AgencyFigures", "The agency's figures; each may be left out.", {
    clients: plainText("How many clients are protected, such as 500+; may be left out.").optional(),
    years: plainText("Years of experience, such as 20+; may be left out.").optional(),
    rating: z
      .number()
      .min(0)
      .max(5)
      // Not `multipleOf(0.1)`: code editors would reject 4.9, because `4.9 % 0.1` isn't exactly 0.
      .refine((stars) => Number(stars.toFixed(1)) === stars, {
        error: "The rating has too many decimals. Write one at most, such as 4.8",
      })
      .register(fieldInfo, {
        addition: unit.source,
        description: "The average rating out of five; may be left out.",
        expected: 'a number from 0 to 5, such as 4.8 (pages add "/5")',
      })
      .optional(),
    reviews: wholeNumber("How many Google reviews there are; may be left out.", limits.reviews).optional(),
    checked: calendarDay(
      "When somebody last compared rating and reviews with Google, for a reminder; never shown; may be left out.",
    ).optional(),
    savings: shortText("The most that bundling saves; may be left out.", limits.figure).optional(),
    response: plainText("How soon clients get an answer, such as Same Day; may be left out.").optional(),
  }).default({}),
  social: list(
    "The agency's pages on social networks; without one, write [].",
    limits.social,
    mapping("AgencySocial", "The agency's page on a social network.", {
      name: plainText("The network's name."),
      url: webAddress("The address of the agency's page on the network."),
    }),
    unique("name"),
    unique("url"),
  ),
}).refine(({ address, timeZone }) => timeZone !== "America/Phoenix" || address?.state === "AZ", {
  // Runs even if other values are invalid or missing.
  when: ({ value }) => value instanceof Object,
  path: ["address", "state"],
  error: `This state is not on Arizona time. Write "timeZone: " on a line that is not indented, with one of ${timeZones.filter((zone) => !/Phoenix/.test(zone)).join(", ")}`,
});

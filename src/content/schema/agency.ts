import { httpsOrigin } from "../../lib/providerForm";
import { buildTime } from "../buildTime";
import {
  choiceField,
  emailField,
  figureField,
  numberField,
  phoneField,
  photoField,
  shortTextField,
  urlField,
} from "./fields";
import { limits } from "./limits";
import { list, mapping, written } from "./schema";

/** IANA time zones of the US. Arizona's own zone has no daylight saving time. */
const timeZones = [
  "America/Phoenix",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Anchorage",
  "America/Puerto_Rico",
  "Pacific/Honolulu",
] as const;

const website = written(
  {
    description: "This website, such as https://www.agency.com.",
    expected: "an address without a page, such as https://www.agency.com",
  },
  (address) => {
    const origin = address.replace(/\/$/, "");
    return httpsOrigin(origin) === origin ? origin : undefined;
  },
);

export const agency = mapping("Agency", "The agency, with every fact about it.", {
  name: shortTextField("The name as people say it.").refine(
    (name) => name.split(/\s/).every(({ length }) => length <= limits.agencyNameWord),
    `has a word that is too long for phones: ${limits.agencyNameWord} letters is the limit`,
  ),
  legalName: shortTextField("The registered name, for the copyright line and the legal pages."),
  phone: phoneField("The main office's number. Pages show it as (602) 555-0142."),
  textPhone: phoneField("The number that takes text messages.").optional(),
  email: emailField("The address that the email card opens."),
  website,
  address: mapping("AgencyAddress", "Where the office is.", {
    street: shortTextField("House number and street, if clients may visit.")
      .refine((street) => !/^P\.? ?O\.? ?Box/i.test(street), "is not a place to visit. Delete this line")
      .optional(),
    unit: figureField("The suite, unit or floor, shown after the street.").optional(),
    city: shortTextField("The city.", { expected: "only the city, such as Phoenix", pattern: /^[^,]+$/ }),
    state: shortTextField("The state.", {
      expected: "the state's two letters, such as AZ",
      pattern: /^[A-Z]{2}$/,
    }),
    zip: figureField(
      "The ZIP code.",
      "a ZIP code of five digits, such as 85027",
      /^\d{5}(-\d{4})?$/,
    ).optional(),
  }),
  timeZone: choiceField("The time zone of all hours.", timeZones).default("America/Phoenix"),
  license: figureField(
    "The insurance license number, shown in the footer.",
    "only the license number, such as 18004512",
    /^(?!.*(?:lic|#))(?=.*\d)/i,
  ),
  sharePicture: photoField("The picture of shared links, with the name on it.", [1200, 630]).optional(),
  licenseLookup: urlField("The state's page about the license.").optional(),
  since: numberField("The year the agency began.", [1700, buildTime().getFullYear()]),
  figures: mapping("AgencyFigures", "The agency's figures.", {
    clients: figureField(
      "How many clients are protected.",
      "a number such as 500+",
      /^\d[\d,]*\+?$/,
    ).optional(),
    years: figureField("Years of experience.", "a number such as 20+", /^\d+\+?$/).optional(),
    rating: numberField("The average rating out of five.", [0, 5], 1).optional(),
    reviews: numberField("How many Google reviews there are.", [1, 100_000]).optional(),
    savings: figureField(
      "The most that bundling saves.",
      "a share or a sum, such as 25% or $500",
      /^(\d+%|\$\d[\d,]*)$/,
    ).optional(),
    response: figureField("How soon clients get an answer, such as Same Day.").optional(),
  }).default({}),
  social: list(
    "The agency's pages on social networks.",
    [0, 6],
    mapping("AgencySocial", "The agency's page on a social network.", {
      name: shortTextField("The network's name.", { pattern: /\S/ }),
      url: urlField("The address of the agency's page on the network."),
    }),
  ).default([]),
}).refine(
  ({ address, timeZone }) => timeZone !== "America/Phoenix" || !/^(?!AZ)[A-Z]{2}$/.test(address?.state ?? ""),
  {
    // Runs this rule even if other values are invalid or missing.
    when: ({ value }) => value instanceof Object,
    path: ["timeZone"],
    error: `is missing, because the state of the office is not on Arizona time. Add it, followed by one of ${timeZones.slice(1).join(", ")}`,
  },
);

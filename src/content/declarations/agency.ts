import { buildTime } from "../buildTime";
import { httpsOrigin } from "./embeds";
import { choice, emailAddress, number, phone, photo, shortText, state, text, webAddress } from "./fieldTypes";
import { limits } from "./limits";
import { list, mapping, withInfo } from "./schemaBuilders";

/** IANA time zones, with names that editors may write. Arizona's own zone has no daylight saving time. */
const zones = {
  "America/New_York": ["Eastern Time", "ET", "EST", "EDT"],
  "America/Chicago": ["Central Time", "CT", "CST", "CDT"],
  "America/Denver": ["Mountain Time", "MT", "MDT"],
  "America/Phoenix": ["Arizona Time"],
  "America/Los_Angeles": ["Pacific Time", "PT", "PST", "PDT"],
  "America/Anchorage": ["Alaska Time"],
  "America/Puerto_Rico": ["Puerto Rico Time", "Atlantic Time"],
  "Pacific/Honolulu": ["Hawaii Time", "HST"],
};
const timeZones = Object.keys(zones);
const zoneNames = Object.entries(zones).flatMap(([zone, names]) =>
  names.map((name) => [name, zone] as const),
);
const timeZone = choice("The time zone of all hours.", timeZones, zoneNames);

/** Matches the words before a license number, such as `AZ License #`. */
const beforeNumber =
  /^(?:[A-Z]{2} )?(?:[A-Z]{3} )?(?:\w+ )?(?:license|lic)\b\.?\s*(?:number|no\b\.?)?[\s:#]*(?=\w)|^(?:number|no\.?)?\s*#\s*/i;

export const agency = mapping("Agency", "The agency, with every fact about it.", {
  name: text("The name as people say it.").refine(
    (name) => name.split(/\s/).every(({ length }) => length <= limits.agencyNameWord),
    `has a word that is too long for phones: ${limits.agencyNameWord} letters is the limit`,
  ),
  legalName: text("The registered name, for the copyright line and the legal pages."),
  phone: phone("The main office's number. Pages show it as (602) 555-0142."),
  textPhone: phone("The number that takes text messages.").optional(),
  email: emailAddress("The address that the email card opens."),
  // Is not of the kind `link`, because the site's own address in a link is shortened to `/`.
  website: withInfo(webAddress("This website, such as https://www.agency.com."), { kind: undefined })
    .overwrite((url) => url.toLowerCase().replace(/\/$/, ""))
    .refine(
      (url) => httpsOrigin(url) === url,
      "must be an address without a page, such as https://www.agency.com",
    ),
  address: mapping("AgencyAddress", "Where the office is.", {
    street: text("House number and street, if clients may visit.").optional(),
    unit: text("The suite, unit or floor, shown after the street.").optional(),
    city: text("The city.").refine(
      (city) => !/, ?[A-Z]/.test(city),
      "must be only the city: state and ZIP code have their own lines",
    ),
    state: state("The state."),
    zip: text("The ZIP code.")
      .refine((zip) => /^\d{5}(-\d{4})?$/.test(zip), "must be a ZIP code of five digits, such as 85027")
      .optional(),
  }),
  timeZone: timeZone.default("America/Phoenix"),
  license: shortText("The insurance license number, shown in the footer.", 40).overwrite((license) =>
    license.replace(beforeNumber, ""),
  ),
  licenseLookup: webAddress("The state's page about the license.").optional(),
  since: number("The year the agency began.", [1700, buildTime().getFullYear()]),
  figures: mapping("AgencyFigures", "The agency's figures.", {
    clients: text("How many clients are protected, such as 500+.").optional(),
    years: text("Years of experience, such as 20+.").optional(),
    rating: number("The average rating out of five.", [0, 5], 1).optional(),
    reviews: number("How many Google reviews there are.", [1, 100_000]).optional(),
    savings: shortText("The most that bundling saves.", 20).optional(),
    response: text("How soon clients get an answer, such as Same Day.").optional(),
  }).default({}),
  social: list(
    "The agency's pages on social networks.",
    [0, 6],
    mapping("AgencySocial", "The agency's page on a social network.", {
      name: text("The network's name."),
      url: webAddress("The address of the agency's page on the network."),
    }),
  ).default([]),
  sharePicture: photo("The picture of shared links, with the name on it.", [1200, 630]).optional(),
}).refine(({ address, timeZone }) => timeZone !== "America/Phoenix" || (address?.state ?? "AZ") === "AZ", {
  // Runs this rule even if other values are invalid or missing.
  when: ({ value }) => value instanceof Object,
  path: ["timeZone"],
  error: `is missing, because the state of the office is not on Arizona time. Write it with one of ${timeZones.filter((zone) => zone !== "America/Phoenix").join(", ")}`,
});

import { stateNames } from "../../lib/address";
import { choice, emailAddress, number, phone, plainText, shortText, siteAddress, webAddress } from "./fields";
import { limits } from "./limits";
import { list, mapping, unique } from "./schemaBuilders";

/** One IANA time zone per US time zone. Phoenix is separate, because Arizona has no daylight saving time. */
const zones: Record<string, RegExp> = {
  "America/New_York": /^e[sd]?t$|eastern/,
  "America/Chicago": /^c[sd]?t$|central/,
  "America/Denver": /^mdt$|^mountain( daylight)?( time)?$/,
  "America/Phoenix": /arizona/,
  "America/Los_Angeles": /^p[sd]?t$|pacific/,
  "America/Anchorage": /^ak[sd]?t$|alaska/,
  "America/Puerto_Rico": /puerto rico|atlantic/,
  "Pacific/Honolulu": /^hst$|hawaii/,
};
const timeZones = Object.keys(zones);

/** Returns a state's two letters for its name or an abbreviation, such as `Texas` or `Calif.` */
function readState(written: string): string | undefined {
  const word = written.replace(/\./g, "").toLowerCase();
  const named = [...stateNames].filter(
    ([letters, name]) =>
      letters.toLowerCase() === word || (word.length > 3 && name.toLowerCase().startsWith(word)),
  );
  const exact = named.find(([, name]) => name.toLowerCase() === word);
  return exact?.[0] ?? (named.length === 1 ? named[0]?.[0] : undefined);
}

export function state(description: string) {
  return choice(
    description,
    [...stateNames.keys()],
    { expected: "a state, such as AZ or Arizona" },
    readState,
  );
}

/** Matches the words before a license number, such as `AZ License #`. */
const beforeNumber =
  /^(?:[A-Z]{2} )?(?:[A-Z]{3} )?(?:\w+ )?(?:license|lic)\b\.?\s*(?:number|no\b\.?)?[\s:#]*(?=\w)|^(?:number|no\.?)?\s*#\s*/i;

export const agency = mapping("Agency", "The agency, with every fact about it.", {
  name: plainText("The name as people say it.", "text without { and }", {
    fault: (name) => {
      const word = name.split(/\s/).find(({ length }) => length > limits.agencyNameWord);
      return (
        word &&
        `has the word "${word}", which is too long for phones: ${limits.agencyNameWord} letters is the limit`
      );
    },
  }),
  legalName: plainText("The registered name, for the copyright line and the legal pages."),
  phone: phone("The main office's number: ten digits. Pages show it as (602) 555-0142."),
  textPhone: phone("The number that takes text messages.").optional(),
  email: emailAddress("The address that the email card opens."),
  website: siteAddress("This website, without a slash at the end.", "https://www.agency.com"),
  address: mapping("AgencyAddress", "Where the office is.", {
    street: plainText("House number and street, if clients may visit.").optional(),
    unit: plainText("The suite, unit or floor, shown after the street.").optional(),
    city: plainText("The city.", "only the name of the city", {
      fault: (city) =>
        /, ?[A-Z]/.test(city)
          ? `is "${city}". Write only the city: state and ZIP code have their own lines`
          : undefined,
    }),
    state: state("The state by its two letters."),
    zip: plainText("The ZIP code.", "a ZIP code, such as 85027", {
      fault: (zip) =>
        /^\d{5}(-\d{4})?$/.test(zip) ? undefined : `must be a ZIP code of five digits, but is "${zip}"`,
    }).optional(),
  }),
  timeZone: choice("The time zone of all hours.", timeZones, {}, (written) =>
    timeZones.find((zone) => zones[zone]?.test(written.toLowerCase())),
  ).default("America/Phoenix"),
  license: plainText(
    "The insurance license number, shown in the footer.",
    "a license number, such as 18004512",
    {
      fault: (license) =>
        license.length > limits.license
          ? `must be only the number, with at most ${limits.license} characters`
          : undefined,
      tidy: (license) => license.replace(beforeNumber, ""),
    },
  ),
  licenseLookup: webAddress("The state's page about the license.").optional(),
  furtherLicenses: list(
    "Lines below the first license, such as Nevada License #3391.",
    limits.furtherLicenses,
    plainText("A whole line about a license."),
  ).default([]),
  since: number("The year the agency began.", limits.since),
  figures: mapping("AgencyFigures", "The agency's figures.", {
    clients: plainText("How many clients are protected, such as 500+.").optional(),
    years: plainText("Years of experience, such as 20+.").optional(),
    rating: number("The average rating out of five.", { min: 0, max: 5 }, 1).optional(),
    reviews: number("How many Google reviews there are.", limits.reviews).optional(),
    savings: shortText("The most that bundling saves.", limits.figure).optional(),
    response: plainText("How soon clients get an answer, such as Same Day.").optional(),
  }).default({}),
  social: list(
    "The agency's pages on social networks.",
    limits.social,
    mapping("AgencySocial", "The agency's page on a social network.", {
      name: plainText("The network's name."),
      url: webAddress("The address of the agency's page on the network."),
    }),
    unique("name"),
    unique("url"),
  ).default([]),
}).refine(({ address, timeZone }) => timeZone !== "America/Phoenix" || (address?.state ?? "AZ") === "AZ", {
  // Runs even if other values are invalid or missing.
  when: ({ value }) => value instanceof Object,
  path: ["timeZone"],
  error: `is missing, because the state of the office is not on Arizona time. Write it with one of ${timeZones.filter((zone) => !/Phoenix/.test(zone)).join(", ")}`,
});

import { httpsOrigin } from "../../lib/httpsOrigin";
import {
  emailField,
  figureField,
  numberField,
  phoneField,
  photoField,
  shortTextField,
  urlField,
} from "./fields";
import { limits } from "./limits";
import { field, list, mapping } from "./schema";

function readWebsite(address: string): string | undefined {
  const origin = address.replace(/\/$/, "");
  return httpsOrigin(origin) === origin ? origin : undefined;
}

const readTimeZone = (name: string) => Intl.supportedValuesOf("timeZone").find((zone) => zone === name);

const shortWords = new RegExp(`^(?!.*\\S{${limits.headerWord + 1}})`);
const percentOrDollars = /^(\d+%|\$\d[\d,]*)$/;

const social = mapping("AgencySocial", "The agency's page on a social network.", {
  name: shortTextField("The network's name."),
  url: urlField("The address of the agency's page on the network."),
});

export const agency = mapping("Agency", "The agency, with every fact about it.", {
  name: shortTextField("The name people use.", `words of up to ${limits.headerWord} letters`, shortWords),
  legalName: shortTextField("The registered name, for the copyright line and the legal pages."),
  phone: phoneField("The main office's number. Pages show it as (602) 555-0142."),
  textPhone: phoneField("The number that takes text messages.").optional(),
  email: emailField("The address that the email card opens."),
  website: field("This website.", "an address such as https://www.agency.com", { read: readWebsite }),
  address: mapping("AgencyAddress", "Where the office is.", {
    street: shortTextField("Street and suite, not a P.O. box."),
    city: shortTextField("The city.", "only the city, such as Phoenix", /^[^,]+$/),
    state: shortTextField("The state.", "two letters, such as AZ", /^[A-Z]{2}$/),
    zip: figureField("The ZIP code.", "five digits, such as 85027", /^\d{5}(-\d{4})?$/),
  }),
  timeZone: field("The hours' time zone.", "a time zone such as America/Phoenix", { read: readTimeZone }),
  license: figureField("The insurance license number, shown in the footer."),
  sharePicture: photoField("The picture of shared links, with the name on it.", [1200, 630]).optional(),
  licenseLookup: urlField("The state's page about the license.").optional(),
  since: numberField("The year the agency began.", [1700, new Date().getFullYear()]),
  figures: mapping("AgencyFigures", "The agency's figures.", {
    clients: figureField("Clients protected.", "a number such as 500+", /^\d[\d,]*\+?$/).optional(),
    years: figureField("Years of experience.", "a number such as 20+", /^\d+\+?$/).optional(),
    rating: numberField("The average rating out of five.", [0, 5], 1).optional(),
    reviews: numberField("How many Google reviews there are.", [1, 100_000]).optional(),
    savings: figureField("What bundling saves.", "a sum such as 25% or $500", percentOrDollars).optional(),
    response: figureField("How soon clients get an answer, such as Same Day.").optional(),
  }).default({}),
  social: list("The agency's pages on social networks.", [0, 6], social).default([]),
});

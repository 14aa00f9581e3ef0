import {
  emailAddress,
  fact,
  pastYear,
  phone,
  shortText,
  shortWords,
  siteAddress,
  state,
  textOfShortWords,
  webAddress,
  wholeNumber,
} from "./fields";
import { limits } from "./limits";
import { list, mapping } from "./structure";

/** The agency's facts. Every text of the site can refer to them: `{phone}`, `{figures.clients}`. */
export const agency = mapping("Agency", "The agency itself: the one home of every fact about it.", {
  name: textOfShortWords("The name as people say it.", limits.wordOfName),
  legalName: fact("The registered name, for the copyright line and the legal pages."),
  phone: phone("The main office's number: ten digits. Pages show it as (602) 555-0142."),
  email: emailAddress("The address that the email card opens."),
  website: siteAddress("The address of this website, without a slash at the end."),
  address: mapping("AgencyAddress", "Where the office is.", {
    street: fact("House number and street. Texts that say {address.street} get the unit with it."),
    unit: fact("The suite, unit or floor, shown after the street; may be left out.").optional(),
    city: fact("The city."),
    state: state("The state by its two letters."),
    zip: fact("The ZIP code, in quotes.", /^\d{5}(-\d{4})?$/, 'a ZIP code in quotes, such as "85027"'),
  }),
  license: fact(
    "The Arizona insurance license number, shown in the footer.",
    new RegExp(`^(?!.*([Ll]icense|\\b[Nn]o\\b))${shortWords(limits.license).source.slice(1)}`),
    `the number alone, of at most ${limits.license} characters, such as 18004512: texts say 'License' before it`,
  ),
  since: pastYear("The year the agency began.", limits.since),
  figures: mapping("AgencyFigures", "The figures the agency is known by, as pages show them.", {
    clients: fact("How many clients are protected, such as 500+."),
    years: fact("Years of experience, such as 20+."),
    rating: fact(
      "The average rating out of five; may be left out by an agency that nobody has rated yet.",
      /^([0-4](\.\d)?|5(\.0)?)\/5$/,
      "a rating out of five, such as 4.8/5",
    ).optional(),
    reviews: wholeNumber("How many Google reviews the rating comes from; may be left out with it.", {
      min: 1,
      max: 100000,
    }).optional(),
    savings: shortText("The most that bundling saves, such as 25% or $500.", limits.figure),
    response: fact("How soon clients get an answer, such as Same Day."),
  }),
  social: list(
    "The agency's pages on social networks; without one, write [].",
    "pages",
    limits.social,
    mapping("AgencySocial", "The agency's page on a social network.", {
      name: fact("The network's name."),
      url: webAddress("The address of the agency's page there."),
    }),
    ["name", "url"],
  ),
});

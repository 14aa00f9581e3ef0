import { phone, text, webAddress } from "./fieldTypes";
import { list, mapping, withInfo } from "./schemaBuilders";

/** Matches a URL without a path or subdomain (except www), so not https://claims.carrier.com. */
const homePage = /^https:\/\/(www\.)?[^./]+\.[^./]+\/?$/;

const kinds = list("The kinds of insurance, such as Home and Auto.", [0, 6], text("A kind."));

const carrier = mapping("Carrier", "An insurer whose policies the agency sells.", {
  name: text("The carrier's name."),
  lines: withInfo(kinds, { isWordList: true }).default([]),
  claims: phone("The number that takes claims.").optional(),
  report: webAddress("The page on which clients report a claim.")
    .refine(
      (url) => !homePage.test(url),
      "is the carrier's home page. Write the page for claims, or delete it",
    )
    .optional(),
  pay: webAddress("The page on which clients pay a bill.").optional(),
});

export const carriers = list("The carriers.", [0, 60], carrier);

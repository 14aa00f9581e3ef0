import { phone, text, webAddress } from "./fields";
import { limits } from "./limits";
import { mapping, wordList } from "./schemaBuilders";

/** Matches an address that has no page, and no host of its own for claims. */
const homePage = /^https:\/\/(www\.)?[^./]+\.[^./]+\/?$/;

export const carrier = mapping("Carrier", "An insurer whose policies the agency sells.", {
  name: text("The carrier's name."),
  lines: wordList("The kinds of insurance, such as Home and Auto.", limits.lines, text("A kind.")).default(
    [],
  ),
  claims: phone("The number that takes claims.").optional(),
  report: webAddress("The page on which clients report a claim.", (url) =>
    homePage.test(url)
      ? `is the carrier's home page. Write the address of its page for reporting a claim, or delete the line`
      : undefined,
  ).optional(),
  pay: webAddress("The page on which clients pay a bill.").optional(),
});

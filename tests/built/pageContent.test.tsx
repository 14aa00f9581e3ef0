import { readFileSync } from "node:fs";

/** Whether data/ is still the sample content, because agency.yaml still has the agency's sample name. */
const isSample = /^name: .*# SAMPLE$/m.test(readFileSync("data/agency.yaml", "utf8"));

describe("with the sample content", () => {
  const check = isSample ? it : it.skip;
  const show = (page: string) => {
    document.documentElement.innerHTML = readFileSync(`public/${page}.html`, "utf8");
  };

  check.each([
    [
      "index",
      `AZ LicensedLicensed Agency500+Clients Protected20+Years ExperienceSame DayResponse Time|most comprehensive coverage|25%|auto and home policies
      |Arizona Licensed Insurance Agent|Property & Casualty Specialist|Life Insurance Expert|Commercial Insurance Certified
      |Clients Protected500+Years Experience20+Customer Rating4.8/5Response TimeSame Day|4.8/5(52 Google reviews)
      |Your Trusted Insurance Partner in Phoenix|2550 W Union Hills Dr|Phoenix, AZ|Free parking|Wheelchair accessible
      |a major cross street|Report a claim 24/7|hotline or mobile app|Mon-Fri9:00 AM-6:00 PM|Saturday9:00 AM-1:00 PM
      |SundayClosed|EveningsBy appointment|Emergency Claims (by carrier)24/7|since 2022|Licensed Insurance Agency
      |Better Business Bureau Accredited|AutoHomeLifeCommercialUmbrellaRenters
      |PhoenixScottsdaleTempeMesaChandlerGilbertGlendalePeoriaSurpriseAvondaleGoodyear`,
    ],
    [
      "privacy-policy",
      "Information We CollectHow We Use Your InformationInformation SharingData SecurityYour RightsContact Us",
    ],
    [
      "terms-and-conditions",
      `Acceptance of TermsServicesLicense and AuthorizationQuote AccuracyPayment and BillingCancellation Policy
      |Limitation of LiabilityPrivacy and ConfidentialityModificationsGoverning LawContact Information`,
    ],
  ])("with the sample content, %s.html has the texts and figures of the specification", (page, words) => {
    show(page);
    for (const part of words.split("|")) expect(document.body).toHaveTextContent(part.trim());
  });

  check.each([
    [
      "index",
      { "#products h3 ~ ul": 6, "#products li li": 24, "#about ol li": 5, "#testimonials figure": 6 },
    ],
    ["directory", { "#main-lines h3": 2, "#licensed-agents h3": 7 }],
  ])("with the sample content, the counts in %s.html are the specification's", (page, counts) => {
    show(page);
    for (const [selector, count] of Object.entries(counts))
      expect([selector, document.querySelectorAll(selector).length]).toEqual([selector, count]);
  });
});

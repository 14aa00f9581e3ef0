import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import LegalPage from "../../src/pages/{LegalPage.slug}";
import NotFoundPage from "../../src/pages/404";
import DirectoryPage from "../../src/pages/directory";
import HomePage from "../../src/pages/index";
import { builtPageData } from "../support/builtPageData";

function props<Data>(page: string): PageProps<Data> {
  return { data: builtPageData<Data>(page) } as unknown as PageProps<Data>;
}

const home = () => render(<HomePage {...props<Queries.HomePageQuery>("index")} />);
const directory = () => render(<DirectoryPage {...props<Queries.DirectoryPageQuery>("directory")} />);
const legal = (slug: string) => render(<LegalPage {...props<Queries.LegalPageQuery>(slug)} />);
const privacy = () => legal("privacy-policy");
const terms = () => legal("terms-and-conditions");
const notFound = () => render(<NotFoundPage {...props<Queries.NotFoundPageQuery>("404.html")} />);

/** Whether data/ is still the sample content, because agency.yaml still has the agency's sample name. */
const isSample = /^name: .*# SAMPLE$/m.test(readFileSync("data/agency.yaml", "utf8"));

describe("with the sample content", () => {
  const check = isSample ? it : it.skip;

  check.each([
    [
      "home page",
      home,
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
      "privacy policy",
      privacy,
      "Information We CollectHow We Use Your InformationInformation SharingData SecurityYour RightsContact Us",
    ],
    [
      "terms and conditions",
      terms,
      `Acceptance of TermsServicesLicense and AuthorizationQuote AccuracyPayment and BillingCancellation Policy
      |Limitation of LiabilityPrivacy and ConfidentialityModificationsGoverning LawContact Information`,
    ],
  ])("with the sample content, the %s has the texts and figures of the specification", (_, show, words) => {
    const { container } = show();
    for (const part of words.split("|")) expect(container).toHaveTextContent(part.trim());
  });

  check("with the sample content, the number of products, agents and reviews is the specification's", () => {
    const { home: words, ...page } = builtPageData<Queries.HomePageQuery>("index");
    const { allAgent, allMainLine } = builtPageData<Queries.DirectoryPageQuery>("directory");
    expect({
      products: page.allProduct.nodes.map(({ features }) => features.length),
      popular: page.allProduct.nodes.filter(({ popular }) => popular).map(({ icon }) => icon),
      reasons: words.about.reasons.length,
      reviews: page.allTestimonial.nodes.length,
      reviewSites: words.testimonials.reviewSites.length,
      social: page.agency.social.length,
      agents: allAgent.nodes.length,
      mainLines: allMainLine.nodes.length,
    }).toEqual({
      products: [4, 4, 4, 4, 4, 4],
      popular: ["auto"],
      reasons: 5,
      reviews: 6,
      reviewSites: 4,
      social: 1,
      agents: 7,
      mainLines: 2,
    });
  });
});

it("all icons are hidden from screen readers", () => {
  for (const show of [home, directory, privacy, notFound]) {
    const { container } = show();
    expect(container.querySelectorAll("svg:not([aria-hidden=true])")).toHaveLength(0);
    cleanup();
  }
});

it("without reviews, the home page has no empty list, no stars and no link to the reviews", () => {
  const page = builtPageData<Queries.HomePageQuery>("index");
  const { agency, home: words } = page;
  const data = {
    ...page,
    agency: { ...agency, figures: { ...agency.figures, rating: null } },
    home: {
      ...words,
      hero: { ...words.hero, proof: null },
      about: { ...words.about, reviewsButton: null },
      testimonials: { ...words.testimonials, rating: null, reviewCount: null },
    },
    allTestimonial: { nodes: [] },
  };
  const { container } = render(<HomePage {...({ data } as unknown as PageProps<Queries.HomePageQuery>)} />);
  for (const list of screen.getAllByRole("list")) expect(list).not.toBeEmptyDOMElement();
  expect(
    container.querySelectorAll(":is(main > section:first-of-type, #about) a[href='#testimonials']"),
  ).toHaveLength(0);
  expect(container.querySelectorAll("#testimonials p")).toHaveLength(1);
  expect(container).not.toHaveTextContent("NaN");
});

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { contentFiles } from "../../src/content/declarations/contentFiles";
import { mapValues } from "../../src/content/declarations/structure";

/**
 * Names that the specification itself gives: buttons, links, headings and labels. Tests say them in its words
 * (docs/decisions/tests-and-content.md), so they stay where everything else changes.
 */
const contract = new Set(
  `About Us|Acceptance of Terms|Agency Principal|Better Business Bureau Accredited|Calculate My Savings|Call Main Office
  |Call Us|Cancellation Policy|Clients Protected|Company Directory|Contact|Contact Information|Contact Us|Customer Rating
  |Customer Reviews|Data Security|Directory|Email Us|Find us on|Free Review Website Header
  |Contact our team directly for personalized insurance assistance|Get Directions|Get Free Insurance Review
  |Get Insurance Quote Survey|Get a Quote|Get your FREE insurance review by Call or Text:|Governing Law
  |How We Use Your Information|Information Sharing|Information We Collect|Insurance Products|Last updated
  |License and Authorization|Licensed Agency|Licensed Agents|Licensed Insurance Agency|Limitation of Liability|Main Lines
  |Modifications|Oops! Page not found|Our Team|Payment and Billing|Privacy Policy|Privacy and Confidentiality
  |Quote Accuracy|Read Customer Reviews|Request Free Consultation|Response Time|Return to Home|Return to Homepage
  |Schedule Meeting|Send Us a Message|Services|Speak with {principal.name}|Terms & Conditions|Terms and Conditions
  |Unexpected Application Error!|Verified Customer|What Our Clients Say|Years Experience|Your Rights
  |Your Trusted Insurance Partner in Phoenix`
    .split("|")
    .map((name) => name.trim()),
);

/**
 * Other words of the same length: a long text has its words in the opposite order, a short one other vowels.
 * References such as `{phone}` stay whole.
 */
function reworded(text: string): string {
  if (contract.has(text)) return text;
  const words = text.split(" ");
  if (words.length > 3) return words.reverse().join(" ");
  return text.replace(/\{[^}]*\}|[aeiou]/g, (found) =>
    found.length > 1 ? found : ("eioua"["aeiou".indexOf(found)] ?? ""),
  );
}

type Row = Record<string, unknown>;

/** What is no text: facts, figures, hours, stars, and the order of things. */
const otherFacts: Record<string, (content: never) => unknown> = {
  "agency.yaml": (agency: Row) => ({
    ...agency,
    name: "Juniper & Sons Insurance",
    legalName: "Juniper & Sons Insurance Group, Inc.",
    phone: "4805550161",
    email: "hello@oak-vine.example",
    website: "https://oak-vine.example",
    address: { street: "77 N Copper Canyon Rd #4", city: "Tucson", state: "NM", zip: "85701-1234" },
    license: "3000-12 (A)",
    since: 1987,
    figures: {
      clients: "1,250+",
      years: "35",
      rating: "4/5",
      reviews: 1311,
      savings: "8%",
      response: "Within 2 Hours",
    },
    social: { name: "LinkedIn", url: "https://linkedin.example/in/oak-vine" },
  }),
  "agents.yaml": (agents: Row[]) =>
    agents.toReversed().map((agent, index) => ({
      ...agent,
      phone: `480555017${index}`,
      principal: index === 2,
    })),
  "main-lines.yaml": (lines: Row[]) => lines.map((line) => ({ ...line, phone: "4805550179" })),
  "products.yaml": (products: Row[]) =>
    products.toReversed().map((product, index) => ({ ...product, popular: index === 1 })),
  "testimonials.yaml": (reviews: Row[]) =>
    reviews.map((review, index) => ({ ...review, rating: [2, 5, 3, 1, 5, 4][index], verified: index !== 1 })),
  "cities.yaml": (cities: Row[]) => [...cities.toReversed().slice(1), { name: "Queen Creek" }],
  "closures.yaml": () => [],
  "hours.yaml": (rows: { day: string }[]) =>
    rows.map(({ day }) => ({ day, hours: otherHours[day] ?? "8:30 AM-5:00 PM" })),
};

const otherHours: Record<string, string> = {
  Friday: "8:00 AM-12:00 PM",
  Saturday: "Closed",
  Sunday: "By appointment",
  Evenings: "6:00 PM-8:30 PM",
  "Emergency Claims": "By appointment",
};

/** Changes every file in a copy of `data/` as widely as an editor may: all that is not a name of the specification. */
export function writeOtherContent(dataDir: string): void {
  for (const { path, content } of contentFiles) {
    const file = join(dataDir, path);
    const written = mapValues(content, parse(readFileSync(file, "utf8")), ({ kind }, value) =>
      kind === "text" ? reworded(String(value).trim()) : value,
    );
    const change = otherFacts[path] as ((content: unknown) => unknown) | undefined;
    writeFileSync(file, stringify(change ? change(written) : written));
  }
}

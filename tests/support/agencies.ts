import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { contentFilesAmong } from "../../src/content/declarations/contentFiles";
import { limits } from "../../src/content/declarations/limits";
import { productIcons } from "../../src/content/declarations/product";
import { mapValues } from "../../src/content/declarations/schemaBuilders";
import { filesIn } from "../../src/lib/filesIn";
import { languages } from "../../src/lib/languages";
import { formCode, surveyCode } from "./providerCode";

/**
 * Three agencies that live by the site in other ways than the one it was delivered for, so that tests can be run
 * on each (docs/decisions/tests-and-content.md): an agent alone in Tucson, a large one in Mesa, and the delivered
 * one after three years of edits. Each is made from `data/`, so that a new field needs no second and third
 * writing.
 */
export const agencies = ["sole", "large", "grown"] as const;
export type AgencyName = (typeof agencies)[number];

// biome-ignore lint/suspicious/noExplicitAny: content as YAML has it, which the check proves afterwards
type Content = any;
type Changes = Record<string, (content: Content) => unknown>;

/**
 * Names that the specification itself gives: buttons, links, headings and labels. Tests say them in its words
 * (docs/decisions/tests-and-content.md), so they stay where everything else changes.
 */
const contract = new Set(
  `About Us|Agency Principal|Calculate My Savings|Call Main Office|Call Us|Company Directory|Contact|Contact Us
  |Contact our team directly for personalized insurance assistance|Customer Reviews|Directory|Email Us|Find us on
  |Free Review Website Header|Get Directions|Get Free Insurance Review|Get Insurance Quote Survey|Get a Quote
  |Get your FREE insurance review by Call or Text:|Insurance Products|Last updated|Licensed Agents|Main Lines
  |Oops! Page not found|Our Team|Privacy Policy|Read Customer Reviews|Request Free Consultation|Return to Home
  |Return to Homepage|Schedule Meeting|Send Us a Message|Speak with {principal.name}|Terms & Conditions
  |Terms and Conditions|Unexpected Application Error!|Verified Customer|What Our Clients Say
  |Your Trusted Insurance Partner in {address.city}`
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

/** So many entries made of those there are, each told apart by `change`. */
function repeat<T>(entries: readonly T[], count: number, change: (entry: T, index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => change(entries[index % entries.length] as T, index));
}

const sole: Changes = {
  "agency.yaml": (agency) => ({
    ...agency,
    name: "Ocaso & Sons Insurance",
    legalName: "Ocaso & Sons Insurance Group, Inc.",
    phone: "5205550161",
    email: "hello@oak-vine.example",
    website: "https://oak-vine.example",
    address: { street: "77 N Copper Canyon Rd", city: "Tucson", state: "AZ", zip: "85701-1234" },
    license: "3000-12 (A)",
    since: 1987,
    figures: {
      clients: "1,250+",
      years: "35",
      savings: "$500",
      response: "Within 2 Hours",
    },
    social: [],
  }),
  "agents.yaml": ([, agent]) => [{ ...agent, phone: "{phone}", principal: true }],
  "main-lines.yaml": ([line]) => [line],
  "products.yaml": (products) =>
    products.slice(2, 5).map((product: Content, i: number) => ({ ...product, popular: i === 1 })),
  // Before the first review.
  "testimonials.yaml": () => [],
  "cities.yaml": (cities) => ["Tucson", "Marana"].map((name) => ({ name })).concat(cities.slice(0, 3)),
  "closures.yaml": () => [],
  "hours.yaml": (rows) =>
    rows.slice(0, 7).map(({ day }: { day: string }) => ({ day, hours: soleHours[day] ?? "8:30 AM-5:00 PM" })),
  "home.yaml": (home) => ({
    ...home,
    hero: { ...home.hero, proof: undefined, badges: home.hero.badges.slice(0, 3) },
    about: {
      ...home.about,
      reasons: home.about.reasons.slice(0, 1),
      certifications: home.about.certifications.slice(0, 1),
      reviewsButton: undefined,
      stats: home.about.stats.slice(0, 2),
    },
    testimonials: {
      ...home.testimonials,
      rating: undefined,
      reviewCount: undefined,
      reviewSites: ["Google"],
    },
  }),
  "layout.yaml": (layout) => ({
    ...layout,
    footer: {
      ...layout.footer,
      products: layout.footer.products.slice(0, 3),
      labels: ["Licensed in Arizona"],
    },
  }),
};

const soleHours: Record<string, string> = {
  Friday: "8:00 AM-12:00 PM",
  Saturday: "Closed",
  Sunday: "By appointment",
};

const large: Changes = {
  "agency.yaml": (agency) => ({
    ...agency,
    name: "Superstition Mountain Insurance Group",
    legalName: "Superstition Mountain Insurance Group of Arizona, Incorporated",
    phone: "8005550161",
    email: "information@superstition-mountain-insurance.example",
    website: "https://superstition-mountain-insurance.example",
    address: {
      street: "1840 E University Dr",
      unit: "Building C, Suite 2150",
      city: "Mesa",
      state: "AZ",
      zip: "85203",
    },
    since: 1962,
    figures: {
      clients: "48,000+",
      years: "60+",
      rating: 4.9,
      reviews: 12408,
      savings: "35%",
      response: "1 Hour",
    },
    social: ["Facebook", "Instagram", "LinkedIn", "YouTube", "X", "Nextdoor"].map((name) => ({
      name,
      url: `https://${name.toLowerCase()}.example/superstition`,
    })),
  }),
  "agents.yaml": (agents) =>
    repeat(agents, 40, (agent: Content, i) => ({
      ...agent,
      name: `${agent.name} ${String.fromCharCode(65 + (i % 26))}${i > 25 ? "-Montgomery" : "."}`,
      phone: i % 3 === 0 ? `4805550161 x${100 + i}` : `48055501${String(i).padStart(2, "0")}`,
      ...(i % 2 === 0 && { email: `agent-${i}@superstition-mountain-insurance.example` }),
      languages: Object.keys(languages).slice(i % 7, (i % 7) + (i % 4)),
      principal: i === 6,
    })),
  "main-lines.yaml": (lines) =>
    repeat(lines, 6, (line: Content, i) => ({
      ...line,
      name: `${line.name} ${i + 1}`,
      phone: `480555013${i}`,
    })),
  "products.yaml": (products) =>
    repeat(products, 12, (product: Content, i) => ({
      ...product,
      icon: productIcons[productIcons.length - 1 - i],
      title: i < 6 ? product.title : `${product.title} for Businesses`,
      features: [...product.features, ...product.features.map((feature: string) => `${feature}, too`)].slice(
        0,
        1 + (i % 8),
      ),
      popular: i === 4,
    })),
  "testimonials.yaml": (reviews) =>
    repeat(reviews, 24, (review: Content, i) => ({
      ...review,
      text:
        i < 6
          ? review.text
          : `${review.text} And that was visit number ${i}${", and another one".repeat(i % 5)}.`,
      rating: 1 + (i % 5),
      verified: i % 2 === 0,
    })),
  "cities.yaml": (cities) => [
    ...cities.toReversed(),
    ...Array.from({ length: 19 }, (_, i) => ({ name: `Rancho Santa ${String.fromCharCode(65 + i)}ra` })),
  ],
  "hours.yaml": (rows) => [
    ...rows
      .slice(0, 7)
      .map(({ day }: { day: string }) => ({ day, hours: day === "Sunday" ? "Closed" : "24/7" })),
    { day: "Walk-ins", hours: "8:00 AM-Noon, 1:00 PM-8:00 PM" },
  ],
  "home.yaml": (home) => ({
    ...home,
    hero: {
      ...home.hero,
      badges: repeat(home.hero.badges, 7, (badge: Content, i) => ({
        ...badge,
        label: `${badge.label} ${i}`,
      })),
    },
    about: {
      ...home.about,
      reasons: repeat(home.about.reasons, 10, (reason: Content, i) => ({
        ...reason,
        title: `${reason.title} ${i}`,
      })),
      certifications: repeat(home.about.certifications, 7, (text, i) => `${text} ${i}`),
      stats: repeat(home.about.stats, 7, (stat: Content, i) => ({ ...stat, label: `${stat.label} ${i}` })),
    },
  }),
  "layout.yaml": (layout) => ({
    ...layout,
    navigation: [...layout.navigation, { name: "Reviews", href: "#testimonials" }],
    footer: {
      ...layout.footer,
      products: Array.from({ length: 12 }, (_, i) => `Insurance ${i + 1}`),
      labels: [...layout.footer.labels, "Family Owned", "Hablamos español"],
    },
  }),
};

/** As a browser names a file that it saves a second time. */
const grownPhoto = "Marisol's portrait (1).JPG";
/** As an owner would have edited it: everything that editing.md tells of, at least once. */
const grown: Changes = {
  "agency.yaml": (agency) => ({
    ...agency,
    name: "Núñez, Ironwood & Daughters Insurance",
    legalName: "Núñez, Ironwood & Daughters *Insurance* Agency_LLC",
    phone: "6025550142 x12",
    address: { ...agency.address, unit: "#204" },
    figures: { ...agency.figures, savings: "$500", clients: "1,900+" },
    social: [...agency.social, { name: "Instagram", url: "https://instagram.example/a?b=1&copy=2&quot=3" }],
  }),
  "agents.yaml": (agents) => [
    ...agents
      .slice(0, 1)
      .map((agent: Content) => ({ ...agent, email: "marisol@duskridge.example", languages: ["Spanish"] })),
    ...agents.slice(2),
    {
      name: "Maximiliane Wolfeschlegelsteinhausenbergerdorff-Ocotillo y Montoya 🌵",
      phone: "8005550142 x4711",
      email: "maximiliane.wolfeschlegelsteinhausenbergerdorff@duskridge.example",
      languages: ["German", "Spanish", "Arabic", "Chinese", "Navajo", "Vietnamese"],
      description: "Life & health 💚. Señoras y señores: «bienvenidos».",
    },
  ],
  "products.yaml": (products) => [
    ...products,
    {
      icon: "flood",
      title: "Flood Insurance",
      description: "When the wash runs.",
      features: ["Building", "Contents"],
      popular: false,
    },
  ],
  "testimonials.yaml": (reviews) => [
    ...reviews,
    {
      name: "Zoë Ó Briain-Łukasiewicz",
      location: "Cave Creek, AZ",
      rating: 3,
      text: "I called in on a Monday and honestly I did not think that anybody would call me back before the end of the week but they did and they stayed on the phone until every single question that my mother and I had was answered 🙏",
      insurance: "Life",
      verified: false,
    },
  ],
  "cities.yaml": (cities) => [...cities, { name: "Cañon Escondido" }],
  "embeds.yaml": (embeds) => {
    const form = (id: string) => ({
      origin: "https://api.provider.example",
      id,
      script: "https://link.provider.example/js/form_embed.js",
    });
    return {
      leadForm: { ...embeds.leadForm, code: formCode(form("Lead1"), "Website form") },
      contactForm: { code: formCode(form("Contact2"), "Messages & questions") },
      survey: { ...embeds.survey, code: surveyCode(form("Survey3")) },
    };
  },
  "closures.yaml": (closures) => [
    ...closures,
    { date: "2026-12-24", name: "Christmas Eve", hours: "9:00 AM-Noon" },
    { date: "2026-12-28", until: "2026-12-31", name: "The week before the new year, as ever" },
    { date: "2027-01-18", name: "Martin Luther King Jr. Day" },
  ],
  "hours.yaml": (rows) => [
    ...rows.map(({ day, hours }: { day: string; hours: string }) => ({
      day,
      hours: grownHours[day] ?? hours,
    })),
    { day: "Holidays", hours: "By appointment" },
  ],
  "home.yaml": (home) => ({
    ...home,
    about: {
      ...home.about,
      reasons: home.about.reasons.slice(0, 3),
      certifications: [...home.about.certifications, "Flood Insurance Certified"],
      stats: [...home.about.stats, { value: "{address.city}", label: "Where we live" }],
      principal: { ...home.about.principal, photo: `images/${grownPhoto}` },
    },
    contact: {
      ...home.contact,
      claims: {
        ...home.contact.claims,
        text: `${home.contact.claims.text} ${"Donaudampfschiff".repeat(8)}.`,
      },
    },
  }),
  "layout.yaml": (layout) => ({
    ...layout,
    navigation: [
      ...layout.navigation.slice(0, 4),
      { name: "Client Reviews", href: "#testimonials" },
      layout.navigation[4],
    ],
    footer: {
      ...layout.footer,
      company: [...layout.footer.company, { name: "Accessibility", href: "/accessibility" }],
    },
  }),
  "legal/privacy-policy.yaml": (page) => ({
    ...page,
    sections: [
      {
        title: "Quote",
        paragraphs: [
          "**In short:** see our [terms](/terms-and-conditions), or [write to us](mailto:{email}), {legalName}.",
        ],
        points: [
          "We share it:\n  - with *insurers*;\n  - with [the state](https://difi.az.gov/).",
          "We do not sell it.",
        ],
      },
      ...page.sections,
      { title: "您的权利", paragraphs: ["Ask {principal.name}."] },
    ],
  }),
};

const grownHours: Record<string, string> = {
  Monday: "9:00 AM-12:00 PM, 1:00 PM-6:00 PM",
  Tuesday: "9:00 AM-12:00 PM, 1:00 PM-6:00 PM",
  Wednesday: "8:00 AM-10:00 AM, 10:30 AM-Noon, 1:00 PM-4:00 PM, 5:00 PM-7:00 PM",
  Friday: "6:00 PM-2:00 AM",
  Saturday: "24/7",
};

const changes: Record<AgencyName, Changes> = { sole, large, grown };

/** Changes every file in a copy of `data/` to another agency's. */
export async function writeAgency(name: AgencyName, dataDir: string): Promise<void> {
  for (const { path, content } of contentFilesAmong(filesIn(dataDir))) {
    const file = join(dataDir, path);
    const written = parse(readFileSync(file, "utf8"));
    const other =
      name === "grown"
        ? written
        : mapValues(content, written, ({ kind }, value) =>
            kind === "text" ? reworded(String(value).trim()) : value,
          );
    writeFileSync(file, stringify(changes[name][path]?.(other) ?? other));
  }
  if (name === "grown") await addFiles(dataDir);
}

/** What an owner uploads: a photo from a phone that was held upright, and a third legal page. */
async function addFiles(dataDir: string): Promise<void> {
  await sharp({ create: { width: 1600, height: limits.photoWidth, channels: 3, background: "#c69" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(dataDir, "images", grownPhoto));
  const page = {
    seo: { title: "Accessibility | {name}", description: "How this website can be used by everyone." },
    title: "Accessibility",
    intro: "Everyone can use this website.",
    sections: [{ title: "Contents", paragraphs: ["Tell us at {phone} what does not work."] }],
  };
  writeFileSync(join(dataDir, "legal/accessibility.yaml"), stringify(page));
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { limits } from "../../src/content/declarations/limits";
import { languageCodes } from "../../src/lib/languages";
import { productIcons } from "../../src/lib/productIcons";
import { embedOptions, formCode, provider, surveyCode } from "./mockProvider/embedCode";

/** The folder of the built site of a second agency, whose content differs from data/ as much as possible. */
export const otherAgencyFolder = resolve(__dirname, "../../test-results/other-agency");

/** The phone number and email of the second agency, which differ from those in data/. */
export const otherPhone = "9285550177";
export const otherEmail = "hello@ironwood-and-daughters.example";

/**
 * Returns the folder of the second agency's built site.
 * @throws if the site has not been built
 */
export function builtOtherAgency(): string {
  if (existsSync(join(otherAgencyFolder, "index.html"))) return otherAgencyFolder;
  throw new Error(
    "The other agency's site is not built. Build it with: npx tsx tests/support/buildOtherAgency.ts",
  );
}

// biome-ignore lint/suspicious/noExplicitAny: parsed YAML, which the build validates
type Content = any;

/** Repeats entries up to `max`, with a number appended to each repeated text, or to the field `key` of an object. */
function repeatToMax(entries: Content[], { max }: { max: number }, key?: string): Content[] {
  return Array.from({ length: max }, (_, index) => {
    const entry = entries[index % entries.length];
    if (index < entries.length) return entry;
    return key ? { ...entry, [key]: `${entry[key]} ${index + 1}` } : `${entry} ${index + 1}`;
  });
}

/** A photo's file name with an apostrophe, spaces and parentheses, as browsers name a second download. */
const photo = "Marisol's portrait (1).JPG";

/** Takes the street, which the second agency does not publish, out of a page's texts. */
const withoutStreet = (page: Content): Content =>
  JSON.parse(JSON.stringify(page).replaceAll("{address.street}, ", ""));

const hours: Record<string, string> = {
  Monday: "9:00 AM-12:00 PM, 1:00 PM-6:00 PM",
  Tuesday: "9:00 AM-12:00 PM, 1:00 PM-6:00 PM",
  Wednesday: "8:00 AM-10:00 AM, 10:30 AM-Noon, 1:00 PM-4:00 PM, 5:00 PM-7:00 PM",
  Friday: "6:00 PM-2:00 AM",
  Saturday: "24/7",
};

/**
 * The changes that turn each file of `data/` into content as different as `limits.ts` allows: maximum number of
 * entries, optional fields omitted, long names, special characters, closures of every kind, a connected lead
 * provider. A field that is added to `data/` later needs no change here.
 */
const changes: Record<string, (content: Content) => unknown> = {
  "agency.yaml": ({ figures: { rating, reviews, ...figures }, ...agency }) => ({
    ...agency,
    name: "Núñez, Ironwood & Daughters Insurance",
    legalName: "Núñez, Ironwood & Daughters *Insurance* Agency_LLC",
    phone: otherPhone,
    email: otherEmail,
    website: "https://ironwood-and-daughters.example",
    address: { city: "Las Vegas", state: "NV", zip: "89101-1234" },
    timeZone: "America/Los_Angeles",
    furtherLicenses: ["Arizona License #3391", "Utah License #17 (Iris Ironwood)"],
    since: 1762,
    figures: { ...figures, clients: "48,000+", savings: "$500" },
    social: ["Facebook", "Instagram", "LinkedIn", "YouTube", "X", "Nextdoor"].map((name) => ({
      name,
      url: `https://${name.toLowerCase()}.example/a?b=1&copy=2&quot=3`,
    })),
  }),
  "agents.yaml": (agents) => [
    ...repeatToMax(agents, { max: limits.agents.max - 1 }, "name").map((agent, index) => ({
      ...agent,
      principal: index === 0,
      ...(index === 0 && { name: "Marisol Hernández-Montgomery, CIC, CPCU" }),
      phone: index % 3 === 0 ? `9285550161 x${100 + index}` : `92855501${10 + index}`,
      ...(index % 2 === 0 && { email: `agent-${index}@ironwood-and-daughters.example` }),
      languages: [...languageCodes.keys()].slice(index, index + (index % 4)),
      ...(index % 3 === 1 && { photo: `images/${photo}`, title: "Account Manager", description: undefined }),
      ...(index % 5 === 1 && { license: "AZ License 18004512, NV License 3500123, CA License 0M12345" }),
      ...(index % 5 === 2 && { secondPhone: { label: "Mobile", phone: "{phone} x109" } }),
      licensed: index < 50,
    })),
    {
      name: "Maximiliane Wolfeschlegelsteinhausenbergerdorff-Ocotillo y Montoya 🌵",
      phone: "8005550142 x4711",
      email: "maximiliane.wolfeschlegelsteinhausenbergerdorff@ironwood-and-daughters.example",
      languages: ["German", "Spanish", "Arabic", "Chinese", "Navajo", "Vietnamese"],
      description: "Life & health 💚. Señoras y señores: «bienvenidos».",
    },
  ],
  "main-lines.yaml": (lines) =>
    repeatToMax(lines, limits.mainLines, "name").map((line, index) => ({
      ...line,
      phone: `928555013${index}`,
      ...(index === 1 && { email: "claims@ironwood-and-daughters.example", phone: "{phone} x109" }),
      fax: index === 2,
    })),
  "products.yaml": (products) =>
    repeatToMax(products, limits.products, "title").map((product, index) => ({
      ...product,
      icon: productIcons.at(-1 - index),
      features: repeatToMax(product.features, limits.productFeatures).slice(0, 1 + (index % 8)),
      popular: index === 4,
      ...(index === 1 && { description: `${product.description} `.repeat(4).trim() }),
      ...(index % 2 === 0 && { link: { name: "Ask for a quote in two minutes", href: "#quote" } }),
    })),
  "testimonials.yaml": (reviews) =>
    repeatToMax(reviews, limits.testimonials, "name").map((review, index) => ({
      ...review,
      text: `${review.text}${" And they answered every question that my mother and I had 🙏.".repeat((index % 5) ** 2)}`,
      ...(index % 3 === 1 && {
        location: undefined,
        insurance: undefined,
        date: "March 2026",
        source: "Google",
      }),
      ...(index % 2 === 1 && { url: `https://google.example/reviews/${index}` }),
      rating: 1 + (index % 5),
      verified: index % 2 === 0,
    })),
  "cities.yaml": (cities) =>
    repeatToMax(
      [{ name: "Cañon Escondido" }, { name: "Mohave County", state: "AZ" }, ...cities],
      limits.cities,
      "name",
    ),
  "closures.yaml": (closures) => [
    ...closures,
    { date: "2026-12-24", name: "Christmas Eve", hours: "9:00 AM-Noon" },
    { date: "2026-12-28", until: "2026-12-31", name: "The week before the new year, as ever" },
  ],
  "hours.yaml": (rows) => [
    ...rows.map((row: { day: string; hours: string }) => ({ ...row, hours: hours[row.day] ?? row.hours })),
    { day: "Holidays", hours: "By appointment" },
  ],
  "embeds.yaml": ({ leadForm, contactForm, survey }) => ({
    leadForm: { ...leadForm, code: formCode(embedOptions(provider.leadForm), "Free Review Website Header") },
    contactForm: { ...contactForm, code: formCode(embedOptions(provider.contactForm), "Send Us a Message") },
    survey: { ...survey, code: surveyCode(embedOptions(provider.survey)) },
    allow: { frames: [`https://127.0.0.1:${provider.thanksPort}`] },
  }),
  "home.yaml": ({ hero, products, about, testimonials, contact, ...home }) => ({
    ...home,
    products: { ...products, note: undefined },
    hero: { ...hero, proof: undefined, badges: undefined },
    about: {
      ...about,
      reasons: repeatToMax(about.reasons, limits.reasons, "title"),
      certifications: repeatToMax(about.certifications, limits.certifications),
      reviewsButton: undefined,
      principal: { ...about.principal, photo: `images/${photo}` },
      stats: [{ value: "{figures.clients}", label: "Clients Protected" }],
    },
    carriers: {
      heading: "Carriers we compare",
      groups: repeatToMax([{ name: "Home & Auto" }], limits.carrierGroups, "name").map(({ name }, index) => ({
        ...(index > 0 && { name }),
        carriers: repeatToMax(["Copper State Mutual"], { max: 3 + 6 * (index % 4) }),
      })),
    },
    testimonials: {
      ...testimonials,
      rating: undefined,
      reviewCount: undefined,
      reviewSites: repeatToMax(testimonials.reviewSites, limits.reviewSites, "name"),
    },
    contact: {
      ...contact,
      text: `${contact.text} ${"Donaudampfschiff".repeat(8)}.`,
      call: { ...contact.call, spanish: undefined },
      office: { ...contact.office, notes: repeatToMax(contact.office.notes, limits.officeNotes, "text") },
      claims: undefined,
    },
  }),
  "redirects.yaml": () => [{ from: "/our_team/", to: "/directory#licensed-agents" }],
  "layout.yaml": ({ navigation, footer, ...layout }) => ({
    ...layout,
    navigation: repeatToMax(
      [...navigation, { name: "Client Reviews", href: "#testimonials" }],
      limits.navigation,
      "name",
    ),
    footer: {
      ...footer,
      products: repeatToMax(["Workers’ Compensation", ...footer.products], limits.footerProducts),
      company: [
        ...footer.company,
        { name: "Accessibility", href: "/accessibility" },
        { name: "Claim Form", href: "/claim-form.pdf" },
      ],
      labels: repeatToMax(footer.labels, limits.footerLabels, "name").map((label, index) => ({
        ...label,
        ...(index % 2 === 1 && { href: `https://bbb.example/${index}` }),
      })),
      disclosures: repeatToMax(
        ["We do not offer every plan available in your area. ".repeat(5)],
        limits.disclosures,
      ),
    },
  }),
  "legal/terms-and-conditions.yaml": withoutStreet,
  "legal/privacy-policy.yaml": (page) => ({
    ...withoutStreet(page),
    sections: [
      {
        title: "Quote",
        paragraphs: ["**In short:** see our [terms](/terms-and-conditions) or [write](mailto:{email})."],
        points: ["We share it:\n  - with *insurers*;\n  - with [the state](https://difi.az.gov/)."],
      },
      ...withoutStreet(page.sections),
      { title: "您的权利", paragraphs: ["Ask {principal.name}."] },
    ],
  }),
};

/**
 * Turns a copy of `data/` into the second agency's content, and adds a third legal page, a portrait photo that is
 * rotated by its EXIF orientation, as phones save it, and a file in `static/`.
 */
export async function writeOtherAgency(dataDir: string): Promise<void> {
  for (const [file, change] of Object.entries(changes)) {
    const path = join(dataDir, file);
    writeFileSync(path, stringify(change(parse(readFileSync(path, "utf8"))), { lineWidth: 0 }));
  }
  await sharp({ create: { width: 1600, height: limits.photoWidth, channels: 3, background: "#c69" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(dataDir, "images", photo));
  const legalPage = {
    seo: { title: "Accessibility | {name}", description: "How this website can be used by everyone." },
    language: "es",
    words: { lastUpdated: "Actualizado", contents: "En esta página", returnHome: "Volver al inicio" },
    title: "Accesibilidad",
    intro: "Este sitio es para todos.",
    sections: [{ title: "Ayuda", points: ["{phone}", "1-800-555-0142", "www.a.example/ayuda"] }],
  };
  writeFileSync(join(dataDir, "legal/accessibility.yaml"), stringify(legalPage));
  writeFileSync(join(dataDir, "../static/claim-form.pdf"), "%PDF-1.4\n");
}

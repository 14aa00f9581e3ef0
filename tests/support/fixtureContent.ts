import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { visibleFilesIn } from "../../src/content/filesIn";

const folder = resolve(__dirname, "../../data");

// biome-ignore lint/suspicious/noExplicitAny: parsed YAML, which the check validates
type Content = any;

/** Completes data/ with the optional fields that it does not use. */
const completions: Record<string, (content: Content) => unknown> = {
  "agency.yaml": (agency) => ({
    ...agency,
    address: { ...agency.address, unit: "Suite 204" },
    timeZone: "America/Denver",
    furtherLicenses: ["Nevada License #3391"],
  }),
  "agents.yaml": ([principal, second, ...agents]) => [
    principal,
    {
      ...second,
      title: "Account Manager",
      email: "wren@duskridge.example",
      secondPhone: { label: "Mobile", phone: "6025550155" },
      license: "AZ License 18004512",
      photo: "images/principal-agent.jpg",
      languages: ["Spanish", "Navajo"],
      licensed: false,
    },
    ...agents,
  ],
  "main-lines.yaml": ([first, ...lines]) => [
    { ...first, email: "claims@duskridge.example" },
    ...lines,
    { name: "Fax", phone: "6025550156", fax: true },
  ],
  "products.yaml": ([first, ...products]) => [
    { ...first, link: { name: "Ask for a quote", href: "#quote" } },
    ...products,
  ],
  "testimonials.yaml": ([first, ...reviews]) => [
    { ...first, date: "March 2026", source: "Google", url: "https://google.example/1" },
    ...reviews,
  ],
  "cities.yaml": ([first, ...cities]) => [{ ...first, state: "NV" }, ...cities],
  "closures.yaml": ([first, ...closures]) => [
    { ...first, until: "2026-11-27" },
    { ...closures[0], hours: "9:00 AM-Noon" },
    ...closures.slice(1),
  ],
  "redirects.yaml": () => [{ from: "/team", to: "/directory" }],
  "embeds.yaml": (embeds) => ({
    ...embeds,
    allow: Object.fromEntries(
      ["scripts", "connections", "pictures", "frames", "fonts", "styles"].map((kind) => [
        kind,
        ["https://chat.example"],
      ]),
    ),
  }),
  "layout.yaml": ({ footer, ...layout }) => ({
    ...layout,
    footer: { ...footer, disclosures: ["We do not offer every plan."] },
  }),
  "home.yaml": ({ seo, about, ...home }) => ({
    ...home,
    seo: { ...seo, description: "Auto, home, life and business insurance." },
    about: { ...about, text: "We opened in {since}." },
    carriers: {
      heading: "Carriers",
      groups: [
        { name: "Life", carriers: ["Copper State Mutual"] },
        { name: "Auto", carriers: ["Saguaro Mutual"] },
      ],
    },
  }),
  "legal/privacy-policy.yaml": (page) =>
    withoutStreet({
      ...page,
      language: "es",
      words: { lastUpdated: "Actualizado", contents: "En esta página", returnHome: "Volver" },
    }),
  "legal/terms-and-conditions.yaml": ({ sections, ...page }) =>
    withoutStreet({ ...page, sections: [{ title: "Points", points: ["a point"] }, ...sections] }),
};

const withoutStreet = (page: Content): Content =>
  JSON.parse(JSON.stringify(page).replaceAll(/\{address.(street|zip)\},? ?/g, ""));

/** Returns the fixture agency's content by path relative to `data/`. */
export function fixtureContent(): Map<string, string | Uint8Array> {
  return new Map(
    visibleFilesIn(folder).map((path) => {
      const bytes = readFileSync(join(folder, path));
      const complete = completions[path] ?? ((content) => content);
      return [
        path,
        path.endsWith(".yaml") ? stringify(complete(parse(String(bytes))), { lineWidth: 0 }) : bytes,
      ];
    }),
  );
}

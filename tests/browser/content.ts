import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import type { agency as agencyKind } from "../../src/content/declarations/agency";
import type { embeds } from "../../src/content/declarations/embeds";
import type { home as homeKind } from "../../src/content/declarations/home";
import type { layout as layoutKind } from "../../src/content/declarations/layout";
import type {
  directoryPage,
  errorScreen as errorScreenKind,
  legalPage,
} from "../../src/content/declarations/pages";
import type { agent, mainLine } from "../../src/content/declarations/people";
import type { product } from "../../src/content/declarations/product";
import type { testimonial } from "../../src/content/declarations/testimonial";
import { minutes } from "../../src/lib/clockTime";
import { type OpenStatusData, openStatus } from "../../src/lib/openStatus";

/**
 * The expected content of the pages, read from the YAML in data/. This file implements template variables such as
 * {phone} itself, because by importing the site's code it would repeat the site's mistakes.
 */

export const facts = new Map<string, string>();

/** The folder of the built site that playwright.config.ts serves. */
export const siteFolder = process.env.E2E_DIR ?? "public";

/** Converts a phone number in any format to the displayed format: (602) 555-0142, or (602) 555-0142 x12. */
export function formatPhone(number: string): string {
  const [digits = "", extension] = number.split("x").map((part) => part.replace(/\D/g, ""));
  const shown = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension ? `${shown} x${extension}` : shown;
}

/** Returns the `tel:` URL of a phone number, with the extension after a comma. */
export const telHref = (number: string): string =>
  `tel:+1${number
    .split("x")
    .map((part) => part.replace(/\D/g, ""))
    .join(",")}`;

/**
 * Replaces template variables such as `{name}` by their values; variables without a value stay. If a value ends with
 * a period, a period after the variable is dropped.
 */
export function fillTemplate(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/\{([\w.]+)\}(\.?)/g, (written, name, stop) => {
    const value = values.get(name);
    if (value === undefined) return written;
    return value.endsWith(".") ? value : value + stop;
  });
}

function read<Kind extends z.ZodType>(file: string): z.output<Kind> {
  const text = readFileSync(join(__dirname, "../../data", file), "utf8");
  return parse(text, (_, value) => (typeof value === "string" ? fillTemplate(value, facts).trim() : value));
}

/** Adds the values of an object to the template variables, by names such as `address.city`. */
function addFacts(part: object, prefix = ""): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === "object") addFacts(value, `${prefix}${key}.`);
    else facts.set(`${prefix}${key}`, key === "phone" ? formatPhone(value) : String(value));
  }
}

export const agency = read<typeof agencyKind>("agency.yaml");
addFacts(agency);
/** The street and unit of the office address, on one line. */
export const street = [agency.address.street, agency.address.unit].filter(Boolean).join(", ");
facts.set("address.street", street);
export const agents = read<z.ZodArray<typeof agent>>("agents.yaml");
export const principal = agents.filter((entry) => entry.principal).at(-1) as (typeof agents)[number];
addFacts({ principal });

export const mainLines = read<z.ZodArray<typeof mainLine>>("main-lines.yaml");
export const products = read<z.ZodArray<typeof product>>("products.yaml");
export const testimonials = read<z.ZodArray<typeof testimonial>>("testimonials.yaml");
export const layout = read<typeof layoutKind>("layout.yaml");
export const home = read<typeof homeKind>("home.yaml");
const codes = read<typeof embeds>("embeds.yaml");
const source = (code: string, element: string) =>
  new RegExp(`<${element}[^>]*?\\ssrc=["']([^"']*)`).exec(code)?.[1]?.replaceAll("&amp;", "&");
const form = ({ code, height }: { code: string; height?: number }, defaultHeight: number) => ({
  address: source(code, "iframe") ?? "",
  script: source(code, "script"),
  height: height ?? defaultHeight,
});
/** For each form: its URL, the URL of the provider's script, and the initial height of the iframe in pixels. */
export const forms = {
  lead: form(codes.leadForm, 600),
  contact: form(codes.contactForm, 500),
  survey: form(codes.survey, 600),
};
/** Whether the site shows its sample forms because no lead provider is connected. */
export const formsAreSamples = Object.values(forms).every(({ address }) => address.startsWith("/"));
export const directory = read<typeof directoryPage>("directory.yaml");
export const errorScreen = read<typeof errorScreenKind>("error-screen.yaml");

export const legalSections = (slug: string): string[] =>
  read<typeof legalPage>(`legal/${slug}.yaml`).sections.map(({ title }) => title);

/** The office address on one line, for example `2550 W Union Hills Dr, Phoenix, AZ`. */
export const address = `${street}, ${agency.address.city}, ${agency.address.state}`;

/** Returns the accessible name of a review's stars. */
export const ratingLabel = (rating: number): string =>
  fillTemplate(home.testimonials.ratingLabel, new Map([["rating", String(rating)]]));

/** The office hours, closures and words of the opening status, as the built home page contains them. */
const status: OpenStatusData = JSON.parse(
  String(/data-open-status="([^"]*)"/.exec(readFileSync(`${siteFolder}/index.html`, "utf8"))?.[1])
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&"),
);

/** Returns the expected opening status; src/lib/openStatus.test.ts tests that it is right. */
export const openStatusOn = (moment: Date): string => openStatus(status, moment).text;

/** A Monday 0:00 in Phoenix, so far in the future that closures.yaml has no day near it. */
const monday = Date.parse("2040-01-02T00:00:00-07:00");

/** Returns the date at a minute of a week without closures, counted from Monday 0:00 in Phoenix. */
export const momentAt = (minute: number): Date => new Date(monday + minute * 60_000);

/** Returns the expected opening status at a minute of a week without closures. */
export const openStatusAt = (minute: number): string => openStatusOn(momentAt(minute));

/** The times at which the office closes, in minutes since Monday 0:00. */
export const openings = Array.from({ length: 7 }, (_, day) =>
  status.rows.flatMap(({ spans }) => spans ?? []).map(({ closes }) => ({ to: day * 1440 + minutes(closes) })),
)
  .flat()
  .filter(({ to }) => openStatusAt(to - 1) !== openStatusAt(to));

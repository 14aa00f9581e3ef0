import type { z } from "zod";
import { agency } from "./agency";
import { city } from "./city";
import { closure, deriveClosure, derivedClosure } from "./closure";
import { derivedEmbeds, deriveEmbeds, embeds, type WrittenEmbeds } from "./embeds";
import { fact } from "./fields";
import { home } from "./home";
import { layout } from "./layout";
import { type Limit, limits } from "./limits";
import { derivedHours, deriveHours, officeHours } from "./officeHours";
import { ownPages } from "./ownPages";
import { directoryPage, errorScreen, legalPage, notFound } from "./pages";
import { agent, mainLine } from "./people";
import { product } from "./product";
import { list, mapping } from "./structure";
import { testimonial } from "./testimonial";

type Mapping = ReturnType<typeof mapping>;

/** A YAML file of `data/` and what it holds. */
export interface ContentFile {
  /** Where it is, below `data/`; the declaration of a folder's files has a * in the place of the name. */
  path: string;
  /** Its whole content: one mapping, or a list of them. */
  content: z.ZodType;
  /** The mapping, or one entry of the list. Its `typeName` names the GraphQL type. */
  entry: Mapping;
  /** For a list: how many entries, and what they are called in messages. */
  entries?: { limit: Limit; plural: string };
  /** A flag that exactly one entry of a list has. */
  exactlyOne?: string;
  /** Fields that GraphQL offers on top, or in the place of those written, and how they are made. */
  derived?: { fields: Mapping; from: (entry: Record<string, unknown>, file: ContentFile) => object };
}

const slug = {
  fields: mapping("LegalPage", "What a legal page's file says about it.", {
    slug: fact("The last part of the page's address: the file's name, such as privacy-policy."),
  }),
  from: (_entry: Record<string, unknown>, file: ContentFile) => ({ slug: legalSlug(file.path) }),
};

const hoursForPrograms = {
  fields: derivedHours,
  from: (entry: Record<string, unknown>) => deriveHours(entry as { hours: string }),
};

const closureForPeople = {
  fields: derivedClosure,
  from: (entry: Record<string, unknown>) => deriveClosure(entry as { date: string }),
};

const framesForPages = {
  fields: derivedEmbeds,
  from: (entry: Record<string, unknown>) => deriveEmbeds(entry as unknown as WrittenEmbeds),
};

function one(path: string, entry: Mapping, more: Partial<ContentFile> = {}): ContentFile {
  return { path, entry, content: entry, ...more };
}

function many(
  path: string,
  entry: Mapping,
  plural: string,
  limit: Limit,
  unique: readonly string[],
  more: Partial<ContentFile> = {},
): ContentFile {
  const content = list(`The ${plural}, in the order pages show them.`, plural, limit, entry, unique);
  return { path, entry, content, entries: { limit, plural }, ...more };
}

/** Every kind of file there is in `data/`, beside the images. A file that is not named here stops the build. */
export const contentFiles: readonly ContentFile[] = [
  one("agency.yaml", agency),
  many("agents.yaml", agent, "agents", limits.agents, ["name"], { exactlyOne: "principal" }),
  many("main-lines.yaml", mainLine, "main lines", limits.mainLines, ["name"]),
  many("products.yaml", product, "products", limits.products, ["title"], { exactlyOne: "popular" }),
  many("testimonials.yaml", testimonial, "testimonials", limits.testimonials, ["text"]),
  many("cities.yaml", city, "cities", limits.cities, ["name"]),
  many("hours.yaml", officeHours, "rows", limits.officeHours, ["day"], { derived: hoursForPrograms }),
  many("closures.yaml", closure, "days", limits.closures, [], { derived: closureForPeople }),
  one("embeds.yaml", embeds, { derived: framesForPages }),
  one("layout.yaml", layout),
  one("home.yaml", home),
  one("directory.yaml", directoryPage),
  one("not-found.yaml", notFound),
  one("error-screen.yaml", errorScreen),
  one("legal/*.yaml", legalPage, { derived: slug }),
];

/** Legal pages that the site always has (specification, section 2); others may stand beside them. */
const alwaysThere = ["legal/privacy-policy.yaml", "legal/terms-and-conditions.yaml"];

/** Whether an address is another page's, so that no legal page can have it. */
function isTaken(slug: string): boolean {
  return slug === "404" || slug === "index" || ownPages().includes(`/${slug}`);
}

/** The slug of a legal page's file: the last part of its address. Undefined for a name that makes no address. */
export function legalSlug(path: string): string | undefined {
  const slug = /^legal\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(path)?.[1];
  return slug && !isTaken(slug) ? slug : undefined;
}

/** The declaration of a file, by its path below `data/`. */
export function contentFile(path: string): ContentFile | undefined {
  const declared = legalSlug(path) ? "legal/*.yaml" : path;
  const file = contentFiles.find((candidate) => candidate.path === declared && !path.includes("*"));
  return file && { ...file, path };
}

/** The declared files among those that are there, and those that have to be, each by its own path. */
export function contentFilesAmong(paths: readonly string[]): ContentFile[] {
  const single = contentFiles.map(({ path }) => path).filter((path) => !path.includes("*"));
  const legal = [...new Set([...alwaysThere, ...paths.filter(legalSlug)])].sort();
  return [...single, ...legal].flatMap((path) => contentFile(path) ?? []);
}

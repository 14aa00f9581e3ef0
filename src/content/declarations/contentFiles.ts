import type { z } from "zod";
import { agency } from "./agency";
import { city } from "./city";
import { closure, derivedClosure, endsWithinAYear } from "./closure";
import { derivedEmbeds, deriveEmbeds, embeds } from "./embeds";
import { fact } from "./fields";
import { home } from "./home";
import { layout } from "./layout";
import { type Limit, limits } from "./limits";
import { derivedHours, everyWeekday, officeHours } from "./officeHours";
import { ownPages } from "./ownPages";
import { directoryPage, errorScreen, legalPage, notFound } from "./pages";
import { agent, mainLine } from "./people";
import { product } from "./product";
import { exactlyOne, fieldInfoOf, type ListRule, list, unique } from "./schemaBuilders";
import { testimonial } from "./testimonial";

/** Fields that GraphQL offers on top, or in the place of those written, and how they are made of an entry. */
interface Derived {
  fields: Record<string, z.ZodType>;
  from: (entry: never, path: string) => object;
}

/** A YAML file of `data/` and what it holds. */
export interface ContentFile {
  /** Where it is, below `data/`; the declaration of a folder's files has a * in the place of the name. */
  path: string;
  /** The GraphQL type of its mapping, or of each entry of its list. */
  typeName: string;
  /** Its whole content: one mapping, or a list of them. */
  content: z.ZodType;
  /** The mapping, or one entry of the list. */
  entry: z.ZodObject;
  /** For a list: how many entries, and what they are called in messages. */
  entries?: Limit;
  derived?: Derived;
}

function one(path: string, entry: z.ZodObject, derived?: Derived): ContentFile {
  return { path, typeName: String(fieldInfoOf(entry).typeName), content: entry, entry, derived };
}

function many(
  path: string,
  entry: z.ZodObject,
  entries: Limit,
  rules: readonly ListRule[],
  derived?: Derived,
): ContentFile {
  const content = list(`The ${entries.of}, in the order pages show them.`, entries, entry, ...rules);
  return { ...one(path, entry, derived), content, entries };
}

const slug = {
  fields: { slug: fact("The last part of the page's address: the file's name, such as privacy-policy.") },
  from: (_entry: unknown, path: string) => ({ slug: legalSlug(path) }),
};

/** Every kind of file there is in `data/`, beside the images. A file that is not named here stops the build. */
export const contentFiles: readonly ContentFile[] = [
  one("agency.yaml", agency),
  many("agents.yaml", agent, limits.agents, [unique("name"), exactlyOne("principal")]),
  many("main-lines.yaml", mainLine, limits.mainLines, [unique("name")]),
  many("products.yaml", product, limits.products, [unique("title"), exactlyOne("popular")]),
  many("testimonials.yaml", testimonial, limits.testimonials, [unique("text")]),
  many("cities.yaml", city, limits.cities, [unique("name")]),
  many("hours.yaml", officeHours, limits.officeHours, [unique("day"), everyWeekday], derivedHours),
  // A day that is one of several may have an entry of its own.
  many("closures.yaml", closure, limits.closures, [unique("date", "until"), endsWithinAYear], derivedClosure),
  one("embeds.yaml", embeds, { fields: derivedEmbeds.shape, from: deriveEmbeds }),
  one("layout.yaml", layout),
  one("home.yaml", home),
  one("directory.yaml", directoryPage),
  one("not-found.yaml", notFound),
  one("error-screen.yaml", errorScreen),
  one("legal/*.yaml", legalPage, slug),
];

/** Legal pages that the site always has (specification, section 2); others may stand beside them. */
const alwaysThere = ["legal/privacy-policy.yaml", "legal/terms-and-conditions.yaml"];

/**
 * The slug of a legal page's file: the last part of its address. Undefined for a name that makes no address, or
 * another page's.
 */
export function legalSlug(path: string): string | undefined {
  const slug = /^legal\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(path)?.[1];
  return slug === "404" || slug === "index" || ownPages().includes(`/${slug}`) ? undefined : slug;
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

import type { z } from "zod";
import { agency } from "./agency";
import { city } from "./city";
import { closure, derivedClosure, withinAYear } from "./closure";
import { derivedEmbeds, deriveEmbeds, embeds } from "./embeds";
import { plainText } from "./fields";
import { home } from "./home";
import { layout } from "./layout";
import { type Limit, limits } from "./limits";
import { derivedHours, everyWeekday, officeHours } from "./officeHours";
import { directoryPage, errorScreen, legalPage, notFound } from "./pages";
import { agent, mainLine } from "./people";
import { product } from "./product";
import { exactlyOne, fieldInfoOf, type ListRule, list, unique } from "./schemaBuilders";
import { srcPagePaths } from "./srcPagePaths";
import { testimonial } from "./testimonial";

/** Fields that GraphQL adds to an entry or replaces in it, and the function that computes them. */
interface Derived {
  fields: Record<string, z.ZodType>;
  from: (entry: never, path: string) => object;
}

/** A YAML file in `data/` and the schema of its content. */
export interface ContentFile {
  /** Path relative to `data/`; the legal pages share one declaration, `legal/*.yaml`. */
  path: string;
  /** The GraphQL type of the mapping, or of each list entry. */
  typeName: string;
  /** Schema of the whole file: one mapping, or a list of them. */
  content: z.ZodType;
  /** Schema of the mapping, or of one list entry. */
  entry: z.ZodObject;
  /** For a list: the allowed number of entries, and what messages call them. */
  entries?: Limit;
  derived?: Derived;
}

function mappingFile(path: string, entry: z.ZodObject, derived?: Derived): ContentFile {
  return { path, typeName: String(fieldInfoOf(entry).typeName), content: entry, entry, derived };
}

function listFile(
  path: string,
  entry: z.ZodObject,
  entries: Limit,
  rules: readonly ListRule[],
  derived?: Derived,
): ContentFile {
  const content = list(`The ${entries.of}, in the order pages show them.`, entries, entry, ...rules);
  return { ...mappingFile(path, entry, derived), content, entries };
}

const slug = {
  fields: {
    slug: plainText("The last part of the page's address: the file's name, such as privacy-policy."),
  },
  from: (_entry: unknown, path: string) => ({ slug: legalSlug(path) }),
};

/** Every kind of content file. Any other file in `data/`, apart from images, stops the build. */
export const contentFiles: readonly ContentFile[] = [
  mappingFile("agency.yaml", agency),
  listFile("agents.yaml", agent, limits.agents, [unique("name"), exactlyOne("principal")]),
  listFile("main-lines.yaml", mainLine, limits.mainLines, [unique("name")]),
  listFile("products.yaml", product, limits.products, [unique("title"), exactlyOne("popular")]),
  listFile("testimonials.yaml", testimonial, limits.testimonials, [unique("text")]),
  listFile("cities.yaml", city, limits.cities, [unique("name")]),
  listFile("hours.yaml", officeHours, limits.officeHours, [unique("day"), everyWeekday], derivedHours),
  // `until` is part of the key, so that a single day within a range can have an entry of its own.
  listFile("closures.yaml", closure, limits.closures, [unique("date", "until"), withinAYear], derivedClosure),
  mappingFile("embeds.yaml", embeds, { fields: derivedEmbeds.shape, from: deriveEmbeds }),
  mappingFile("layout.yaml", layout),
  mappingFile("home.yaml", home),
  mappingFile("directory.yaml", directoryPage),
  mappingFile("not-found.yaml", notFound),
  mappingFile("error-screen.yaml", errorScreen),
  mappingFile("legal/*.yaml", legalPage, slug),
];

/** Legal pages that the site must have; others can be added. */
const requiredLegalPages = ["legal/privacy-policy.yaml", "legal/terms-and-conditions.yaml"];

/** The slug of a legal page, from its file's path; undefined for an invalid slug or the address of another page. */
export function legalSlug(path: string): string | undefined {
  const slug = /^legal\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(path)?.[1];
  return slug === "404" || slug === "index" || srcPagePaths().includes(`/${slug}`) ? undefined : slug;
}

/** The declaration of the file at a path relative to `data/`. */
export function contentFile(path: string): ContentFile | undefined {
  const declared = legalSlug(path) ? "legal/*.yaml" : path;
  const file = contentFiles.find((candidate) => candidate.path === declared && !path.includes("*"));
  return file && { ...file, path };
}

/** The declarations of all required files, and of the further legal pages among `paths`. */
export function contentFilesAmong(paths: readonly string[]): ContentFile[] {
  const single = contentFiles.map(({ path }) => path).filter((path) => !path.includes("*"));
  const legal = [...new Set([...requiredLegalPages, ...paths.filter(legalSlug)])].sort();
  return [...single, ...legal].flatMap((path) => contentFile(path) ?? []);
}

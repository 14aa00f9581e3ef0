import { resolve } from "node:path";
import { z } from "zod";
import { filesIn } from "../filesIn";
import { agency } from "./agency";
import { carrier } from "./carrier";
import { city, derivedCity } from "./city";
import { derivedEmbeds, deriveEmbeds, embeds } from "./embeds";
import { home } from "./home";
import { layout } from "./layout";
import { type Limit, limits } from "./limits";
import {
  closure,
  derivedClosure,
  derivedOfficeHours,
  everyWeekday,
  officeHours,
  withinAYear,
} from "./officeHours";
import { directoryPage, errorScreen, legalPage, notFound } from "./pages";
import { agent, mainLine } from "./people";
import { product } from "./product";
import { derivedRedirect, redirect } from "./redirect";
import { computed, fieldInfo, fieldInfoOf, flagged, type ListRule, list, unique } from "./schemaBuilders";
import { testimonial } from "./testimonial";

/** Computed GraphQL fields, such as a closure's `lastDay`. They extend or replace the fields in the YAML file. */
interface Derived {
  fields?: Record<string, z.ZodType>;
  /** Returns the published entry, or several, such as one for each day of Monday-Friday. */
  from: (entry: never, path: string) => object;
}

export interface ContentFile {
  /** Relative to `data/`, such as `agency.yaml`, or `legal/*.yaml` for all legal pages. */
  path: string;
  /** The GraphQL type of the YAML mapping, or of each entry in a YAML list. */
  typeName: string;
  shownIn: string;
  /** The schema of the whole file: a YAML mapping or a list of mappings. */
  content: z.ZodType;
  /** For a list, the schema of each entry; otherwise the same as `content`. */
  entry: z.ZodObject;
  /** Minimum and maximum number of entries; undefined if the file isn't a list. */
  entries?: Limit;
  derived?: Derived;
}

function mappingFile(path: string, shownIn: string, entry: z.ZodObject, derived?: Derived): ContentFile {
  return { path, shownIn, typeName: String(fieldInfoOf(entry).typeName), content: entry, entry, derived };
}

function listFile(
  path: string,
  shownIn: string,
  entry: z.ZodObject,
  entries: Limit,
  rules: readonly ListRule[],
  derived?: Derived,
): ContentFile {
  const content = list(`The ${entries.of}, in the order pages show them.`, entries, entry, ...rules);
  return { ...mappingFile(path, shownIn, entry, derived), content, entries };
}

/** Lets the entries of a list be written as `Monday: 9:00 AM-6:00 PM`, which are two fields. */
function withPairs(file: ContentFile, key: string, value: string): ContentFile {
  fieldInfo.add(file.content, { ...fieldInfoOf(file.content), pairs: [key, value] });
  return file;
}

const slug = {
  fields: {
    slug: computed("The last part of the page's address, such as privacy-policy.", z.string()),
  },
  from: (_entry: unknown, path: string) => ({ slug: legalSlug(path) }),
};

export const sourceFields = {
  file: computed("The file to edit, such as data/agents.yaml.", z.string()),
  line: computed("The line where the entry begins.", z.int()),
};

/** All files that `data/` may contain, except images. */
export const contentFiles: readonly ContentFile[] = [
  mappingFile("agency.yaml", "Facts", agency),
  listFile("agents.yaml", "Directory, people", agent, limits.agents, [
    unique("name"),
    flagged("principal", "exactly one"),
  ]),
  listFile("main-lines.yaml", "Directory, main lines", mainLine, limits.mainLines, [unique("name")]),
  listFile("products.yaml", "Home page, products", product, limits.products, [
    unique("title"),
    flagged("popular", "at most one"),
  ]),
  listFile("carriers.yaml", "Home page, carriers", carrier, limits.carriers, [unique("name")]),
  listFile("testimonials.yaml", "Home page, reviews", testimonial, limits.testimonials, [unique("text")]),
  listFile(
    "cities.yaml",
    "Every page, service area",
    city,
    limits.cities,
    [unique("name", "state")],
    derivedCity,
  ),
  withPairs(
    listFile(
      "hours.yaml",
      "Every page, hours",
      officeHours,
      limits.officeHours,
      [unique("day"), everyWeekday],
      derivedOfficeHours,
    ),
    "day",
    "hours",
  ),
  listFile(
    "closures.yaml",
    "Every page, closures",
    closure,
    limits.closures,
    // Allows the same `date` with a different `until`, such as special hours on the first day of a long closure.
    [unique("date", "until"), withinAYear],
    derivedClosure,
  ),
  mappingFile("embeds.yaml", "Forms", embeds, { fields: derivedEmbeds.shape, from: deriveEmbeds }),
  listFile("redirects.yaml", "Old addresses", redirect, limits.redirects, [], derivedRedirect),
  mappingFile("layout.yaml", "Every page", layout),
  mappingFile("home.yaml", "Home page", home),
  mappingFile("directory.yaml", "Directory", directoryPage),
  mappingFile("not-found.yaml", "Page not found", notFound),
  mappingFile("error-screen.yaml", "Error screen", errorScreen),
  mappingFile("legal/*.yaml", "Page /*", legalPage, slug),
];

/** Returns the URL paths of the pages in `src/pages/`, except 404.tsx and templates such as `{LegalPage.slug}.tsx`. */
export function srcPagePaths(): string[] {
  const pages = filesIn(resolve("src/pages")).filter((file) => /^[a-z][a-z0-9/-]*\.tsx$/.test(file));
  return pages.map((file) => `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, "")}`);
}

export const isImage = (path: string) => /^images\/.*\.(jpe?g|png|webp|avif|svg)$/i.test(path);

/** Returns a legal page's slug; undefined if the slug is invalid, reserved (such as `404`), or used by another page. */
export function legalSlug(path: string): string | undefined {
  const slug = /^legal\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(path)?.[1];
  const isTaken = /^(404|index|page-data|sample-forms|static)$/.test(String(slug));
  return isTaken || srcPagePaths().includes(`/${slug}`) ? undefined : slug;
}

export function contentFile(path: string): ContentFile | undefined {
  const declared = legalSlug(path) ? "legal/*.yaml" : path;
  const file = contentFiles.find((candidate) => candidate.path === declared && !path.includes("*"));
  return file && { ...file, path, shownIn: file.shownIn.replace("*", String(legalSlug(path))) };
}

/** Returns every required file, even if missing from `paths`, and the additional legal pages in `paths`. */
export function contentFilesAmong(paths: readonly string[]): ContentFile[] {
  const single = contentFiles.map(({ path }) => path).filter((path) => !path.includes("*"));
  const required = ["legal/privacy-policy.yaml", "legal/terms-and-conditions.yaml"];
  const legal = [...new Set([...required, ...paths.filter(legalSlug)])].sort();
  return [...single, ...legal].flatMap((path) => contentFile(path) ?? []);
}

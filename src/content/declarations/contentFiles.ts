import { resolve } from "node:path";
import type { z } from "zod";
import { filesIn } from "../filesIn";
import { agency } from "./agency";
import type { Facts } from "./agencyFacts";
import { carrier } from "./carrier";
import { city, inState } from "./city";
import { derivedEmbeds, deriveEmbeds, embeds } from "./embeds";
import { plainText, wholeNumber } from "./fields";
import { home } from "./home";
import { layout } from "./layout";
import { type Limit, limits } from "./limits";
import { closure, derivedClosure, everyWeekday, officeHours, withinAYear } from "./officeHours";
import { directoryPage, errorScreen, legalPage, notFound } from "./pages";
import { agent, mainLine } from "./people";
import { product } from "./product";
import { derivedRedirect, redirect } from "./redirect";
import { fieldInfoOf, flagged, type ListRule, list, unique } from "./schemaBuilders";
import { isoDate, testimonial } from "./testimonial";

/** Fields that GraphQL adds to a content entry, or replaces in it, and the function that computes their values. */
interface Derived {
  fields: Record<string, z.ZodType>;
  from: (entry: never, path: string, facts: Facts) => object;
}

export interface ContentFile {
  /** Path relative to `data/`; the legal pages share one declaration, `legal/*.yaml`. */
  path: string;
  /** The GraphQL type of the file's mapping, or of each entry of its list. */
  typeName: string;
  /** Where visitors read the file's texts, such as `Home page, reviews`. */
  shownIn: string;
  /** The schema of the whole file, which is one mapping or a list of mappings. */
  content: z.ZodType;
  /** The schema of the file's mapping, or of one entry of its list. */
  entry: z.ZodObject;
  /** The allowed number of entries, and what messages call them; undefined for a file that is not a list. */
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

const slug = {
  fields: {
    slug: plainText("The last part of the page's address, such as privacy-policy."),
  },
  from: (_entry: unknown, path: string) => ({ slug: legalSlug(path) }),
};

/** The fields that GraphQL adds to every node. */
export const sourceFields = {
  file: plainText("The file to edit, such as data/agents.yaml."),
  line: wholeNumber("The line of that file where this begins.", { min: 1, max: Number.MAX_SAFE_INTEGER }),
};

/** The declarations of all content files; any other file in `data/`, except an image, stops the build. */
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
  listFile(
    "testimonials.yaml",
    "Home page, reviews",
    testimonial,
    limits.testimonials,
    [unique("text")],
    isoDate,
  ),
  listFile(
    "cities.yaml",
    "Every page, service area",
    city,
    limits.cities,
    [unique("name", "state")],
    inState,
  ),
  listFile("hours.yaml", "Every page, hours", officeHours, limits.officeHours, [unique("day"), everyWeekday]),
  // Two closures may begin on the same day if they end on different days: one day of a longer closure can differ.
  listFile(
    "closures.yaml",
    "Every page, closures",
    closure,
    limits.closures,
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

/** Returns the URL paths of the pages in `src/pages/`, such as `/directory`, except the 404 page and templates. */
export function srcPagePaths(): string[] {
  const pages = filesIn(resolve("src/pages")).filter((file) => /^[a-z][a-z0-9/-]*\.tsx$/.test(file));
  return pages.map((file) => `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, "")}`);
}

/** Whether a path relative to `data/` is the path of an image. */
export const isImage = (path: string) => /^images\/.*\.(jpe?g|png|webp|avif|svg)$/i.test(path);

/** Returns the slug of a legal page's file; undefined if the slug is invalid, or taken by another page or the build. */
export function legalSlug(path: string): string | undefined {
  const slug = /^legal\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(path)?.[1];
  const isTaken = /^(404|index|page-data|sample-forms|static)$/.test(String(slug));
  return isTaken || srcPagePaths().includes(`/${slug}`) ? undefined : slug;
}

/** Returns the declaration of the file at a path relative to `data/`; undefined for an unknown file. */
export function contentFile(path: string): ContentFile | undefined {
  const declared = legalSlug(path) ? "legal/*.yaml" : path;
  const file = contentFiles.find((candidate) => candidate.path === declared && !path.includes("*"));
  return file && { ...file, path, shownIn: file.shownIn.replace("*", String(legalSlug(path))) };
}

/** Returns the declarations of all required files, and of further legal pages among `paths`. */
export function contentFilesAmong(paths: readonly string[]): ContentFile[] {
  const single = contentFiles.map(({ path }) => path).filter((path) => !path.includes("*"));
  const required = ["legal/privacy-policy.yaml", "legal/terms-and-conditions.yaml"];
  const legal = [...new Set([...required, ...paths.filter(legalSlug)])].sort();
  return [...single, ...legal].flatMap((path) => contentFile(path) ?? []);
}

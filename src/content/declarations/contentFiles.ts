import { resolve } from "node:path";
import { z } from "zod";
import { filesIn } from "../files";
import { agency } from "./agency";
import { agents, mainLines } from "./agents";
import { carriers } from "./carriers";
import { cities } from "./cities";
import { closures, derivedClosure } from "./closures";
import { derivedEmbeds, embeds } from "./embeds";
import { home } from "./home";
import { derivedOfficeHours, officeHours } from "./hours";
import { layout } from "./layout";
import { directoryPage, errorScreen, legalPage, notFound } from "./pages";
import { products } from "./products";
import { computed, fieldInfoOf, unwrapped } from "./schemaBuilders";
import { testimonials } from "./testimonials";

/** Computed GraphQL fields, such as a closure's `lastDay`. They extend or replace the fields in the YAML file. */
interface Derived {
  fields?: Record<string, z.ZodType>;
  /** Returns an entry's computed fields, or an array of objects to split the entry: `Monday-Friday` into five days. */
  from: (entry: never, path: string) => object;
}

export type ContentFile = ReturnType<typeof file>;

/** @param content the schema of the whole file: a mapping or a list of mappings */
function file(path: string, shownIn: string, content: z.ZodType, derived?: Derived) {
  const inner = unwrapped(content);
  /** For a list, the schema of each entry; otherwise the same as `content`. */
  const entry = (inner instanceof z.ZodArray ? inner.element : inner) as z.ZodObject;
  return { path, shownIn, typeName: String(fieldInfoOf(entry).typeName), content, entry, derived };
}

const slug = computed("The last part of the page's address, such as privacy-policy.", z.string());

export const sourceFields = {
  file: computed("The file to edit, such as data/agents.yaml.", z.string()),
  line: computed("The line where the entry begins.", z.int()),
};

const singleFiles: readonly ContentFile[] = [
  file("agency.yaml", "Facts", agency),
  file("agents.yaml", "Directory, agents", agents),
  file("main-lines.yaml", "Directory, main lines", mainLines),
  file("products.yaml", "Home page, products", products),
  file("carriers.yaml", "Home page, carriers", carriers),
  file("testimonials.yaml", "Home page, reviews", testimonials),
  file("cities.yaml", "Every page, service area", cities),
  file("hours.yaml", "Every page, hours", officeHours, derivedOfficeHours),
  file("closures.yaml", "Every page, closures", closures, derivedClosure),
  file("embeds.yaml", "Forms", embeds, derivedEmbeds),
  file("layout.yaml", "Every page", layout),
  file("home.yaml", "Home page", home),
  file("directory.yaml", "Directory", directoryPage),
  file("not-found.yaml", "Page not found", notFound),
  file("error-screen.yaml", "Error screen", errorScreen),
];

const legalPages = file("legal/*.yaml", "Page /*", legalPage, {
  fields: { slug },
  from: (_entry, path) => ({ slug: legalSlug(path) }),
});

/** All files that `data/` may contain, except images. */
export const contentFiles: readonly ContentFile[] = [...singleFiles, legalPages];

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
  return legalSlug(path) ? { ...legalPages, path } : singleFiles.find((file) => file.path === path);
}

/** Returns every required file, even if missing from `paths`, and the additional legal pages in `paths`. */
export function contentFilesAmong(paths: readonly string[]): ContentFile[] {
  const legal = ["legal/privacy-policy.yaml", "legal/terms-and-conditions.yaml", ...paths.filter(legalSlug)];
  return [...singleFiles, ...[...new Set(legal)].sort().map((path) => ({ ...legalPages, path }))];
}

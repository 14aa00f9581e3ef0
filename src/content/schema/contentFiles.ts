import { resolve } from "node:path";
import { z } from "zod";
import { filesIn } from "../filesIn";
import { agency } from "./agency";
import { agents, mainPhoneNumbers } from "./agents";
import { carriers } from "./carriers";
import { cities } from "./cities";
import { closures } from "./closures";
import { embeds } from "./embeds";
import { home } from "./home";
import { officeHours } from "./hours";
import { layout } from "./layout";
import { directoryPage, errorScreen, legalPage, notFound } from "./pages";
import { products } from "./products";
import { errorFor } from "./schema";
import { testimonials } from "./testimonials";
import { metaOf, withoutList } from "./walkSchema";

export interface ContentFile {
  /** The path in data/. */
  path: string;
  /** The GraphQL type of the file or, if the file is a list, of each entry. */
  typeName: string;
  /** The schema of the whole file. */
  content: z.ZodType;
}

const file = (path: string, content: z.ZodType): ContentFile => ({
  path,
  typeName: metaOf(withoutList(content)).typeName ?? "",
  content,
});

const singleFiles: readonly ContentFile[] = [
  file("agency.yaml", agency),
  file("agents.yaml", agents),
  file("main-phone-numbers.yaml", mainPhoneNumbers),
  file("products.yaml", products),
  file("carriers.yaml", carriers),
  file("testimonials.yaml", testimonials),
  file("cities.yaml", cities),
  file("hours.yaml", officeHours),
  file("closures.yaml", closures),
  file("embeds.yaml", embeds),
  file("layout.yaml", layout),
  file("home.yaml", home),
  file("directory.yaml", directoryPage),
  file("not-found.yaml", notFound),
  file("error-screen.yaml", errorScreen),
];

const legalPages = file("legal/*.yaml", legalPage);

/** All files in `data/` that have a schema. */
export const contentFiles: readonly ContentFile[] = [...singleFiles, legalPages];

/** Returns the URL paths of the pages in `src/pages/`, except 404.tsx and templates such as `{LegalPage…}.tsx`. */
export function srcPagePaths(): string[] {
  const pages = filesIn(resolve("src/pages")).filter((path) => /^[a-z][a-z0-9/-]*\.tsx$/.test(path));
  return pages.map((path) => `/${path.replace(/(^|\/)index\.tsx$|\.tsx$/, "")}`);
}

/** Returns a legal page's slug: `terms` for `legal/terms.yaml`; undefined if the name is invalid, reserved or taken. */
export function legalSlug(path: string): string | undefined {
  const slug = /^legal\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(path)?.[1];
  if (!slug || /^(404|index|page-data|sample-forms|slice-data|static)$/.test(slug)) return undefined;
  return srcPagePaths().includes(`/${slug}`) ? undefined : slug;
}

/** The schema of a file that no page uses, but that developers can query in GraphiQL. */
export const undeclared = z.union(
  [z.looseObject({}), z.array(z.looseObject({}))],
  errorFor("lines with names, or a list of them, without empty entries"),
);

function undeclaredFile(path: string): ContentFile | undefined {
  const words = /^([a-z][\w-]*)\.yaml$/i.exec(path)?.[1]?.split(/[_-]+/);
  const name = words?.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return name ? { path, typeName: `${name}Yaml`, content: undeclared } : undefined;
}

export function contentFile(path: string): ContentFile | undefined {
  if (legalSlug(path)) return { ...legalPages, path };
  return singleFiles.find((single) => single.path === path) ?? undeclaredFile(path);
}

const required = [
  ...singleFiles.map(({ path }) => path),
  "legal/privacy-policy.yaml",
  "legal/terms-and-conditions.yaml",
];

/** Returns every required file, even if missing from `paths`, and the other content files in `paths`. */
export const contentFilesAmong = (paths: readonly string[]) =>
  [...new Set([...required, ...paths])].flatMap((path) => contentFile(path) ?? []);

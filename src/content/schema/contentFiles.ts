import { resolve } from "node:path";
import type { z } from "zod";
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
import { testimonials } from "./testimonials";
import { metaOf, withoutList } from "./walkSchema";

export const requiredFiles: Readonly<Record<string, z.ZodType>> = {
  "agency.yaml": agency,
  "agents.yaml": agents,
  "main-phone-numbers.yaml": mainPhoneNumbers,
  "products.yaml": products,
  "carriers.yaml": carriers,
  "testimonials.yaml": testimonials,
  "cities.yaml": cities,
  "hours.yaml": officeHours,
  "closures.yaml": closures,
  "embeds.yaml": embeds,
  "layout.yaml": layout,
  "home.yaml": home,
  "directory.yaml": directoryPage,
  "not-found.yaml": notFound,
  "error-screen.yaml": errorScreen,
  "legal/privacy-policy.yaml": legalPage,
  "legal/terms-and-conditions.yaml": legalPage,
};

/** Returns the schema of a file in data/, or undefined if the site doesn't use the file. */
export const schemaOf = (path: string): z.ZodType | undefined =>
  legalSlug(path) ? legalPage : requiredFiles[path];

/** Returns the name of a file's GraphQL type. For a list, it is the type of the entries. */
export function typeNameOf(path: string): string {
  const schema = schemaOf(path);
  return (schema && metaOf(withoutList(schema)).typeName) ?? "UnusedYaml";
}

/** Returns the URL paths of the pages in `src/pages/`, except 404.tsx and templates such as `{LegalPage…}.tsx`. */
export function srcPagePaths(): string[] {
  const pages = filesIn(resolve("src/pages")).filter((path) => /^[a-z][a-z0-9/-]*\.tsx$/.test(path));
  return pages.map((path) => `/${path.replace(/(^|\/)index\.tsx$|\.tsx$/, "")}`);
}

/** Returns a legal page's slug (`terms` for legal/terms.yaml), or undefined if it is invalid, reserved or taken. */
export function legalSlug(path: string): string | undefined {
  const slug = /^legal\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(path)?.[1];
  if (!slug || /^(404|index|page-data|slice-data|static)$/.test(slug)) return undefined;
  return srcPagePaths().includes(`/${slug}`) ? undefined : slug;
}

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

/** For YAML files that no page uses. Allows only what GraphQL can query: objects and lists of objects. */
export const undeclared = z.union(
  [z.looseObject({}), z.array(z.looseObject({}))],
  errorFor("lines with names, or a list of them, without empty entries"),
);

/** Returns the schema of a file in data/, or undefined if `path` does not match any kind of content file. */
export function schemaOf(path: string): z.ZodType | undefined {
  if (legalSlug(path)) return legalPage;
  return requiredFiles[path] ?? (/^[A-Za-z][\w-]*\.yaml$/.test(path) ? undeclared : undefined);
}

/** Returns the name of a file's GraphQL type. For a list, it is the type of the entries. */
export function typeNameOf(path: string): string {
  const schema = schemaOf(path);
  if (schema !== undeclared) return (schema && metaOf(withoutList(schema)).typeName) ?? "UnusedYaml";
  return path.replace(/(?:^|[_.-]+)(.)/g, (_separator, letter: string) => letter.toUpperCase());
}

/** Returns the URL paths of the pages in `src/pages/`, except 404.tsx and templates such as `{LegalPage…}.tsx`. */
export function srcPagePaths(): string[] {
  const pages = filesIn(resolve("src/pages")).filter((path) => /^[a-z][a-z0-9/-]*\.tsx$/.test(path));
  return pages.map((path) => `/${path.replace(/(^|\/)index\.tsx$|\.tsx$/, "")}`);
}

/** Returns a legal page's slug (`terms` for legal/terms.yaml), or undefined if it is invalid, reserved or taken. */
export function legalSlug(path: string): string | undefined {
  const slug = /^legal\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(path)?.[1];
  if (!slug || /^(404|index|page-data|sample-form|slice-data|static)$/.test(slug)) return undefined;
  return srcPagePaths().includes(`/${slug}`) ? undefined : slug;
}

import { sectionIds } from "../../lib/texts";
import { factsOf, fillFacts } from "../facts";
import { legalSlug, srcPagePaths } from "../schema/contentFiles";
import { type Path, valueAt } from "../schema/schema";
import type { SourceFile } from "./readFile";

/** Files that each build makes, and links may go to. */
const builtFiles = ["/robots.txt", "/sitemap.xml"];

/** The content of all files, for rules that compare files. */
export type Site = ReturnType<typeof siteOf>;

/** @param photos the contents of the files of data/, keyed by path */
export function siteOf(
  sources: readonly SourceFile[],
  photos: ReadonlyMap<string, Buffer>,
  staticFiles: readonly string[],
) {
  const at = (file: string, ...path: Path) =>
    valueAt(sources.find(({ declaration }) => declaration.path === file)?.yaml, path);
  const facts = factsOf(at("agency.yaml"), at("agents.yaml"));
  const isEmpty = (file: string) => [at(file)].flat().length === 0;
  const sections: [place: string, isMissing: boolean][] = [
    ["#products", false],
    ["#about", false],
    ["#testimonials", isEmpty("testimonials.yaml")],
    ["#contact", false],
    ["#claims", at("home.yaml") !== undefined && at("home.yaml", "contact", "claims") === undefined],
    ["#quote", false],
    ["/directory#main-lines", isEmpty("main-phone-numbers.yaml")],
    ["/directory#licensed-agents", false],
  ];
  const existing = sections.flatMap(([place, isMissing]) => (isMissing ? [] : place));
  const legalPlaces = sources.flatMap(({ declaration, yaml }) => {
    const slug = legalSlug(declaration.path);
    const legalSections = [valueAt(yaml, ["sections"]) ?? []].flat();
    const titles = legalSections.map((section) => String(valueAt(section, ["title"])));
    const ids = sectionIds(titles.map((title) => fillFacts(title, "text", facts)));
    return slug ? [`/${slug}`, ...ids.map((id) => `/${slug}#${id}`)] : [];
  });
  return {
    sources,
    photos,
    facts,
    at,
    /** Pages such as `/directory`, and sections such as `#about` and `/directory#main-lines`. */
    places: [...existing, ...srcPagePaths(), ...legalPlaces],
    staticFiles: new Set([...staticFiles.map((file) => encodeURI(`/${file}`)), ...builtFiles]),
    /** Whether a link's target may be in a file that cannot be read. */
    isPartial: sources.some(({ yaml }) => yaml === undefined),
  };
}

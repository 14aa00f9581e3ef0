import { factsOf } from "../fillFacts";
import { legalSlug, srcPagePaths } from "../schema/contentFiles";
import { type Path, valueAt } from "../schema/schema";
import type { SourceFile } from "./readFile";

/** The content of all files, for rules that compare files. */
export type Site = ReturnType<typeof siteOf>;

const withFacts = ["agency.yaml", "agents.yaml"];

export function siteOf(
  sources: readonly SourceFile[],
  files: ReadonlyMap<string, Buffer>,
  staticFiles: readonly string[],
) {
  const at = (file: string, ...path: Path) =>
    valueAt(sources.find(({ declaration }) => declaration.path === file)?.yaml, path);
  const facts = factsOf(at("agency.yaml"), at("agents.yaml"));
  const hasEntries = (file: string) => [at(file)].flat().length > 0;
  const sections: [place: string, exists: boolean][] = [
    ["#products", true],
    ["#about", true],
    ["#testimonials", hasEntries("testimonials.yaml")],
    ["#contact", true],
    ["#claims", at("home.yaml", "contact", "claims") !== undefined],
    ["#quote", true],
    ["/directory#main-lines", hasEntries("main-phone-numbers.yaml")],
    ["/directory#licensed-agents", true],
  ];
  const legalPages = sources.flatMap(({ declaration }) => legalSlug(declaration.path) ?? []);
  return {
    sources,
    files,
    facts,
    at,
    /** Pages such as `/directory`, and sections such as `#about` and `/directory#main-lines`. */
    places: [
      ...sections.flatMap(([place, exists]) => (exists ? place : [])),
      ...srcPagePaths(),
      ...legalPages.map((slug) => `/${slug}`),
    ],
    /** The paths of files that links may go to. The last two are made by each build. */
    staticFiles: new Set([
      ...staticFiles.map((file) => encodeURI(`/${file}`)),
      "/robots.txt",
      "/sitemap.xml",
    ]),
    /** Whether all facts are valid. If not, texts may have a fact whose own problem is reported. */
    hasAllFacts: sources.every(
      ({ declaration: { path }, problems }) => problems.length === 0 || !withFacts.includes(path),
    ),
    /** Whether a file cannot be read. Links may go to what it contains, so they are not checked. */
    isPartial: sources.some(({ yaml }) => yaml === undefined),
  };
}

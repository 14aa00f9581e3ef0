import { factsFor, factsOf, fillFacts } from "../fillFacts";
import { legalSlug, srcPagePaths } from "../schema/contentFiles";
import { leavesOf, type Path, valueAt } from "../schema/schema";
import type { SourceFile } from "./readFile";

/** The content of all files, for rules that compare files. */
export type Site = ReturnType<typeof siteOf>;

/** A file whose facts are filled in. */
export type ContentSource = Site["sources"][number];

export function siteOf(
  parsed: readonly SourceFile[],
  files: ReadonlyMap<string, Buffer>,
  staticFiles: readonly string[],
) {
  const at = (file: string, ...path: Path) =>
    valueAt(parsed.find(({ declaration }) => declaration.path === file)?.yaml, path);
  const facts = factsOf(at("agency.yaml"), at("agents.yaml"));
  const sources = parsed.map((source) => {
    const { path, content } = source.declaration;
    const yaml = fillFacts(source.yaml, factsFor(path, facts));
    return { ...source, yaml, leaves: leavesOf(content, yaml) };
  });
  const isValid = (file: string) =>
    sources.some(
      ({ declaration: { path, content }, yaml }) => path === file && content.safeParse(yaml).success,
    );
  const isEmptyList = (file: string) => at(file, "length") === 0;
  const sections: [place: string, exists: boolean][] = [
    ["#products", true],
    ["#about", true],
    ["#testimonials", !isEmptyList("testimonials.yaml")],
    ["#contact", true],
    ["#claims", at("home.yaml", "contact", "claims") !== undefined],
    ["#quote", true],
    ["/directory#main-lines", !isEmptyList("main-phone-numbers.yaml")],
    ["/directory#licensed-agents", true],
  ];
  const legalPages = sources.flatMap(({ declaration }) => legalSlug(declaration.path) ?? []);
  return {
    sources,
    files,
    facts,
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
    /** Whether the facts that a file may use (`factsFor`) are valid. */
    hasFactsFor: (file: string) =>
      file === "agency.yaml" ||
      (isValid("agency.yaml") && (file === "agents.yaml" || isValid("agents.yaml"))),
    /** Whether a file cannot be read. Links may go to what it contains, so they are not checked. */
    isPartial: sources.some(({ isReadable }) => !isReadable),
  };
}

import { factsOf, fillFacts } from "../fillFacts";
import { legalSlug, srcPagePaths } from "../schema/contentFiles";
import type { Path } from "../schema/schema";
import { leavesOf, valueAt } from "../schema/walkSchema";
import type { SourceFile } from "./parseFile";

/** The content of all files, for rules that compare files. */
export type Site = ReturnType<typeof siteOf>;

/** A file in data/ whose placeholders are filled in with facts. */
export type ContentSource = Site["sources"][number];

export function siteOf(
  parsed: readonly SourceFile[],
  files: ReadonlyMap<string, Buffer>,
  staticFiles: readonly string[],
) {
  const sourceOf = (file: string) => parsed.find(({ declaration }) => declaration.path === file);
  const facts = factsOf(sourceOf("agency.yaml")?.yaml, sourceOf("agents.yaml")?.yaml);
  const sources = parsed.map((source) => {
    const { path, content } = source.declaration;
    // Leaves embed codes unchanged, because a code may contain braces of its own.
    const yaml = path === "embeds.yaml" ? source.yaml : fillFacts(source.yaml, facts);
    return { ...source, yaml, leaves: leavesOf(content, yaml) };
  });
  /** Whether a value exists, and is not an empty list. Assumes that every value of an unreadable file exists. */
  const exists = (file: string, ...path: Path) => {
    const { isReadable = true, yaml } = sourceOf(file) ?? {};
    const value = valueAt(yaml, path);
    return !isReadable || (value !== undefined && valueAt(value, ["length"]) !== 0);
  };
  const sections: [place: string, isShown: boolean][] = [
    ["#products", true],
    ["#about", true],
    ["#testimonials", exists("testimonials.yaml")],
    ["#contact", true],
    ["#claims", exists("home.yaml", "contact", "claims")],
    ["#quote", true],
    ["/directory#main-lines", exists("main-phone-numbers.yaml")],
    ["/directory#licensed-agents", true],
  ];
  const legalPages = sources.flatMap(({ declaration }) => legalSlug(declaration.path) ?? []);
  return {
    sources,
    files,
    facts,
    /** Pages such as `/directory`, and sections such as `#about` and `/directory#main-lines`. */
    places: [
      ...sections.flatMap(([place, isShown]) => (isShown ? place : [])),
      ...srcPagePaths(),
      ...legalPages.map((slug) => `/${slug}`),
    ],
    /** The paths of files that links may target. Each build generates robots.txt and sitemap.xml. */
    staticFiles: new Set([
      ...staticFiles.map((file) => new URL(`/${file}`, "https://site.invalid").pathname),
      "/robots.txt",
      "/sitemap.xml",
    ]),
  };
}

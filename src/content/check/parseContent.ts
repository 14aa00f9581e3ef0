import type { z } from "zod";
import { factsOf, fillFacts } from "../fillFacts";
import { legalSlug, requiredFiles, schemaOf, srcPagePaths } from "../schema/contentFiles";
import { home } from "../schema/home";
import { leavesOf } from "../schema/walkSchema";
import { parseFile } from "./parseFile";

/** All parsed content files and valid link targets, for checks across files. */
export type ParsedContent = ReturnType<typeof parseContent>;

/** A parsed file in data/, with placeholders filled in. */
export type ParsedFile = ParsedContent["parsedFiles"][number];

/** Returns the name in a placeholder without a value, such as `phone`, if the issue is about one. */
export const placeholderIn = (issue: z.core.$ZodIssue): string | undefined =>
  issue.code === "custom" ? /^\{+([\w.]*)/.exec(issue.params?.words)?.[1] : undefined;

export function parseContent(files: ReadonlyMap<string, Buffer>, staticFiles: string[], dataDir: string) {
  const paths = [...new Set([...Object.keys(requiredFiles), ...files.keys()])];
  const parsed = paths.flatMap((path) => {
    const schema = schemaOf(path);
    return schema ? parseFile(path, schema, `${dataDir}/${path}`, files.get(path)) : [];
  });
  const yamlOf = (path: string) => parsed.find((file) => file.path === path)?.yaml;
  const facts = factsOf(yamlOf("agency.yaml"), yamlOf("agents.yaml"));
  const parsedFiles = parsed.map((file) => {
    const yaml = fillFacts(file.yaml, facts);
    const issues = file.schema.safeParse(yaml).error?.issues ?? [];
    return { ...file, yaml, issues, leaves: leavesOf(file.schema, yaml) };
  });
  /** Whether a file has a value below these keys, or can't be parsed. */
  const has = (file: string, ...keys: string[]) => {
    const { mistakes = [], leaves = [] } = parsedFiles.find(({ path }) => path === file) ?? {};
    return mistakes.length > 0 || leaves.some(({ path }) => keys.every((key, i) => key === path[i]));
  };
  const isSection = (name: string) => !["seo", "hero"].includes(name) && has("home.yaml", name);
  const sections = Object.keys(home.shape).filter(
    (name) => isSection(name) && (name !== "testimonials" || has("testimonials.yaml")),
  );
  return {
    parsedFiles,
    files,
    facts,
    /** Facts that are missing or invalid. The name `address` includes all its lines, and an empty name all facts. */
    faultyFacts: parsedFiles.flatMap(({ path: file, issues }) =>
      issues.flatMap((issue) => {
        const isFact = issue.code !== "unrecognized_keys" || issue.path.length > 0;
        const name = { "agency.yaml": issue.path.join("."), "agents.yaml": "principal" }[file];
        return name !== undefined && isFact ? { name, isUnfilled: placeholderIn(issue) !== undefined } : [];
      }),
    ),
    /** The valid link targets: pages such as `/directory`, and sections such as `#about`. */
    linkTargets: [
      "/sitemap.xml",
      ...["#quote", "/directory#licensed-agents", ...sections.map((name) => `#${name}`)],
      ...(has("home.yaml", "contact", "claims") ? ["#claims"] : []),
      ...(has("main-phone-numbers.yaml") ? ["/directory#main-lines"] : []),
      ...srcPagePaths(),
      ...parsedFiles.flatMap(({ path }) => (legalSlug(path) ? `/${legalSlug(path)}` : [])),
    ],
    staticFiles: new Set(staticFiles.map((file) => new URL(`/${file}`, "https://site.invalid").pathname)),
  };
}

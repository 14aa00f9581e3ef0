import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, visibleFilesIn } from "../filesIn";
import { contentFile, contentFilesAmong, undeclared } from "../schema/contentFiles";
import { truncate } from "../schema/schema";
import { parseFile } from "./parseFile";
import { type Problem, wholeFile } from "./problem";
import { valueProblems } from "./rules";
import { type ContentSource, type Site, siteOf } from "./siteOf";

/** Reads and checks the content in `dataDir`. Links and embed codes may refer to files in `staticDir`. */
export function checkContent(dataDir: string, staticDir: string) {
  const files = new Map(visibleFilesIn(dataDir).map((path) => [path, readFileSync(join(dataDir, path))]));
  return checkFiles(files, filesIn(staticDir), dataDir);
}

/**
 * Checks content files in three steps: (1) parseFile.ts finds mistakes in the YAML. (2) siteOf.ts replaces placeholders
 * with facts, and lists the valid link targets. (3) rules.ts checks the values against the schemas, and against
 * the rules for links, photos, embed codes and Markdown.
 * @param files the contents of the files, keyed by path relative to data/
 * @param dataDir the name of the content folder, shown in messages
 * @returns the problems, the warnings, the lines with sample values (to be replaced before the launch), and the site
 */
export async function checkFiles(
  files: ReadonlyMap<string, Buffer>,
  staticFiles: readonly string[],
  dataDir = "data",
) {
  const parsed = contentFilesAmong([...files.keys()]).map((file) =>
    parseFile(file, `${dataDir}/${file.path}`, files.get(file.path)),
  );
  const site = siteOf(parsed, files, staticFiles);
  const mistakes = site.sources.flatMap(({ problems }) => problems);
  const unfilled = site.sources.flatMap((source) => [...unfilledPlaceholders(source)]);
  const others = [...unusedFiles(files, dataDir), ...staticFileProblems(staticFiles, site)];
  for (const source of site.sources)
    for await (const problem of valueProblems(source, site)) others.push(problem);
  const problems = withoutConsequences(mistakes, unfilled, others);
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  const marks = [...samples(files, dataDir)];
  const warnings = [...undeclaredFiles(site, dataDir), ...pastClosures(site)];
  if (marks.length > 0) warnings.push(wholeFile(dataDir, `${marks.length} ${samplesWarning}`));
  return { problems, warnings, samples: marks, site };
}

/** Leaves out problems that only follow from other problems: the messages for such problems would be misleading. */
function withoutConsequences(
  mistakes: readonly Problem[],
  unfilled: readonly Problem[],
  others: readonly Problem[],
): Problem[] {
  const lineKey = ({ file, line }: Problem) => `${file}:${line}`;
  // On a line with a YAML mistake or an unfilled placeholder, leaves out the line's other problems, because the checked
  // value is not what the editor meant.
  const misread = new Set([...mistakes, ...unfilled].map(lineKey));
  const rest = others.filter((problem) => !misread.has(lineKey(problem)));
  // If agency.yaml or agents.yaml has other problems, leaves out unfilled placeholders, because fixing those problems
  // may fill the placeholders.
  const lacksFacts = [...mistakes, ...rest].some(({ file }) => /\/(agency|agents)\.yaml$/.test(file));
  return [...mistakes, ...(lacksFacts ? [] : unfilled), ...rest];
}

const unfilledMessage =
  "which is not a fact with a value. (Facts, such as {phone}, are the lines of agency.yaml and, as {principal.name}, the principal's in agents.yaml.) Correct it, write the words themselves, or delete the line if the site does not need it";
const undeclaredWarning = "No page uses this file. Developers can query it in GraphiQL";
const samplesWarning =
  'lines are samples (# SAMPLE, .example, 555-01xx, sample forms). They stop the build once "website" in agency.yaml is your own address, so change that line last';
const unusedMessage =
  "The site does not use this file. Delete it, or move and rename it: a legal page in small letters, such as legal/accessibility.yaml; a photo into images/, exported as JPEG, PNG or WebP; another file into static/";

function* unusedFiles(files: ReadonlyMap<string, Buffer>, dataDir: string): Generator<Problem> {
  for (const path of files.keys())
    if (!contentFile(path) && !/^images\/[^/]+\.(jpe?g|png|webp)$/i.test(path))
      yield wholeFile(`${dataDir}/${path}`, unusedMessage);
}

/** Reports placeholders such as `{phone}` that no fact has filled in, and unpaired braces, such as in `{phone`. */
function* unfilledPlaceholders({ leaves, problemAt }: ContentSource): Generator<Problem> {
  for (const { path, raw, rule, placeholders = [] } of leaves)
    for (const words of (rule !== "code" && String(raw).match(/\{+[^{}]*\}+|\{[^\s{}]*|[^\s{}]*\}/g)) || [])
      if (!placeholders.includes(words))
        yield problemAt(path, { words, message: `has "${truncate(words)}", ${unfilledMessage}` });
}

function* undeclaredFiles({ sources }: Site, dataDir: string): Generator<Problem> {
  for (const { declaration } of sources)
    if (declaration.content === undeclared)
      yield wholeFile(`${dataDir}/${declaration.path}`, undeclaredWarning);
}

function* staticFileProblems(staticFiles: readonly string[], { places }: Site): Generator<Problem> {
  for (const path of staticFiles) {
    const page = `/${path.replace(/(^|\/)index\.html$|\.html$/, "")}`;
    if (/[#?%]/.test(path)) yield wholeFile(`static/${path}`, "A link can't have #, ? or %. Rename the file");
    else if (["/_headers", "/sitemap.xml", "/404", ...places].includes(page))
      yield wholeFile(`static/${path}`, "The build makes a file with this name. Rename yours, or delete it");
  }
}

function* pastClosures({ sources }: Site): Generator<Problem> {
  const closures = sources.find(({ declaration }) => declaration.path === "closures.yaml");
  const days = closures?.leaves.flatMap(({ raw }) => (raw instanceof Date ? Number(raw) : [])) ?? [];
  if (closures && days.length > 0 && Math.max(...days) < Date.now() - 86_400_000)
    yield closures.problemAt([0], { message: "is past, as are all closed days. Add the coming holidays" });
}

/** Matches SAMPLE comments, .example domains (RFC 2606), sample forms' paths and fictional phone numbers. */
const sample = /^(?!\s*#).*(# SAMPLE\b|\.example\b|\/sample-forms\/|\d{3}\D{0,2}555\D?01\d\d\b)/;

/** Lists the lines in data/ that contain sample values, which must be replaced before the launch. */
function* samples(files: ReadonlyMap<string, Buffer>, dataDir: string): Generator<Problem> {
  const message = "This line is a sample. Replace it, and delete its mark if it has one";
  for (const [path, bytes] of files)
    for (const [i, lineText] of path.endsWith(".yaml") ? bytes.toString().split(/\r?\n/).entries() : [])
      if (sample.test(lineText))
        yield { file: `${dataDir}/${path}`, line: i + 1, column: 1, message, lineText };
}

import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { collectFacts } from "../declarations/agencyFacts";
import { type ContentFile, contentFile, contentFiles, contentFilesAmong } from "../declarations/contentFiles";
import { limits } from "../declarations/limits";
import { linkTargets } from "../declarations/linkTargets";
import { suggest } from "../declarations/suggest";
import { brokenLinksIn, visibleFilesIn } from "../filesIn";
import { cutTexts } from "./cutTexts";
import { doubledWords } from "./doubledWords";
import { embedProblems } from "./embedProblems";
import { fileProblems, heicAdvice } from "./fileProblems";
import { invisibleCharacters } from "./invisibleCharacters";
import { linkProblems } from "./linkProblems";
import { longSentences } from "./longSentences";
import { markdownProblems } from "./markdownProblems";
import { mergedLines } from "./mergedLines";
import { missingFacts } from "./missingFacts";
import { type Problem, sortProblems } from "./problem";
import { referenceProblems } from "./references";
import { shapeProblems } from "./shapeProblems";
import { shownSigns } from "./shownSigns";
import { readSource, type Source } from "./source";
import { syntaxProblems } from "./syntaxProblems";

/** Where content is checked. */
export interface CheckedFolders {
  /** The folder with the YAML files. */
  dataDir: string;
  /** The folder with the sample forms. */
  staticDir: string;
  /** What messages call `dataDir`. */
  shownAs?: string;
}

/** What a check found. */
export interface CheckResult {
  problems: Problem[];
  /** What could be better, and stops nothing. */
  advice: Problem[];
  /** Each file's content by its path, with defaults filled in: only where nothing is wrong anywhere. */
  content?: ReadonlyMap<string, unknown>;
}

/** Checks every file of the content and reports every problem at once. Never throws for what an editor can write. */
export async function checkContent({
  dataDir,
  staticDir,
  shownAs = "data",
}: CheckedFolders): Promise<CheckResult> {
  if (!existsSync(dataDir)) {
    const message = "the folder is missing; put it back, with all its files";
    return { problems: [{ file: shownAs, line: 1, column: 1, message }], advice: [] };
  }
  const paths = visibleFilesIn(dataDir);
  const problems = [...undeclaredFiles(paths, shownAs), ...brokenLinks(dataDir, shownAs)];
  const advice: Problem[] = [];
  const content = new Map<string, unknown>();
  const sources = new Map<ContentFile, Source>();
  const targets = linkTargets(paths);
  for (const file of contentFilesAmong(paths)) {
    const source = openSource(file, join(dataDir, file.path), `${shownAs}/${file.path}`);
    if ("message" in source) {
      problems.push(source);
      continue;
    }
    const found = await problemsOf(file, source, { dataDir, staticDir, targets });
    problems.push(...found);
    if (source.value !== undefined) advice.push(...longSentences(file, source));
    sources.set(file, source);
    if (found.length === 0) content.set(file.path, file.content.parse(source.value));
  }
  // Facts are only known where nothing else is wrong.
  if (problems.length === 0) {
    const facts = collectFacts(content);
    problems.push(...missingFacts(sources, facts), ...doubledWords(sources, facts));
  }
  if (problems.length > 0) return { problems: sortProblems(problems), advice: sortProblems(advice) };
  return { problems, advice: sortProblems(advice), content };
}

interface Surroundings {
  dataDir: string;
  staticDir: string;
  /** Where links of the site may lead. */
  targets: readonly string[];
}

async function problemsOf(file: ContentFile, source: Source, { dataDir, staticDir, targets }: Surroundings) {
  const syntax = syntaxProblems(source);
  if (source.value === undefined) return syntax;
  const invisible = invisibleCharacters(file, source);
  // What such a character makes of a value would only puzzle: it looks as it should.
  const shape = shapeProblems(file, source).filter(
    ({ line }) => !invisible.some((problem) => problem.line === line),
  );
  return [
    ...syntax,
    ...shape,
    ...invisible,
    ...cutTexts(source),
    ...mergedLines(file, source),
    ...shownSigns(file, source),
    ...referenceProblems(file, source),
    ...linkProblems(file, source, targets),
    ...markdownProblems(file, source, targets),
    ...(file.path === "embeds.yaml" ? embedProblems(source, staticDir) : []),
    ...(await fileProblems(file, source, dataDir)),
  ];
}

/** Opens a file, or tells why it cannot be read. */
function openSource({ entries }: ContentFile, path: string, name: string): Source | Problem {
  const problem = (message: string): Problem => ({ file: name, line: 1, column: 1, message });
  const stats = statSync(path, { throwIfNoEntry: false });
  const none =
    entries && entries.min === 0 ? `; where there are no ${entries.of}, write [] on a line of its own` : "";
  if (!stats?.isFile()) return problem(`the file is missing: put it back under this very name${none}`);
  if (stats.size > limits.fileSize) {
    return problem(`the file has ${stats.size} bytes, and a file here has at most ${limits.fileSize}`);
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch {
    return problem("the file is not plain text; save it as UTF-8");
  }
  const source = readSource(name, text);
  if (source.value !== null) return source;
  return problem(`the file is empty${none}`);
}

/** Files that nobody declared: most often a misspelt name. Images may lie ready without being used. */
function undeclaredFiles(paths: readonly string[], shownAs: string): Problem[] {
  return paths
    .filter((path) => !contentFile(path) && !/^images\/.*\.(jpe?g|png|webp|avif|svg)$/i.test(path))
    .map((path) => ({ file: `${shownAs}/${path}`, line: 1, column: 1, message: whyUndeclared(path, paths) }));
}

function whyUndeclared(path: string, paths: readonly string[]): string {
  if (/\.hei[cf]$/i.test(path)) return `the photo ${path} ${heicAdvice}`;
  if (/^legal\/[^/]+\.yaml$/.test(path)) {
    return "the file's name is its page's address, which has small letters, digits and hyphens, such as legal/accessibility.yaml, and is not the address of another page";
  }
  if (/^legal\/.*\.yml$/.test(path))
    return `the file's name must end in .yaml, as ${path.replace(/yml$/, "yaml")}`;
  if (/\.(jpe?g|png|webp)$/i.test(path)) return `a photo belongs in images/; move ${path} there`;
  if (/\.(gif|svg|avif|tiff?|bmp|pdf)$/i.test(path))
    return `a photo here is a JPEG, PNG or WebP file; save ${path} as one of these`;
  const known = contentFiles.map((file) => file.path);
  const original = path.replace(/\.ya?ml\b.*|\W*\(\d+\).*|[ _-](old|copy|backup)\b.*/i, ".yaml");
  const meant = suggest(original, known);
  if (meant && paths.includes(meant))
    return `the file is not one that the site knows; ${meant} is there: take over into it what it lacks, and delete this file`;
  const help = !meant
    ? "; delete it, or move a legal page into legal/. Another kind of file is for a developer to declare (CONTRIBUTING.md), before npm start"
    : meant === original
      ? `; its name must be ${meant}`
      : `; did you mean ${meant}?`;
  return `the file is not one that the site knows${help}`;
}

/** Links of the file system that lead to nothing: a build could not copy them. */
function brokenLinks(dataDir: string, shownAs: string): Problem[] {
  return brokenLinksIn(dataDir).map((path) => ({
    file: `${shownAs}/${path}`,
    line: 1,
    column: 1,
    message: "this is a link to a file that is not there; put the file itself in its place",
  }));
}

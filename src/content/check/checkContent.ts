import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { visibleFilesIn } from "../../lib/filesIn";
import { type ContentFile, contentFile, contentFiles } from "../declarations/contentFiles";
import { didYouMean } from "../declarations/suggest";
import { cutTexts } from "./cutTexts";
import { embedProblems } from "./embedProblems";
import { fileProblems } from "./fileProblems";
import { listProblems } from "./listProblems";
import { longSentences } from "./longSentences";
import { type Problem, sortProblems } from "./problem";
import { referenceProblems } from "./references";
import { shapeProblems } from "./shapeProblems";
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
  /** Each file's content by its path, with defaults filled in: only where nothing is wrong anywhere. */
  content?: ReadonlyMap<string, unknown>;
}

/** Checks every file of the content and reports every problem at once. Never throws for what an editor can write. */
export async function checkContent({
  dataDir,
  staticDir,
  shownAs = "data",
}: CheckedFolders): Promise<CheckResult> {
  const problems = undeclaredFiles(dataDir, shownAs);
  const content = new Map<string, unknown>();
  for (const file of contentFiles) {
    const name = `${shownAs}/${file.path}`;
    const source = openSource(join(dataDir, file.path), name);
    if ("message" in source) {
      problems.push(source);
      continue;
    }
    const found = await problemsOf(file, source, dataDir, staticDir);
    problems.push(...found);
    if (found.length === 0) content.set(file.path, file.content.parse(source.value));
  }
  return problems.length > 0 ? { problems: sortProblems(problems) } : { problems, content };
}

async function problemsOf(file: ContentFile, source: Source, dataDir: string, staticDir: string) {
  const syntax = syntaxProblems(source);
  if (source.value === undefined) return syntax;
  return [
    ...syntax,
    ...shapeProblems(file, source),
    ...cutTexts(source),
    ...referenceProblems(file, source),
    ...listProblems(file, source),
    ...longSentences(file, source),
    ...(file.path === "embeds.yaml" ? embedProblems(source, staticDir) : []),
    ...(await fileProblems(file, source, dataDir)),
  ];
}

/** Opens a file, or tells why it cannot be read. */
function openSource(path: string, name: string): Source | Problem {
  const problem = (message: string): Problem => ({ file: name, line: 1, column: 1, message });
  if (!existsSync(path) || !statSync(path).isFile()) return problem("the file is missing");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch {
    return problem("the file is not plain text; save it as UTF-8");
  }
  const source = readSource(name, text);
  return source.value === null ? problem("the file is empty") : source;
}

/** Files that nobody declared: most often a misspelt name. Images may lie ready without being used. */
function undeclaredFiles(dataDir: string, shownAs: string): Problem[] {
  const known = contentFiles.map((file) => file.path);
  return visibleFilesIn(dataDir)
    .filter((path) => !contentFile(path) && !/^images\/.*\.(jpe?g|png|webp|avif|svg)$/i.test(path))
    .map((path) => ({
      file: `${shownAs}/${path}`,
      line: 1,
      column: 1,
      message: `the file is not one that the site knows${didYouMean(path, known, "")}`,
    }));
}

import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collectFacts } from "../declarations/agencyFacts";
import { type ContentFile, contentFile, contentFiles, contentFilesAmong } from "../declarations/contentFiles";
import { didYouMean } from "../declarations/didYouMean";
import { type LinkTargets, linkTargets } from "../declarations/linkTargets";
import { visibleFilesIn } from "../filesIn";
import { embedProblems } from "./embedProblems";
import { legalMarkdown } from "./legalMarkdown";
import { missingLineBreak } from "./missingLineBreak";
import { noDeadLinks } from "./noDeadLinks";
import { noInvisibleCharacters } from "./noInvisibleCharacters";
import { noRawMarkup } from "./noRawMarkup";
import { heicAdvice, photoProblems } from "./photoProblems";
import { type Problem, sortProblems } from "./problem";
import { redirectProblems } from "./redirectProblems";
import { schemaProblems } from "./schemaProblems";
import { syntaxProblems } from "./syntaxProblems";
import { templateVariables, variablesWithoutValue } from "./templateVariables";
import { unquotedHash } from "./unquotedHash";
import { type Files, YamlSource } from "./yamlSource";

/** The result of a content check. */
export interface CheckResult {
  problems: Problem[];
  /** The parsed content by file path, with defaults applied; undefined if any file has a problem. */
  content?: ReadonlyMap<string, unknown>;
}

interface Folders {
  dataDir: string;
  staticDir: string;
  shownAs?: string;
}

/** Reads and checks the content in `dataDir`; embed codes may refer to the sample forms in `staticDir`. */
export async function checkContent({ dataDir, staticDir, shownAs }: Folders): Promise<CheckResult> {
  const files = new Map(visibleFilesIn(dataDir).map((path) => [path, readFileSync(join(dataDir, path))]));
  return checkFiles(files, visibleFilesIn(staticDir), shownAs);
}

/**
 * Checks all content files and returns all problems at once. Invalid content never makes this function throw.
 * @param staticFiles paths relative to `static/`, where the sample forms are
 * @param shownAs the folder name shown in messages
 */
export async function checkFiles(
  files: Files,
  staticFiles: readonly string[],
  shownAs = "data",
): Promise<CheckResult> {
  const problems: Problem[] = [];
  const report = (path: string, message: string) =>
    problems.push({ file: path ? `${shownAs}/${path}` : shownAs, line: 1, column: 1, message });
  const paths = [...files.keys()];
  const targets = linkTargets(files, staticFiles);
  if (paths.length === 0) report("", "the folder is missing; put it back, with all its files");
  for (const path of paths) {
    const undeclared = whyUndeclared(path);
    if (undeclared) report(path, undeclared);
  }
  const content = new Map<string, unknown>();
  const sources: YamlSource[] = [];
  for (const file of paths.length > 0 ? contentFilesAmong(paths) : []) {
    const written = files.get(file.path);
    const unreadable = whyUnreadable(file, written);
    if (unreadable) report(file.path, unreadable);
    if (unreadable || !written) continue;
    // Leaves out a byte order mark.
    const text = new TextDecoder().decode(Buffer.from(written));
    const source = new YamlSource(file, `${shownAs}/${file.path}`, text);
    sources.push(source);
    const { website } = (content.get("agency.yaml") ?? {}) as { website?: string };
    const found = [...runRules(source, targets, website), ...(await photoProblems(source, files))];
    problems.push(...found);
    if (found.length === 0) content.set(file.path, file.content.parse(source.value));
  }
  // Checks the values of template variables last, because they can only be read from valid content.
  if (problems.length === 0) {
    const facts = collectFacts(content);
    problems.push(...sources.flatMap((source) => [...variablesWithoutValue(source, facts)]));
  }
  return problems.length > 0 ? { problems: sortProblems(problems) } : { problems, content };
}

function runRules(source: YamlSource, targets: LinkTargets, website?: string): Problem[] {
  const syntax = syntaxProblems(source);
  if (source.value === undefined) return syntax;
  return [
    ...syntax,
    ...schemaProblems(source),
    ...noInvisibleCharacters(source),
    ...unquotedHash(source),
    ...missingLineBreak(source),
    ...noRawMarkup(source),
    ...templateVariables(source),
    ...(source.file.path === "redirects.yaml"
      ? redirectProblems(source, targets, website)
      : noDeadLinks(source, targets)),
    ...legalMarkdown(source, targets),
    ...(source.file.path === "embeds.yaml" ? embedProblems(source, targets) : []),
  ];
}

/** Returns why a content file cannot be parsed (missing, not UTF-8 or empty); undefined if it can. */
function whyUnreadable({ entries }: ContentFile, written?: string | Uint8Array): string | undefined {
  const emptyHint =
    entries?.min === 0 ? `; where there are no ${entries.of}, write [] on a line of its own` : "";
  if (written === undefined) return `the file is missing: put it back under this very name${emptyHint}`;
  if (!isUtf8(Buffer.from(written))) return "the file is not plain text; save it as UTF-8";
  return /^[ \t]*[^\s#]/m.test(Buffer.from(written).toString()) ? undefined : `the file is empty${emptyHint}`;
}

/** Returns why a file must not be in `data/`, usually a misspelt name; undefined for content files and images. */
function whyUndeclared(path: string): string | undefined {
  if (contentFile(path) || /^images\/.*\.(jpe?g|png|webp|avif|svg)$/i.test(path)) return undefined;
  if (/\.hei[cf]$/i.test(path)) return `the photo ${path} ${heicAdvice}`;
  if (/^legal\/[^/]+$/.test(path)) {
    return "the file's name is its page's address: small letters, digits and hyphens, then .yaml, such as legal/accessibility.yaml, and not the address of another page";
  }
  const known = contentFiles.map((file) => file.path);
  const meant = didYouMean(path.replace(/\.yml$/, ".yaml"), known);
  return `the file is not one that the site knows${meant || "; delete it, or move a photo into images/, a legal page into legal/, and another file into static/"}`;
}

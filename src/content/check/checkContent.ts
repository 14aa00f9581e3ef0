import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentFile, contentFile, contentFilesAmong, isImage } from "../declarations/contentFiles";
import { limits } from "../declarations/limits";
import { closestMatch } from "../declarations/meant";
import { visibleFilesIn } from "../filesIn";
import { type Context, type Files, isTooDeep, linkTargets, parsingBudget, tooDeep } from "./checkContext";
import { embedProblems } from "./embedProblems";
import { factProblems } from "./factProblems";
import { legalMarkdown } from "./legalMarkdown";
import { linkProblems } from "./linkProblems";
import { heicAdvice, photoProblems } from "./photoProblems";
import type { Problem } from "./problem";
import { schemaProblems } from "./schemaProblems";
import { disallowedYaml, syntaxProblems } from "./syntaxProblems";
import { textProblems } from "./textProblems";
import { YamlSource } from "./yamlSource";

/** Reads and checks the content in `dataDir`. Links and embed codes may refer to files in `staticDir`. */
export async function checkContent(dataDir: string, staticDir: string, shownAs?: string) {
  // Normalizes file names to NFC, because macOS may decompose é into e and a combining accent.
  const files = new Map(
    visibleFilesIn(dataDir).map((path) => [path.normalize(), readFileSync(join(dataDir, path))]),
  );
  return { files, ...(await checkFiles(files, visibleFilesIn(staticDir), shownAs)) };
}

/**
 * Returns all problems in the content. If there are none, also returns the parsed content, keyed by file path, with
 * defaults applied, and the files as parsed, with the positions of their values. Never throws for invalid content.
 * @param staticFiles paths relative to `static/`
 * @param shownAs the folder name shown in messages
 */
export async function checkFiles(data: Files, staticFiles: readonly string[], shownAs = "data") {
  const problems: Problem[] = [];
  const report = (path: string, message?: string) => {
    if (message) problems.push({ file: join(shownAs, path), line: 1, column: 1, message });
  };
  const paths = [...data.keys()];
  const values = new Map<string, unknown>();
  const context = { ...linkTargets(data, staticFiles), data, values, photoFaults: new Map() };
  if (paths.length === 0) report("", "The folder is missing. Put it back, or ask your developer");
  for (const path of paths) report(path, whyUndeclared(path, paths));
  const content = new Map<string, unknown>();
  const sources: YamlSource[] = [];
  for (const file of paths.length > 0 ? contentFilesAmong(paths) : []) {
    const bytes = data.get(file.path);
    const unreadable = whyUnreadable(file, bytes);
    report(file.path, unreadable);
    if (unreadable || !bytes) continue;
    // `TextDecoder` strips a byte order mark.
    const text = new TextDecoder().decode(Buffer.from(bytes));
    const source = new YamlSource(file, `${shownAs}/${file.path}`, text);
    const { problems: errors, rest } = syntaxProblems(source);
    const found = await runRules(rest, context);
    problems.push(...errors, ...(await withProposals(found, rest, context)));
    values.set(file.path, source.value);
    sources.push(source);
    if (errors.length + found.length === 0) content.set(file.path, source.parsed.data);
  }
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return problems.length > 0 ? { problems } : { problems, content, sources };
}

const rules = [schemaProblems, textProblems, factProblems, linkProblems, legalMarkdown, embedProblems];

async function runRules(source: YamlSource, context: Context): Promise<Problem[]> {
  const disallowed = disallowedYaml(source);
  // Skips the rules if no part of the file could be parsed.
  if (source.value === undefined || (source.value === null && source.isPartial)) return disallowed;
  const found = rules.flatMap((rule) => [...rule(source, context)]);
  return [...disallowed, ...found, ...(await photoProblems(source, context))];
}

/** Adds a suggestion to each message: the first fix that solves the problem without causing another. */
async function withProposals(problems: readonly Problem[], source: YamlSource, context: Context) {
  const canAfford = parsingBudget();
  const proposed: Problem[] = [];
  for (const problem of problems) {
    let { message } = problem;
    for (const { from, to, text, without } of problem.fixes ?? []) {
      // Trying a fix checks the whole file again, so each fix costs the file's length plus 1,000 for overhead.
      if (!canAfford(source.text.length + 1000)) break;
      const fixed = source.text.slice(0, from) + text + source.text.slice(to);
      const written = source.isPartial ? source.written : fixed;
      const trial = new YamlSource(source.file, source.name, fixed, written);
      const after = await runRules(trial, context);
      const others = problems.filter((other) => other !== problem).map((other) => other.message);
      const isGood = after.length <= others.length && after.every((one) => others.includes(one.message));
      if (trial.value === undefined || !isGood) continue;
      message = withProposal(message, source.text.slice(from, to), text, without);
      break;
    }
    proposed.push({ ...problem, message });
  }
  return proposed;
}

function withProposal(message: string, written: string, text: string, without?: string): string {
  const asTyped = written.replace(/[‐‑–—−]/g, "-").replace(/\s/g, " ");
  if (asTyped !== written && asTyped === text)
    return `This has a character pasted from another program. Retype it: ${text}`;
  return `${message}. Did you mean ${text}${without ? `, without "${without.trim()}"` : ""}?`;
}

function whyUnreadable({ path, entries }: ContentFile, written?: string | Uint8Array): string | undefined {
  const help = entries?.min === 0 ? `if there are no ${entries.of}, write only []` : "ask your developer";
  if (written === undefined) return `The file is missing. Put it back under exactly this name, or ${help}`;
  const bytes = Buffer.from(written);
  if (!isUtf8(bytes)) return "The file is not plain text. Delete it, and create it again on GitHub";
  const maxBytes = path === "redirects.yaml" ? limits.redirectsBytes : limits.fileBytes;
  if (bytes.length > maxBytes)
    return `The file is ${bytes.length.toLocaleString("en-US")} bytes long; the limit is ${maxBytes.toLocaleString("en-US")}. Shorten it`;
  if (isTooDeep(String(bytes))) return `The file ${tooDeep}`;
  return /^[ \t]*[^\s#]/m.test(String(bytes)) ? undefined : `The file is empty. Fill it in, or ${help}`;
}

function whyUndeclared(path: string, paths: readonly string[]): string | undefined {
  if (contentFile(path) || isImage(path)) return undefined;
  // Ignores temporary and backup files such as agents.yaml.orig, #agents.yaml# and photo.jpg.crdownload.
  if (!/\.(ya?ml|md|txt|docx|pdf|jpe?g|png|gif|webp|avif|svg|hei[cf])$/i.test(path)) return undefined;
  if (/\.hei[cf]$/i.test(path)) return `"${path}" ${heicAdvice} JPEG, and delete this file`;
  if (/^legal\/[^/]+$/.test(path))
    return "The file's name becomes its page's address, which must not be that of another page. Use lowercase letters, digits and hyphens, then .yaml, such as legal/accessibility.yaml";
  const missing = contentFilesAmong(paths).flatMap((file) => (paths.includes(file.path) ? [] : file.path));
  const meant = closestMatch(path.replace(/\.yml$/, ".yaml"), missing);
  const help = "Delete it, or move a photo into images/, a legal page into legal/, another file into static/";
  return `The site does not use a file with this name. ${meant ? `Did you mean ${meant}?` : help}`;
}

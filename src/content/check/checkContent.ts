import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { buildTime } from "../buildTime";
import { visibleFilesIn } from "../files";
import { contentFile, contentFilesAmong } from "../schema/contentFiles";
import { limits } from "../schema/limits";
import { label } from "../schema/schema";
import type { Problem } from "./problem";
import { readFile, type SourceFile } from "./readFile";
import { rules } from "./rules";
import { samples } from "./samples";
import { type Site, siteOf } from "./site";

/** Reads and checks the content in `dataDir`. Links and embed codes may refer to files in `staticDir`. */
export function checkContent(dataDir: string, staticDir: string, shownAs?: string) {
  const files = new Map(visibleFilesIn(dataDir).map((path) => [path, readFileSync(join(dataDir, path))]));
  return checkFiles(files, visibleFilesIn(staticDir), shownAs);
}

/**
 * Reads all files before it runs the rules, because rules compare files. Messages call the folder `shownAs`.
 * @param files the contents of the files, keyed by path relative to data/
 * @returns all problems; warnings; and the marks of samples, which must go before the launch
 */
export async function checkFiles(
  files: ReadonlyMap<string, Buffer>,
  staticFiles: readonly string[],
  shownAs = "data",
) {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const at = (path: string, message: string) => ({ file: `${shownAs}/${path}`, line: 1, column: 1, message });
  for (const [path, bytes] of files) {
    const [severity, message] = whyUnused(path, bytes);
    if (message) (severity === "warning" ? warnings : problems).push(at(path, message));
  }
  if (files.size === 0) problems.push({ ...at("", "The folder is missing. Put it back"), file: shownAs });
  const sources = contentFilesAmong([...files.keys()]).flatMap((declaration) => {
    const { path } = declaration;
    const bytes = files.get(path);
    const problem = whyUnreadable(bytes);
    if (problem || !bytes) {
      problems.push(at(path, String(problem)));
      return [];
    }
    // `TextDecoder` strips a byte order mark.
    return readFile(declaration, `${shownAs}/${path}`, new TextDecoder().decode(bytes));
  });
  const site = siteOf(sources, files, staticFiles);
  for (const path of staticFiles) {
    const message = whyNotPublished(path, site);
    if (message) problems.push({ ...at(path, message), file: `static/${path}` });
  }
  for (const { declaration, leaves, problemAt, problems: own } of sources) {
    problems.push(...own);
    for (const leaf of leaves) {
      const { success, data: value } = leaf.schema.safeParse(leaf.raw);
      for (const rule of success ? rules : [])
        for (const [message, words] of await rule({ ...leaf, file: declaration.path, value }, site))
          problems.push(problemAt(leaf.path, `${label(leaf.path)} ${message}`, words));
    }
  }
  warnings.push(...pastClosures(sources));
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return { problems, warnings, samples: samples(files, shownAs), site };
}

/** Warns if all days of closures.yaml are past, because the site then knows no holidays. */
function pastClosures(sources: readonly SourceFile[]): Problem[] {
  const source = sources.find(({ declaration }) => declaration.path === "closures.yaml");
  const days = source?.leaves.flatMap(({ kind, raw }) => (kind === "date" ? Number(raw) : [])) ?? [];
  const isPast = days.length > 0 && Math.max(...days) < buildTime().getTime() - 86_400_000;
  return source && isPast ? [source.problemAt([0], "All closed days are past. Add the coming holidays")] : [];
}

function whyUnreadable(bytes?: Buffer): string | undefined {
  if (!bytes) return "The file is missing. Put it back under exactly this name";
  if (!isUtf8(bytes)) return "The file is not plain text. Delete it, and create it again on GitHub";
  if (bytes.length > limits.fileBytes)
    return `The file has ${bytes.length.toLocaleString("en-US")} bytes; the limit is ${limits.fileBytes.toLocaleString("en-US")}. Shorten it`;
  return undefined;
}

/** Says why the site doesn't use a file of data/. Gatsby makes a GraphQL type of each other YAML file. */
function whyUnused(path: string, bytes: Buffer): [severity: "error" | "warning", message?: string] {
  if (contentFile(path) || /^images\/[^/]+\.(jpe?g|png|webp)$/i.test(path)) return ["error"];
  if (path.startsWith("legal/"))
    return [
      "error",
      "The name of a legal page is its address. Use small letters, digits and hyphens, then .yaml, as in legal/accessibility.yaml",
    ];
  if (/^[a-z][\w-]*\.yaml$/i.test(path) && parseDocument(String(bytes)).errors.length === 0)
    return ["warning", "No page uses this file. Developers can query it in GraphiQL"];
  return [
    "error",
    "The site does not use this file. Delete it, or move a photo into images/ (as JPEG, PNG or WebP), another file into static/",
  ];
}

/** Says why a file of static/ can't be published: the build makes a file of that name, or no link could name it. */
function whyNotPublished(path: string, { places }: Site): string | undefined {
  const page = `/${path.replace(/(^|\/)index\.html$|\.html$/, "")}`;
  if (["/_headers", "/sitemap.xml", "/404", ...places].includes(page))
    return "The build makes a file with this name. Delete this one, or rename it";
  if (/[#?%]/.test(path)) return "A link can't have #, ? or % in a file's name. Rename the file";
  return undefined;
}

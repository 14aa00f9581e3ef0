import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { filesIn, visibleFilesIn } from "../filesIn";
import { readValue } from "../fillFacts";
import { contentFile, contentFilesAmong } from "../schema/contentFiles";
import type { Problem } from "./problem";
import { readFile } from "./readFile";
import { rules } from "./rules";
import { samples } from "./samples";
import { siteOf } from "./siteOf";

/** Reads and checks the content in `dataDir`. Links and embed codes may refer to files in `staticDir`. */
export function checkContent(dataDir: string, staticDir: string, shownAs?: string) {
  const files = new Map(visibleFilesIn(dataDir).map((path) => [path, readFileSync(join(dataDir, path))]));
  return checkFiles(files, filesIn(staticDir), shownAs);
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
  const wholeFile = (file: string, message: string) => ({ file, line: 1, column: 1, message });
  for (const [path, bytes] of files)
    if (!contentFile(path) && !/^images\/[^/]+\.(jpe?g|png|webp)$/i.test(path))
      if (isOtherType(path, bytes)) warnings.push(wholeFile(`${shownAs}/${path}`, otherType));
      else problems.push(wholeFile(`${shownAs}/${path}`, notUsed));
  const sources = contentFilesAmong([...files.keys()]).flatMap((declaration) => {
    const file = `${shownAs}/${declaration.path}`;
    const bytes = files.get(declaration.path);
    const message = whyUnreadable(bytes);
    if (message) problems.push(wholeFile(file, message));
    // `TextDecoder` strips a byte order mark.
    return bytes && !message ? readFile(declaration, file, new TextDecoder().decode(bytes)) : [];
  });
  const site = siteOf(sources, files, staticFiles);
  for (const path of staticFiles) {
    const page = `/${path.replace(/(^|\/)index\.html$|\.html$/, "")}`;
    if (/[#?%]/.test(path) || ["/_headers", "/sitemap.xml", "/404", ...site.places].includes(page))
      problems.push(wholeFile(`static/${path}`, notPublished));
  }
  for (const { declaration, leaves, problemAt, problems: own } of sources) {
    problems.push(...own);
    for (const leaf of leaves) {
      const { data: value, error } = readValue(leaf, site.facts);
      for (const rule of error ? [] : rules)
        for (const message of await rule({ ...leaf, file: declaration.path, value }, site))
          problems.push(problemAt(leaf.path, message));
      // If facts make a value invalid, such as too long, only this shows it.
      if (error && leaf.schema.safeParse(leaf.raw).success)
        problems.push(problemAt(leaf.path, String(error.issues[0]?.message)));
    }
  }
  const closures = sources.find(({ declaration }) => declaration.path === "closures.yaml");
  const days = closures?.leaves.flatMap(({ scalar, raw }) => (scalar === "Date" ? Number(raw) : [])) ?? [];
  if (closures && days.length > 0 && Math.max(...days) < Date.now() - 86_400_000)
    warnings.push(closures.problemAt([0], "is past, as are all closed days. Add the coming holidays"));
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return { problems, warnings, samples: [...samples(files, shownAs)], site };
}

const otherType = "No page uses this file. Developers can query it in GraphiQL";
const notUsed =
  "The site does not use this file. Delete it, or move and rename it: a legal page in small letters, such as legal/accessibility.yaml; a photo into images/, as JPEG, PNG or WebP; another file into static/";
const notPublished =
  "The build makes a file with this name, or a link can't have its #, ? or %. Rename the file, or delete it";

/** Whether Gatsby makes a GraphQL type of its own for a file of data/. */
const isOtherType = (path: string, bytes: Buffer) =>
  /^[a-z][\w-]*\.yaml$/i.test(path) && parseDocument(String(bytes)).errors.length === 0;

function whyUnreadable(bytes?: Buffer): string | undefined {
  if (!bytes) return "The file is missing. Put it back under exactly this name";
  if (!isUtf8(bytes)) return "The file is not plain text. Delete it, and create it again on GitHub";
  return undefined;
}

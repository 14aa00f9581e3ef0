import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFile, contentFilesAmong, isImage } from "../declarations/contentFiles";
import { limits } from "../declarations/limits";
import { label } from "../declarations/schemaBuilders";
import { visibleFilesIn } from "../files";
import { embedFaults } from "./embedFaults";
import { contactFaults, placeholderFaults } from "./factFaults";
import { legalFaults } from "./legalFaults";
import { linkFaults } from "./linkFaults";
import { missingTextProblems } from "./missingTexts";
import { photoFaults } from "./photoFaults";
import type { Fault, Problem } from "./problem";
import { readSource } from "./readSource";
import type { Field } from "./readValues";
import { type Files, type Site, siteOf } from "./site";
import { textFaults } from "./textFaults";
import { warnings } from "./warnings";

/** Reads and checks the content in `dataDir`. Links and embed codes may refer to files in `staticDir`. */
export async function checkContent(dataDir: string, staticDir: string, shownAs?: string) {
  // Normalizes file names to NFC, because macOS may decompose é into e and a combining accent.
  const files = new Map(
    visibleFilesIn(dataDir).map((path) => [path.normalize(), readFileSync(join(dataDir, path))]),
  );
  return checkFiles(files, visibleFilesIn(staticDir), shownAs);
}

type Rule = (field: Field, site: Site) => Iterable<Fault> | Promise<Iterable<Fault>>;
const rules: Rule[] = [
  textFaults,
  placeholderFaults,
  contactFaults,
  linkFaults,
  legalFaults,
  embedFaults,
  photoFaults,
];

/**
 * Reads all files before it runs the rules, because rules compare files. Messages call the folder `shownAs`.
 * @returns all problems; if there are none, also the content, and warnings about valid content
 */
export async function checkFiles(data: Files, staticFiles: readonly string[], shownAs = "data") {
  const problems: Problem[] = [];
  const report = (file: string, message?: string) => {
    if (message) problems.push({ file, line: 1, column: 1, message });
  };
  const paths = [...data.keys()];
  if (paths.length === 0) report(shownAs, "The folder is missing. Put it back, or ask your developer");
  for (const path of paths) report(join(shownAs, path), whyUndeclared(path));
  const sources = (paths.length > 0 ? contentFilesAmong(paths) : []).flatMap((declaration) => {
    const { path } = declaration;
    const bytes = data.get(path);
    const unreadable = whyUnreadable(bytes);
    report(join(shownAs, path), unreadable);
    // `TextDecoder` strips a byte order mark.
    const text = new TextDecoder().decode(Buffer.from(bytes ?? ""));
    return unreadable ? [] : readSource(declaration, `${shownAs}/${path}`, text);
  });
  const site = siteOf(sources, data, staticFiles);
  for (const file of staticFiles) report(`static/${file}`, whyReplaced(file, site));
  for (const source of sources) {
    problems.push(...source.problems, ...missingTextProblems(source, site));
    for (const field of source.fields.filter(({ value }) => value !== undefined))
      for (const rule of rules)
        for (const [message, words] of await rule(field, site))
          problems.push(source.problemAt(field.path, `${label(field.path)} ${message}`, words));
  }
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return problems.length > 0 ? { problems, warnings: [] } : { problems, warnings: warnings(site), site };
}

function whyUnreadable(written?: string | Uint8Array): string | undefined {
  if (written === undefined) return "The file is missing. Put it back under exactly this name";
  const bytes = Buffer.from(written);
  if (!isUtf8(bytes)) return "The file is not plain text. Delete it, and create it again on GitHub";
  if (bytes.length > limits.fileBytes)
    return `The file has ${bytes.length.toLocaleString("en-US")} bytes; the limit is ${limits.fileBytes.toLocaleString("en-US")}. Shorten it`;
  return undefined;
}

/** Returns a message if the build would replace a file of static/. It replaces no robots.txt and no _redirects. */
function whyReplaced(file: string, { places }: Site): string | undefined {
  const page = `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
  if (!["/_headers", "/sitemap.xml", "/404", ...places].includes(page)) return undefined;
  return "The build makes a file with this name. Delete this one, or rename it";
}

/** Returns a message if the site doesn't use a file. Ignores temporary files such as agents.yaml.orig. */
function whyUndeclared(path: string): string | undefined {
  const isFile = /\.(ya?ml|md|txt|docx|pdf|jpe?g|png|gif|webp|avif|svg|hei[cf])$/i.test(path);
  if (!isFile || contentFile(path) || isImage(path)) return undefined;
  return "The site does not use a file with this name. Delete it, or move a photo into images/ (as JPEG or PNG), a legal page into legal/ (with a new name such as legal/accessibility.yaml), another file into static/";
}

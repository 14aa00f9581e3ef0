import { extname } from "node:path";
import { closest, distance } from "fastest-levenshtein";
import sharp from "sharp";
import type { Leaf, Path } from "../schema/walkSchema";
import { type ParsedContent, type ParsedFile, placeholderIn } from "./parseContent";
import type { Problem } from "./problem";

/** Returns the file's YAML errors or, if there are none, its schema violations and its broken links and photos. */
export async function problemsIn(file: ParsedFile, content: ParsedContent): Promise<Problem[]> {
  const { path: filePath, mistakes, issues, leaves, problemAt } = file;
  if (mistakes.length > 0) return mistakes;
  const problems: Problem[] = [];
  // Skips placeholders of faulty facts, because the facts themselves are reported. In the files of facts, doesn't skip
  // placeholders of facts that are only unfilled, because facts may refer to each other in a circle.
  const isFactFile = ["agency.yaml", "agents.yaml"].includes(filePath);
  const faultyFacts = content.faultyFacts.filter(({ isUnfilled }) => !(isFactFile && isUnfilled));
  for (const issue of issues) {
    const path = issue.path as Path;
    const paths = issue.code === "unrecognized_keys" ? issue.keys.map((name) => [...path, name]) : [path];
    const words = issue.code === "custom" ? issue.params?.words : undefined;
    const placeholder = placeholderIn(issue);
    if (faultyFacts.some(({ name }) => placeholder && `${placeholder}.`.startsWith(name && `${name}.`)))
      continue;
    for (const at of paths) problems.push(problemAt(at, issue.message, words));
  }
  for (const { path, value, linksIn, minSize } of leaves) {
    if (value === undefined) continue;
    for (const address of linksIn?.(String(value)) ?? []) {
      const message = linkProblem(address, content);
      if (message) problems.push(problemAt(path, message, address));
    }
    const message = minSize && (await photoProblem(String(value), minSize, content));
    if (message) problems.push(problemAt(path, message));
  }
  return problems;
}

/** Suggests a correction for a misspelled word. Returns `otherwise` if no word is similar enough. */
function didYouMean(typed: string, words: readonly string[], otherwise: string): string {
  const lowercase = words.map((word) => word.toLowerCase());
  const nearest = closest(typed.toLowerCase(), lowercase);
  const isNear = distance(typed.toLowerCase(), nearest) <= Math.min(2, typed.length / 3);
  return isNear ? `Did you mean ${words[lowercase.indexOf(nearest)]}?` : otherwise;
}

/** Returns a message if a link points to a page, section or file that does not exist on the site. */
function linkProblem(address: string, { linkTargets, staticFiles }: ParsedContent): string | undefined {
  if (/^(https|tel|sms|mailto):/.test(address)) return undefined;
  // Ignores query strings such as ?utm_source=card. Allows `#quote` on any page: each page has the quote dialog.
  const { pathname, hash } = new URL(address, "https://site.invalid");
  const target = (hash === "#quote" ? pathname : pathname + hash).replace(/^\/#/, "#");
  const paths = [pathname, `${pathname}index.html`, `${pathname}/index.html`];
  if (linkTargets.includes(target) || paths.some((path) => staticFiles.has(path))) return undefined;
  const help = "Correct it, delete the list entry with it or, if it is a file, add it to static/";
  const advice = didYouMean(target, [...linkTargets, ...staticFiles], help);
  return `links to "${address}", which the site does not have. ${advice}`;
}

async function photoProblem(name: string, minSize: NonNullable<Leaf["minSize"]>, { files }: ParsedContent) {
  // Checks `files` rather than the disk, because a case-insensitive file system would accept wrong capitalization.
  const bytes = files.get(name);
  const help = "Upload it, correct the name, or delete this line";
  if (!bytes) return `is "${name}", which does not exist. ${didYouMean(name, [...files.keys()], help)}`;
  const expected = extname(name).slice(1).toUpperCase().replace("JPG", "JPEG");
  // Ignores warnings, as gatsby-config.ts does, because photos from some phones cause harmless ones.
  const photo = sharp(bytes, { failOn: "error" });
  try {
    const { format, autoOrient } = await photo.metadata();
    const { width, height } = autoOrient;
    if (format.toUpperCase() !== expected)
      return `is "${name}", which is really a ${format.toUpperCase()}. Export it as ${expected}`;
    if (width < minSize[0] || height < minSize[1])
      return `is "${name}", which has ${width} × ${height} pixels. Use one of at least ${minSize.join(" × ")}`;
    // Decodes the whole image to detect damage. Resizes the output to a width of one pixel to save time.
    await photo.resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return `is "${name}", which cannot be read. It may be damaged, huge, or an iPhone's HEIC photo. Export it as ${expected}`;
  }
}

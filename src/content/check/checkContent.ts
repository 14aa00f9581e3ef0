import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../filesIn";
import { schemaOf } from "../schema/contentFiles";
import { type ParsedContent, parseContent } from "./parseContent";
import { type Problem, wholeFile } from "./problem";
import { problemsIn } from "./problemsIn";

/** Reads the files in `dataDir`, keyed by relative path. Skips hidden files, such as .DS_Store. */
export function readFiles(dataDir: string): ReadonlyMap<string, Buffer> {
  const paths = filesIn(dataDir).filter((path) => !/(^|\/)\./.test(path));
  return new Map(paths.map((path) => [path, readFileSync(join(dataDir, path))]));
}

/** Reads and checks the content in `dataDir`. Links and embed codes may refer to files in `staticDir`. */
export const checkContent = (dataDir: string, staticDir: string) =>
  checkFiles(readFiles(dataDir), filesIn(staticDir), dataDir);

/**
 * Checks content files in three steps: parseFile.ts parses each file, and finds YAML mistakes. parseContent.ts fills in
 * placeholders such as `{phone}`, and lists the valid link targets. If a file has no YAML mistakes, problemsIn.ts
 * checks the file against its schema, and checks its links and photos.
 * @param files as returned by `readFiles`
 * @param dataDir the name of the content folder, shown in messages
 * @returns the problems, the warnings, the lines with sample values (to be replaced before the launch), and the content
 */
export async function checkFiles(
  files: ReadonlyMap<string, Buffer>,
  staticFiles: string[],
  dataDir = "data",
) {
  const content = parseContent(files, staticFiles, dataDir);
  const problems = [...staticFileProblems(staticFiles, content.linkTargets)];
  const warnings = [...pastClosures(content)];
  for (const path of files.keys())
    if (!schemaOf(path) && !photoPath.test(path))
      problems.push(wholeFile(`${dataDir}/${path}`, unusedMessage));
  for (const file of content.parsedFiles) problems.push(...(await problemsIn(file, content)));
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  const marks = [...samples(files, dataDir)];
  if (marks.length > 0) warnings.push(wholeFile(dataDir, `${marks.length} ${samplesWarning}`));
  return { problems, warnings, samples: marks, content };
}

const photoPath = /^images\/[^/]+\.(jpe?g|png|webp)$/i;
const samplesWarning =
  'lines are samples (# SAMPLE, .example, 555-01xx, the sample form). They stop the build once "website" in agency.yaml is your own address, so change that line last';
const unusedMessage =
  "The site does not use this file. Delete it, or move and rename it: a legal page in small letters, with an address that is not taken, such as legal/accessibility.yaml; a photo into images/, exported as JPEG, PNG or WebP; any other file into static/. (Developers: add its schema to src/content/schema/contentFiles.ts.)";

function* staticFileProblems(files: string[], linkTargets: string[]): Generator<Problem> {
  for (const path of files) {
    const page = `/${path.replace(/(^|\/)index\.html$|\.html$/, "")}`;
    if (/[#?%]/.test(path)) yield wholeFile(`static/${path}`, "A link can't have #, ? or %. Rename the file");
    else if (["/_headers", "/404", ...linkTargets].includes(page))
      yield wholeFile(`static/${path}`, "The build makes a file with this name. Rename yours, or delete it");
  }
}

function* pastClosures({ parsedFiles }: ParsedContent): Generator<Problem> {
  const closures = parsedFiles.find(({ path }) => path === "closures.yaml");
  const days = closures?.leaves.flatMap(({ raw }) => (raw instanceof Date ? Number(raw) : [])) ?? [];
  if (closures && days.length > 0 && Math.max(...days) < Date.now() - 86_400_000)
    yield closures.problemAt([0], "is past, as are all closed days. Add the coming holidays");
}

/** Matches lines with a `# SAMPLE` mark, an .example domain (RFC 2606), the sample form or a fictional phone number. */
const sample = /^(?!\s*#).*(# SAMPLE\b|\.example\b|\/widget\/form\/sample\.html|\d{3}\D{0,2}555\D?01\d\d\b)/;

/** Lists the lines in data/ that contain sample values, which must be replaced before the launch. */
function* samples(files: ReadonlyMap<string, Buffer>, dataDir: string): Generator<Problem> {
  const message = "This line is a sample. Replace it, and delete its mark if it has one";
  for (const [path, bytes] of files)
    for (const [i, lineText] of path.endsWith(".yaml") ? bytes.toString().split(/\r?\n/).entries() : [])
      if (sample.test(lineText))
        yield { file: `${dataDir}/${path}`, line: i + 1, column: 1, message, lineText };
}

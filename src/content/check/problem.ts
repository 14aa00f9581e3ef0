import type { Path } from "../declarations/schemaBuilders";

/** Something wrong in the content: where it is and what is wanted instead. Lines and columns count from 1. */
export interface Problem {
  /** The file as the reader knows it, such as data/agents.yaml. */
  file: string;
  line: number;
  column: number;
  message: string;
  /** The line itself, where the file has one. */
  source?: string;
}

/** What a value is called in messages: the name of its field, and which entry of a list it is. */
export function label(path: Path): string {
  const name = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  const entry = typeof last === "number" ? `entry ${last + 1}` : "";
  if (name === undefined) return entry || "the file";
  return entry ? `${entry} of ${name}` : String(name);
}

/** A long text's beginning. */
export function shortened(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Problems in the order of files and lines. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/**
 * A problem for people: file, line, column and message, then the line with a caret below the place.
 *
 *     data/testimonials.yaml:14:11  rating must be a whole number from 1 to 5, but is 6
 *         14 |   rating: 6
 *            |           ^
 */
export function formatProblem({ file, line, column, message, source }: Problem): string {
  const head = `${file}:${line}:${column}  ${message}`;
  if (source === undefined) return head;
  // Tabs stay tabs, so that the caret stands below its place at any tab width.
  const before = source.slice(0, column - 1).replace(/[^\t]/g, " ");
  return `${head}\n${String(line).padStart(6)} | ${source}\n${" ".repeat(6)} | ${before}^`;
}

/** A report of all problems, with a first line that counts them. */
export function formatReport(problems: readonly Problem[]): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const where = files === 1 ? "1 file" : `${files} files`;
  return `The content has ${count} in ${where}:\n\n${sortProblems(problems).map(formatProblem).join("\n\n")}`;
}

/** A problem as a workflow command of GitHub Actions, which shows it at its line of a pull request. */
export function formatAnnotation({ file, line, column, message }: Problem): string {
  const data = (value: string) => value.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  const property = (value: string) => data(value).replace(/:/g, "%3A").replace(/,/g, "%2C");
  return `::error file=${property(file)},line=${line},col=${column},title=Content::${data(message)}`;
}

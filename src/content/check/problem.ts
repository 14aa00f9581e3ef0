/** Something wrong in the content: where it is and what is wanted instead. */
export interface Problem {
  /** The file as the reader knows it, such as data/agents.yaml. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  message: string;
  /** The line itself, where the file has one. */
  source?: string;
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
  const number = String(line).padStart(6);
  // Tabs stay tabs, so that the caret stands below its place at any tab width.
  const before = source.slice(0, column - 1).replace(/[^\t]/g, " ");
  return `${head}\n${number} | ${source}\n${" ".repeat(6)} | ${before}^`;
}

/** A report of all problems, with a first line that counts them. */
export function formatReport(problems: readonly Problem[]): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const where = files === 1 ? "1 file" : `${files} files`;
  return `The content has ${count} in ${where}:\n\n${sortProblems(problems).map(formatProblem).join("\n\n")}`;
}

/** What could be better, each like a problem, after a line that says that it may stay. */
export function formatAdvice(advice: readonly Problem[]): string {
  return `Advice, which may be left alone:\n\n${advice.map(formatProblem).join("\n\n")}`;
}

/** A problem, or advice as a notice, as GitHub Actions reads it from a log to show it at its line of a pull request. */
export function formatAnnotation(
  { file, line, column, message }: Problem,
  level: "error" | "notice" = "error",
): string {
  const property = (value: string) => escapeData(value).replace(/:/g, "%3A").replace(/,/g, "%2C");
  return `::${level} file=${property(file)},line=${line},col=${column},title=Content::${escapeData(message)}`;
}

function escapeData(value: string): string {
  return value.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}

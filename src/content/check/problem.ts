import type { Path } from "../declarations/schemaBuilders";

/** A problem in a content file. `line` and `column` are 1-based. */
export interface Problem {
  /** The path shown in messages, such as data/agents.yaml. */
  file: string;
  line: number;
  column: number;
  message: string;
  /** The text of the line; undefined for a problem with the whole file. */
  source?: string;
  /** Candidate text edits, likeliest first. The message proposes the first edit that passes the content check. */
  fixes?: readonly { from: number; to: number; text: string; without?: string }[];
}

/** Returns the name for a value in error messages, such as `"phone"` or `Entry 2 of "features"`. */
export function label(path: Path): string {
  const name = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  const entry = typeof last === "number" ? `Entry ${last + 1}` : "";
  return [entry, name && `"${name}"`].filter(Boolean).join(" of ") || "The file";
}

export function truncate(text: string, maxLength = 60): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

/** Replaces line breaks and control characters, except tabs, with spaces, to prevent log injection. */
function oneLine(text: string): string {
  return text.replace(/(?!\t)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, " ");
}

export function formatProblem({ file, line, column, message, source }: Problem): string {
  const head = oneLine(`${file}:${line}:${column}  ${message}`);
  if (source === undefined) return head;
  // Keeps tabs, so the caret is aligned at any tab width.
  const before = source.slice(0, column - 1).replace(/[^\t]/g, " ");
  return `${head}\n${String(line).padStart(6)} | ${oneLine(source)}\n${" ".repeat(6)} | ${before}^`;
}

export function countProblems(problems: readonly Problem[]): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `The content has ${count} in ${files === 1 ? "1 file" : `${files} files`}`;
}

export function formatReport(problems: readonly Problem[]): string {
  return `${countProblems(problems)}:\n\n${problems.map(formatProblem).join("\n\n")}`;
}

/** Formats a problem as a GitHub Actions workflow command, which annotates the line in a pull request. */
export function formatAnnotation({ file, line, column, message }: Problem): string {
  const data = (value: string) => oneLine(value).replace(/%/g, "%25");
  const property = (value: string) => data(value).replace(/:/g, "%3A").replace(/,/g, "%2C");
  return `::error file=${property(file)},line=${line},col=${column},title=Content::${data(message)}`;
}

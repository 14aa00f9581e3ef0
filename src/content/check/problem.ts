import type { Path } from "../declarations/schemaBuilders";

/** A problem in the content: its file, line and column, counted from 1, and the message for the editor. */
export interface Problem {
  /** The file as shown in messages, such as data/agents.yaml. */
  file: string;
  line: number;
  column: number;
  message: string;
  /** The text of the line with the problem; undefined if the file is missing or has no such line. */
  source?: string;
  /** Replacements of the text between two offsets, likeliest first. The first one that passes the check is proposed. */
  fixes?: readonly { from: number; to: number; text: string; without?: string }[];
}

/** Returns what messages call the value at a path: its field, or in a list as in `Entry 2 of "features"`. */
export function label(path: Path): string {
  const name = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  const entry = typeof last === "number" ? `Entry ${last + 1}` : "";
  return [entry, name && `"${name}"`].filter(Boolean).join(" of ") || "The file";
}

/** Cuts a text to at most `maxLength` characters, ending in an ellipsis. */
export function truncate(text: string, maxLength = 60): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

/** Returns a text as one line, without control characters, which a terminal or a workflow's log may interpret. */
function oneLine(text: string): string {
  return text.replace(/(?!\t)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, " ");
}

/** Formats a problem for the terminal: file, line, column, message, and the line with a caret below the position. */
export function formatProblem({ file, line, column, message, source }: Problem): string {
  const head = oneLine(`${file}:${line}:${column}  ${message}`);
  if (source === undefined) return head;
  // Keeps the tabs before the position, so that the caret is aligned at any tab width.
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

/** Formats a problem as a workflow command, with which GitHub Actions annotates the line in a pull request. */
export function formatAnnotation({ file, line, column, message }: Problem): string {
  const data = (value: string) => oneLine(value).replace(/%/g, "%25");
  const property = (value: string) => data(value).replace(/:/g, "%3A").replace(/,/g, "%2C");
  return `::error file=${property(file)},line=${line},col=${column},title=Content::${data(message)}`;
}

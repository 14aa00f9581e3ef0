/** A problem in a content file. `line` and `column` are 1-based. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  message: string;
  /** The text of the line, or undefined if the problem concerns the whole file. */
  lineText?: string;
}

export const wholeFile = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });

const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");

function formatProblem({ file, line, column, message, lineText }: Problem): string {
  const head = oneLine(`${file}:${line}:${column}  ${message}`);
  if (lineText === undefined) return head;
  // Keeps tabs, so that the caret is below the problem's column at any tab width.
  const before = lineText.slice(0, column - 1).replace(/[^\t]/g, " ");
  return `${head}\n${String(line).padStart(6)} | ${oneLine(lineText)}\n${" ".repeat(6)} | ${before}^`;
}

export const formatReport = (problems: readonly Problem[]) =>
  `Problems in the content: ${problems.length}\n\n${problems.map(formatProblem).join("\n\n")}`;

/** Formats a problem as a GitHub Actions workflow command that annotates the line in a pull request. */
export function formatAnnotation({ file, line, column, message }: Problem, level = "error"): string {
  const data = (value: string) => oneLine(value).replace(/%/g, "%25");
  const property = (value: string) => data(value).replace(/:/g, "%3A").replace(/,/g, "%2C");
  return `::${level} file=${property(file)},line=${line},col=${column},title=Content::${data(message)}`;
}

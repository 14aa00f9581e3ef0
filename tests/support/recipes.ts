import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** A block of code in CONTRIBUTING.md that says what to do to a file. */
interface Step {
  /** The file, from the project's folder. */
  file: string;
  /** A new file's text, or a change as `diff` writes it: lines with a space, a minus or a plus before them. */
  text: string;
  isChange: boolean;
}

const contributing = resolve(__dirname, "../../CONTRIBUTING.md");

/**
 * The steps of a recipe of CONTRIBUTING.md: its code blocks whose first line names a file.
 * @param title the recipe's heading
 * @throws when there is no such recipe
 */
export function recipe(title: string): Step[] {
  const chapters = readFileSync(contributing, "utf8").split(/^## /m);
  const chapter = chapters.find((text) => text.startsWith(`${title}\n`));
  const blocks = chapter?.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm) ?? [];
  const steps = [...blocks].map(([, language, file, text]) => ({
    file: String(file),
    text: String(text),
    isChange: language === "diff",
  }));
  if (steps.length === 0) throw new Error(`CONTRIBUTING.md has no recipe '${title}'`);
  return steps;
}

/**
 * Follows a recipe in a copy of the project, to the letter, as far as it has not been followed there before:
 * whoever adds a page or an entry by a recipe must not find it broken.
 * @throws when a change does not fit its file any more
 */
export function follow(steps: readonly Step[], root: string): void {
  for (const { file, text, isChange } of steps) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, isChange ? changed(readFileSync(path, "utf8"), text, file) : text);
  }
}

/**
 * Puts a change's new lines behind the line that they follow in the recipe, or before the one that they precede:
 * one of the two is enough, since other work may have come between them. Of these, what is behind the recipe's
 * words does not matter.
 */
function changed(before: string, change: string, file: string): string {
  const lines = change.split("\n").slice(0, -1);
  const added = lines.filter((line) => line.startsWith("+")).map((line) => line.slice(1));
  const rows = before.split("\n");
  if (before.includes(added.join("\n"))) return before;
  const first = lines.findIndex((line) => line.startsWith("+"));
  const [previous, next] = [lines[first - 1], lines[first + added.length]];
  const isLike = (row: string | undefined, line: string | undefined) =>
    line !== undefined && row?.startsWith(line.slice(1));
  const places = [...rows.keys()];
  const place =
    places.find((at) => isLike(rows[at - 1], previous) && isLike(rows[at], next)) ??
    places.find((at) => isLike(rows[at - 1], previous) || isLike(rows[at], next));
  if (place === undefined)
    throw new Error(`CONTRIBUTING.md changes lines that ${file} does not have:\n${change}`);
  return rows.toSpliced(place, 0, ...added).join("\n");
}

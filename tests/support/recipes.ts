import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
 * Follows a recipe in a copy of the project, to the letter.
 * @throws when a change does not fit its file any more
 */
export function follow(steps: readonly Step[], root: string): void {
  for (const { file, text, isChange } of steps) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    if (!isChange && existsSync(path)) throw new Error(`${file} is there already`);
    writeFileSync(path, isChange ? changed(readFileSync(path, "utf8"), text, file) : text);
  }
}

function changed(before: string, change: string, file: string): string {
  const lines = change.split("\n").slice(0, -1);
  const side = (left: string) =>
    lines
      .filter((line) => line[0] !== left)
      .map((line) => line.slice(1))
      .join("\n");
  const [old, now] = [side("+"), side("-")];
  const at = `\n${before}`.indexOf(`\n${old}\n`);
  if (at < 0) throw new Error(`CONTRIBUTING.md changes lines that ${file} does not have:\n${old}`);
  return before.slice(0, at) + now + before.slice(at + old.length);
}

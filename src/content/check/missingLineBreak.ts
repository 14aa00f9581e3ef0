import type { Problem } from "./problem";
import type { Source } from "./source";

/**
 * Lines that YAML joins to one text although they were meant as entries of a list, or as a legal text's points: the
 * dash of one is missing, or does not stand where it would begin an entry.
 */
export function* missingLineBreak(source: Source): Generator<Problem> {
  for (const { path, kind, node, begin, written } of source.texts) {
    // After >- lines of the same column are joined; points are kept apart by standing further in.
    const margin = /\n( {1,60})\S/.exec(written)?.[1];
    const isFolded = node.type === "BLOCK_FOLDED" && kind === "markdown";
    const point = isFolded && new RegExp(`\\n${margin}\\S.*\\r?\\n${margin}(?=- )`).exec(written);
    const dash = node.type === "PLAIN" && /\n[ \t]*(?=- )/.exec(written);
    const isEntry = node.type === "PLAIN" && typeof path.at(-1) === "number" && kind !== "markdown";
    const joined = point || dash || (isEntry && /\n\s*/.exec(written));
    if (!joined) continue;
    const message = point
      ? "this point joins the line before it; put two more spaces before the dash of each point"
      : dash
        ? "this dash begins no entry; put it right below the dash of the entry before"
        : "this line joins the entry before it; begin it with a dash, or put both in one line";
    yield source.problemAt(begin + joined.index + joined[0].length, message);
  }
}

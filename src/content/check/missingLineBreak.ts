import type { Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/** Yields list entries that YAML folds into the text before them, because a dash is missing or wrongly indented. */
export function* missingLineBreak(source: YamlSource): Generator<Problem> {
  for (const { path, kind, node, begin, written } of source.texts) {
    // The indentation of a folded block (`>-`), in which YAML joins only lines with exactly this indentation.
    const indentation = /\n( {1,60})\S/.exec(written)?.[1];
    const isFolded = node.type === "BLOCK_FOLDED" && kind === "markdown";
    const point = isFolded && new RegExp(`\\n${indentation}\\S.*\\r?\\n${indentation}(?=- )`).exec(written);
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

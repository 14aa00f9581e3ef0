import { isSeq, type Node, visit } from "yaml";
import type { ContentFile } from "../declarations/contentFiles";
import type { Problem } from "./problem";
import type { Source } from "./source";

/**
 * Entries of a list that YAML joins to one text, since the dash of the second is missing or not below that of the
 * first. Only a legal text's points may go on in the next line; below its words they stand further in.
 */
export function mergedLines({ path }: ContentFile, source: Source): Problem[] {
  const problems: Problem[] = [];
  visit(source.document, {
    Scalar(_key, node, ancestors) {
      if (!node.range) return;
      const [begin, end] = node.range;
      const text = source.text.slice(begin, end);
      const point = node.type === "BLOCK_FOLDED" && path.startsWith("legal/") ? joinedPoint(text) : undefined;
      if (point !== undefined) {
        const message =
          "this point joins the line before it; put two more spaces before the dash of each point";
        problems.push(source.problemAt(begin + point, message));
      }
      if (node.type !== "PLAIN") return;
      const dash = /\n[ \t]*(?=- )/.exec(text);
      const isEntry = isSeq(ancestors.at(-1) as Node) && !path.startsWith("legal/");
      const joined = dash ?? (isEntry ? /\n\s*/.exec(text) : null);
      if (!joined) return;
      const message = dash
        ? "this dash begins no entry; put it right below the dash of the entry before"
        : "this line joins the entry before it; begin it with a dash, or put both in one line";
      problems.push(source.problemAt(begin + joined.index + joined[0].length, message));
    },
  });
  return problems;
}

/**
 * Where, in a text written after `>-`, a dash begins a line that YAML joins to the one before: none of the two is
 * further in.
 */
function joinedPoint(text: string): number | undefined {
  const margin = /\n( +)\S/.exec(text)?.[1];
  if (margin === undefined) return undefined;
  const found = new RegExp(`\\n${margin}\\S.*\\r?\\n${margin}(?=- )`).exec(text);
  return found ? found.index + found[0].length : undefined;
}

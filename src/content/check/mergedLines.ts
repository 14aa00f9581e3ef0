import { isSeq, type Node, visit } from "yaml";
import type { ContentFile } from "../declarations/contentFiles";
import type { Problem } from "./problem";
import type { Source } from "./source";

/**
 * Entries of a list that YAML joins to one text, since the dash of the second is missing or not below that of the first.
 * Only a legal text's points may go on in the next line.
 */
export function mergedLines({ path }: ContentFile, source: Source): Problem[] {
  const problems: Problem[] = [];
  visit(source.document, {
    Scalar(_key, node, ancestors) {
      if (node.type !== "PLAIN" || !node.range) return;
      const [begin, end] = node.range;
      const text = source.text.slice(begin, end);
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

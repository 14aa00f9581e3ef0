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
      const goesOn = /\n[ \t]*(- )?/.exec(source.text.slice(begin, end));
      if (!goesOn) return;
      const isEntry = isSeq(ancestors.at(-1) as Node) && !path.startsWith("legal/");
      if (!isEntry && !goesOn[1]) return;
      const message = goesOn[1]
        ? "this dash begins no entry; put it right below the dash of the entry before"
        : "this line joins the entry before it; begin it with a dash, or put both in one line";
      const at = goesOn[0].length - (goesOn[1]?.length ?? 0);
      problems.push(source.problemAt(begin + goesOn.index + at, message));
    },
  });
  return problems;
}

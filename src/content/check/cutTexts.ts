import { visit } from "yaml";
import type { Problem } from "./problem";
import type { Source } from "./source";

/**
 * Texts that YAML cuts off at a #: `license: Arizona License #{license}` without quotes means only
 * "Arizona License", and `street: 2550 W Union Hills Dr # B-204` has no suite. A comment that is meant as one has
 * words after a space.
 */
export function cutTexts(source: Source): Problem[] {
  const problems: Problem[] = [];
  visit(source.document, {
    Scalar(key, node) {
      const end = node.range?.[1];
      if (key === "key" || node.type !== "PLAIN" || node.value === null || end === undefined) return;
      const comment = /^[ \t]+#(?=[^\s#]|[ \t]*[A-Za-z]?-?\d)/.exec(source.text.slice(end));
      if (!comment) return;
      const message = "the text ends here, since # begins a comment; put quotes around the whole text";
      problems.push(source.problemAt(end + comment[0].length - 1, message));
    },
  });
  return problems;
}

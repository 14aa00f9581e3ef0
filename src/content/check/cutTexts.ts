import { visit } from "yaml";
import type { Problem } from "./problem";
import type { Source } from "./source";

const noSpace = /^[ \t]+#(?=[^\s#])/;
/** Without quotes before it, also a number, a reference, a suite or a single letter after a space. */
const cutOff =
  /^[ \t]+#(?=[^\s#]|[ \t]*([A-Za-z]?-?\d|\{|(suite|ste|unit|apt|bldg|floor|room)\b|[a-z][ \t]*(\r?\n|$)))/i;

/**
 * Texts that YAML cuts off at a #: `license: Arizona License #{license}` without quotes means only
 * "Arizona License", and `street: 2550 W Union Hills Dr # B-204` has no suite, nor has `"2550 W Union Hills Dr" #204`.
 * A comment that is meant as one has words after a space.
 */
export function cutTexts(source: Source): Problem[] {
  const problems: Problem[] = [];
  visit(source.document, {
    Scalar(key, node) {
      const end = node.range?.[1];
      if (key === "key" || node.value === null || end === undefined) return;
      const cut = node.type === "PLAIN" ? cutOff : node.type?.startsWith("QUOTE") ? noSpace : undefined;
      const comment = cut?.exec(source.text.slice(end));
      if (!comment) return;
      const message =
        "the text ends here, since # begins a comment; put quotes around the whole text, from its first word to its last";
      problems.push(source.problemAt(end + comment[0].length - 1, message));
    },
  });
  return problems;
}

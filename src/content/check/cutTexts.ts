import { visit } from "yaml";
import type { Problem } from "./problem";
import type { Source } from "./source";

/** What looks like a part of the text before it, behind a text in quotes and behind one without. */
const behindQuotes = /^[ \t]+#(?=[^\s#])/;
const behindPlain =
  /^[ \t]+#(?=[^\s#]|[ \t]*\{|[ \t]*([a-z]?-?\d[\w-]*|[a-z]|(suite|ste|unit|apt|bldg|floor|room)\.?[ \t]+\w{1,5})[ \t]*(,|\r?\n|$))/i;
/** Behind a text that ends in words, as in `We are # 1 in town`. */
const behindWords = /^[ \t]+#[ \t]*\d/;

/**
 * Texts that YAML cuts off at a #: `license: Arizona License #{license}` without quotes means only "Arizona
 * License", and `street: 2550 W Union Hills Dr # B-204` has no suite, nor has `"2550 W Union Hills Dr" #204`; of
 * `We are # 1 in town` two words are left. A comment that is meant as one has words after a space.
 */
export function cutTexts(source: Source): Problem[] {
  const problems: Problem[] = [];
  visit(source.document, {
    Scalar(key, node) {
      const end = node.range?.[1];
      if (key === "key" || node.value === null || end === undefined) return;
      const isPlain = node.type === "PLAIN";
      const isQuoted = node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE";
      if (!isPlain && !isQuoted) return;
      const rest = source.text.slice(end, end + 200);
      const endsInWords = isPlain && /\p{Ll}$/u.test(String(node.value));
      const comment =
        (isPlain ? behindPlain : behindQuotes).exec(rest) ?? (endsInWords && behindWords.exec(rest));
      if (!comment) return;
      const mend = isPlain ? "put quotes around the whole text" : "move the closing quote behind it";
      const message = `the text ends here, since # begins a comment; ${mend}, or begin a note with "# " and a word`;
      problems.push(source.problemAt(end + comment[0].length - 1, message));
    },
  });
  return problems;
}

import { label, type Problem } from "./problem";
import type { Source } from "./source";

/** A comment that looks like a part of the text before it: a number, a unit or a template variable after the sign. */
const cutOff =
  /^[ \t]+#(?=[^\s#]|[ \t]*\{|[ \t]*([a-z]?-?\d[\w-]*|[a-z]|(suite|ste|unit|apt|bldg|floor|room)\.?[ \t]+\w{1,5})[ \t]*(,|\r?\n|$))/i;
/** The same behind a text in quotes, and behind one that ends in words, as in `We are # 1 in town`. */
const cutOffBehindQuotes = /^[ \t]+#(?=[^\s#])/;
const cutOffBehindWords = /^[ \t]+#[ \t]*\d/;

/** A comment that is a part of the text: on a line of a block, inside of quotes, or without a space before its #. */
const shown = /# ?SAMPLE\b|[.!?…”"] # [a-z]{2}|\n[ \t]*# [a-z]{2}/i;

/**
 * A # that cuts a text off, and one that does not begin the comment that it was meant to. `license: License #{license}`
 * without quotes means only "License", and `street: 2550 W Union Hills Dr # B-204` has no suite.
 */
export function* unquotedHash(source: Source): Generator<Problem> {
  for (const { text, path, kind, quotation, node, begin, written } of source.texts) {
    const end = begin + written.length;
    const behind = source.text.slice(end, end + 200);
    const isPlain =
      node.type === "PLAIN" &&
      (cutOff.test(behind) || (/\p{Ll}$/u.test(text) && cutOffBehindWords.test(behind)));
    const isQuoted = node.type?.startsWith("QUOTE") && cutOffBehindQuotes.test(behind);
    if (isPlain || isQuoted || (quotation && /^ (?!SAMPLE)[a-z]{2}/i.test(node.comment ?? ""))) {
      const message =
        "the text ends here, since # begins a comment; put quotes around the whole text, # and all, or the comment on a line of its own";
      yield source.problemAt(source.text.indexOf("#", end), message);
    } else if (kind && shown.test(kind === "markdown" ? text : written)) {
      const message = `${label(path)} would be shown with its #; a comment stands behind the text, after a space, and outside of its quotes`;
      yield source.problemAtValue(path, message);
    }
  }
}

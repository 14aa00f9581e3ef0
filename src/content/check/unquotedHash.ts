import { label, type Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/** Matches a comment that looks like part of an unquoted text: `#` before a letter, number, unit or variable. */
const hashAfterText =
  /^[ \t]+#(?=[^\s#]|[ \t]*\{|[ \t]*([a-z]?-?\d[\w-]*|[a-z]|(suite|ste|unit|apt|bldg|floor|room)\.?[ \t]+\w{1,5})[ \t]*(,|\r?\n|$))/i;
/** Matches a comment that looks like part of a quoted text: `#` directly before a character. */
const hashAfterQuotes = /^[ \t]+#(?=[^\s#])/;
/** Matches a comment that looks like part of an unquoted sentence, as in `We are # 1 in town`. */
const hashAfterWord = /^[ \t]+#[ \t]*\d/;

/** Matches a comment that YAML reads as text: in a block scalar, inside quotes, or without a space before its #. */
const commentReadAsText = /# ?SAMPLE\b|[.!?…”"] # [a-z]{2}|\n[ \t]*# [a-z]{2}/i;

/**
 * Yields texts that an unquoted # cuts short, and comments that YAML reads as text. Without quotes, `license: License
 * #{license}` means only "License", and `street: 2550 W Union Hills Dr # B-204` loses its suite.
 */
export function* unquotedHash(source: YamlSource): Generator<Problem> {
  for (const { text, path, kind, quotation, node, begin, written } of source.texts) {
    const end = begin + written.length;
    const behind = source.text.slice(end, end + 200);
    const isPlain =
      node.type === "PLAIN" &&
      (hashAfterText.test(behind) || (/\p{Ll}$/u.test(text) && hashAfterWord.test(behind)));
    const isQuoted = node.type?.startsWith("QUOTE") && hashAfterQuotes.test(behind);
    if (isPlain || isQuoted || (quotation && /^ (?!SAMPLE)[a-z]{2}/i.test(node.comment ?? ""))) {
      const message =
        "the text ends here, since # begins a comment; put quotes around the whole text, # and all, or the comment on a line of its own";
      yield source.problemAt(source.text.indexOf("#", end), message);
    } else if (kind && commentReadAsText.test(kind === "markdown" ? text : written)) {
      const message = `${label(path)} would be shown with its #; a comment stands behind the text, after a space, and outside of its quotes`;
      yield source.problemAtValue(path, message);
    }
  }
}

import { label, type Problem } from "./problem";
import type { Source } from "./source";

/**
 * Control characters, spaces without width, line ends that browsers do not show, marks that turn the direction of the
 * text after them, halves of a surrogate pair, private and unassigned places of Unicode.
 */
const invisible =
  /(?![\t\n\r])\p{Cc}|[\u200b\u2060\ufeff\u2028-\u202e\u2066-\u2069\ufff9-\uffff]|\p{Cs}|\p{Co}/u;

/** Such characters anywhere in a file, at most one a line, and those that a value has by an escape (`"\0"`). */
export function* noInvisibleCharacters(source: Source): Generator<Problem> {
  const named = (sign: string) =>
    `an invisible character (U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")})`;
  for (const [i, row] of source.rows.entries()) {
    const found = invisible.exec(row);
    const message = found && `${named(found[0])} stands here; delete it, or type the words around it anew`;
    if (message) yield source.problemAtLine(i + 1, found.index + 1, message);
  }
  for (const { text, path } of source.texts) {
    const sign = invisible.exec(text)?.[0];
    if (!sign || source.text.includes(sign)) continue;
    yield source.problemAtValue(path, `${label(path)} has ${named(sign)}; write the text without it`);
  }
}

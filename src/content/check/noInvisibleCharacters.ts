import type { Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/** Matches control, zero-width, bidirectional and private use characters, line separators and lone surrogates. */
const invisible =
  /(?![\t\n\r])\p{Cc}|[\u200b\u2060\ufeff\u2028-\u202e\u2066-\u2069\ufff9-\uffff]|\p{Cs}|\p{Co}/u;

/** Yields the first invisible character of each line. */
export function* noInvisibleCharacters(source: YamlSource): Generator<Problem> {
  for (const [i, line] of source.lines.entries()) {
    const found = invisible.exec(line);
    const code = found?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const message = `an invisible character (U+${code}) stands here; delete it, or type the words around it anew`;
    if (found) yield source.problemAtLine(i + 1, found.index + 1, message);
  }
}

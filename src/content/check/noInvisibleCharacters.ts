import { label, type Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/** Matches control, zero-width, bidirectional and private use characters, line separators and lone surrogates. */
const invisible =
  /(?![\t\n\r])\p{Cc}|[\u200b\u2060\ufeff\u2028-\u202e\u2066-\u2069\ufff9-\uffff]|\p{Cs}|\p{Co}/u;

/** Yields the first invisible character of each line, and texts with one written as an escape such as `"\0"`. */
export function* noInvisibleCharacters(source: YamlSource): Generator<Problem> {
  const characterName = (character: string) =>
    `an invisible character (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")})`;
  for (const [i, line] of source.lines.entries()) {
    const found = invisible.exec(line);
    const message =
      found && `${characterName(found[0])} stands here; delete it, or type the words around it anew`;
    if (message) yield source.problemAtLine(i + 1, found.index + 1, message);
  }
  for (const { text, path } of source.texts) {
    const character = invisible.exec(text)?.[0];
    if (!character || source.text.includes(character)) continue;
    yield source.problemAtValue(
      path,
      `${label(path)} has ${characterName(character)}; write the text without it`,
    );
  }
}

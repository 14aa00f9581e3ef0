import type { ContentFile } from "../declarations/contentFiles";
import { partsOf } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import { label } from "./shapeProblems";
import type { Source } from "./source";

/**
 * Characters that nobody sees and that change what everybody reads: control characters, spaces without width, line ends
 * that browsers do not show, those that turn the direction of the text after them, halves of a character, and places of
 * no character at all.
 */
const unwanted =
  /(?![\t\n\r])\p{Cc}|[\u200b\u2060\ufeff\u2028-\u202e\u2066-\u2069\ufff9-\uffff]|\p{Cs}|\p{Co}/u;

/** Such characters anywhere in a file, and those in its values that are written as an escape. At most one a line. */
export function invisibleCharacters(file: ContentFile, source: Source): Problem[] {
  const inText = source.rows.flatMap((row, i) => {
    const found = unwanted.exec(row);
    const message =
      found &&
      `an invisible character (${nameOf(found[0])}) stands here; delete it, or type the words around it anew`;
    return message ? [source.problemAtLine(i + 1, found.index + 1, message)] : [];
  });
  const inValues = [...partsOf(file.content, source.value)].flatMap(({ value, path }) => {
    const found = typeof value === "string" ? unwanted.exec(value) : null;
    if (!found || source.text.includes(found[0])) return [];
    const message = `${label(path)} has an invisible character (${nameOf(found[0])}); write the text without it`;
    return [source.problemInText(path, found.index, message)];
  });
  return [...inText, ...inValues];
}

function nameOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

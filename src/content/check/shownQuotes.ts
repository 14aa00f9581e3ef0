import type { ContentFile } from "../declarations/contentFiles";
import { fieldInfoOf, partsOf } from "../declarations/structure";
import type { Problem } from "./problem";
import { label } from "./shapeProblems";
import type { Source } from "./source";

/** Quotes around a whole text that visitors would see: “curly” ones, as phones type them, or half of a pair. */
export function shownQuotes(file: ContentFile, source: Source): Problem[] {
  return [...partsOf(file.content, source.value)].flatMap(({ schema, value, path }) => {
    if (fieldInfoOf(schema).kind !== "text" || typeof value !== "string") return [];
    if (/^[“”„][^“”„]*[“”]$|^[‘’][^‘’]*[‘’]$/.test(value))
      return [
        source.problemAtValue(
          path,
          `${label(path)} would be shown with its ${value[0]}; use " around it, or nothing`,
        ),
      ];
    if (/^[^"]*"$/.test(value))
      return [source.problemAtValue(path, `${label(path)} ends with a " that no other begins`)];
    return [];
  });
}

import type { ContentFile } from "../declarations/contentFiles";
import { fieldInfoOf, type Path, partsOf } from "../declarations/schemaBuilders";
import type { Source } from "./source";

/** Every text of a file that may refer to facts, and its place. */
export function textsOf(file: ContentFile, source: Source): { text: string; path: Path }[] {
  return [...partsOf(file.content, source.value)].flatMap(({ schema, value, path }) => {
    const { kind } = fieldInfoOf(schema);
    const isText = typeof value === "string" && (kind === "text" || kind === "markdown");
    return isText ? [{ text: value, path }] : [];
  });
}

import type { Site } from "../check/site";
import { fillFacts } from "../declarations/facts";

/**
 * Returns the pages' content by file path: one object, or one for each entry of a list. Replaces placeholders such as
 * `{phone}`, and adds computed fields, and where each entry is in `data/`.
 */
export function publishedContent({ sources, facts, resolveLink }: Site): Map<string, object> {
  const toPage = (address: string) => resolveLink(address) ?? address;
  return new Map(
    sources.map(({ file, value, lineOf }): [string, object] => {
      const filled = fillFacts(file.content, value, facts, toPage);
      const publish = (entry: object, ...path: number[]) =>
        [file.derived?.from(entry as never, file.path) ?? {}].flat().map((derived) => {
          return { ...entry, ...derived, file: `data/${file.path}`, line: lineOf(path) };
        });
      const isList = Array.isArray(filled);
      return [
        file.path,
        isList ? filled.flatMap((entry, i) => publish(entry, i)) : (publish(filled as object)[0] as object),
      ];
    }),
  );
}

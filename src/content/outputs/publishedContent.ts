import { fillFacts } from "../check/facts";
import type { Site } from "../check/site";

/**
 * Returns the content for pages, keyed by file path: one object, or an array with one for each list entry. Replaces
 * placeholders such as `{phone}`. Adds computed fields, and the file and line in `data/` of each entry.
 */
export function publishedContent(site: Site): Map<string, object> {
  return new Map(
    site.sources.map((source): [string, object] => {
      const { file, value, lineOf } = source;
      const isList = Array.isArray(value);
      const filled = [fillFacts(source, site)].flat() as object[];
      const nodes = filled.flatMap((entry, i) => {
        const place = { file: `data/${file.path}`, line: lineOf(isList ? [i] : []) };
        return [file.derived?.from(entry as never, file.path) ?? {}]
          .flat()
          .map((derived) => ({ ...entry, ...derived, ...place }));
      });
      return [file.path, isList ? nodes : (nodes[0] as object)];
    }),
  );
}

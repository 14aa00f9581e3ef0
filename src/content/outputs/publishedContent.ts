import { fillFacts } from "../check/facts";
import type { Site } from "../check/site";

/**
 * Returns the pages' content by file path: one object, or one for each entry of a list. Replaces placeholders such as
 * `{phone}`, and adds computed fields.
 */
export function publishedContent({ sources, facts, resolveLink }: Site): Map<string, object> {
  const toPage = (address: string) => resolveLink(address) ?? address;
  return new Map(
    sources.map((source): [string, object] => {
      const { file, value } = source;
      const filled = [fillFacts(source, facts, toPage)].flat() as object[];
      const nodes = filled.flatMap((entry) =>
        [file.derived?.from(entry as never, file.path) ?? {}]
          .flat()
          .map((derived) => ({ ...entry, ...derived })),
      );
      return [file.path, Array.isArray(value) ? nodes : (nodes[0] as object)];
    }),
  );
}

import type { YamlSource } from "../check/yamlSource";
import { contentFilesAmong } from "../declarations/contentFiles";
import { collectFacts, fillFacts } from "../declarations/facts";

/** Returns the pages' content by file path. Replaces placeholders such as `{phone}`, and adds computed fields. */
export function publishedContent(content: ReadonlyMap<string, unknown>): Map<string, object> {
  const facts = collectFacts(content);
  const published = contentFilesAmong([...content.keys()]).map((file): [string, object] => {
    const filled = fillFacts(file.content, content.get(file.path), facts);
    const derive = (entry: object) => ({ ...entry, ...file.derived?.from(entry as never, file.path, facts) });
    return [file.path, Array.isArray(filled) ? filled.map(derive) : derive(filled as object)];
  });
  return new Map(published);
}

/** Adds the file and line of each entry. */
export function withPosition(nodes: object, source: YamlSource): object {
  const add = (node: object, ...path: number[]) => {
    const { file, line } = source.problemAtValue(path, "");
    return { ...node, file, line };
  };
  return Array.isArray(nodes) ? nodes.map((node, i) => add(node, i)) : add(nodes);
}

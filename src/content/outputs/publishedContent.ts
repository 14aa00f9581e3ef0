import { collectFacts, fillFacts } from "../declarations/agencyFacts";
import { contentFilesAmong } from "../declarations/contentFiles";

/** Returns checked content by file path as pages query it: template variables are replaced, derived fields added. */
export function publishedContent(content: ReadonlyMap<string, unknown>): Map<string, object> {
  const facts = collectFacts(content);
  const published = contentFilesAmong([...content.keys()]).map((file): [string, object] => {
    const filled = fillFacts(file.content, content.get(file.path), facts);
    const derive = (entry: object) => ({ ...entry, ...file.derived?.from(entry as never, file.path) });
    return [file.path, Array.isArray(filled) ? filled.map(derive) : derive(filled as object)];
  });
  return new Map(published);
}

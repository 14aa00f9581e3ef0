import { isSeq, LineCounter, type Node, parseDocument } from "yaml";
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

export function withSource(nodes: object, path: string, text: string): object {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter });
  const entries = isSeq(contents) ? contents.items : [contents];
  const lines = entries.map((entry) => lineCounter.linePos((entry as Node).range?.[0] ?? 0).line);
  const add = (node: object, i = 0) => ({ ...node, file: `data/${path}`, line: lines[i] });
  return Array.isArray(nodes) ? nodes.map(add) : add(nodes);
}

import { contentFile } from "../declarations/contentFiles";
import { fieldInfoOf } from "../declarations/structure";

/**
 * Names the GraphQL type of what a YAML file holds; an option of gatsby-transformer-yaml.
 * Throws for a file that is not declared.
 */
export function typeName({ node }: { node: { relativePath?: unknown } }): string {
  const path = String(node.relativePath);
  const file = contentFile(path);
  if (!file) throw new Error(`data/${path} is not declared in src/content/declarations/contentFiles.ts`);
  return String(fieldInfoOf(file.entry).typeName);
}

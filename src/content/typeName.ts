import { contentFile } from "./contentFiles";
import { aboutOf } from "./structure";

/**
 * Names the GraphQL type of what a YAML file holds; an option of gatsby-transformer-yaml.
 * Throws for a file that is not declared.
 */
export function typeName({ node }: { node: { relativePath?: unknown } }): string {
  const path = String(node.relativePath);
  const file = contentFile(path);
  if (!file) throw new Error(`data/${path} is not declared in src/content/contentFiles.ts`);
  return String(aboutOf(file.entry).typeName);
}

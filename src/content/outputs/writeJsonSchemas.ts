import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "../declarations/contentFiles";
import { jsonSchemas } from "./jsonSchemas";
import { writeIfChanged } from "./writeIfChanged";

/**
 * Writes the JSON Schemas of the content, and the VS Code setting that assigns one to each file in `data/`.
 * @param root the project's folder
 */
export function writeJsonSchemas(root: string): void {
  const write = (path: string, value: unknown) =>
    writeIfChanged(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
  for (const [name, schema] of jsonSchemas()) write(`schemas/${name}.json`, schema);
  const settings = ".vscode/settings.json";
  const files = contentFiles.map(({ typeName, path }) => [`./schemas/${typeName}.json`, [`data/${path}`]]);
  const others = JSON.parse(readFileSync(join(root, settings), "utf8"));
  write(settings, { ...others, "yaml.schemas": Object.fromEntries(files) });
}

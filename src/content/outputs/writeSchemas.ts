import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeIfChanged } from "../../lib/writeIfChanged";
import { contentFiles } from "../declarations/contentFiles";
import { jsonSchemas } from "./jsonSchemas";

/**
 * Writes what editors of `data/` are helped by: the JSON Schemas, and VS Code's setting that says which is for
 * which file.
 * @param root the project's folder
 */
export function writeSchemas(root: string): void {
  const write = (path: string, value: unknown) =>
    writeIfChanged(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
  for (const [name, schema] of jsonSchemas()) write(`schemas/${name}.json`, schema);
  const settings = ".vscode/settings.json";
  const files = contentFiles.map(({ typeName, path }) => [`./schemas/${typeName}.json`, [`data/${path}`]]);
  const others = JSON.parse(readFileSync(join(root, settings), "utf8"));
  write(settings, { ...others, "yaml.schemas": Object.fromEntries(files) });
}

import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { jsonSchemas, schemaAssociations } from "./jsonSchemas";
import { writeIfChanged } from "./writeIfChanged";

/**
 * Writes what editors of `data/` are helped by: the JSON Schemas, and VS Code's setting that says which is for
 * which file.
 * @param root the project's folder
 */
export function writeSchemas(root: string): void {
  const folder = join(root, "schemas");
  const schemas = jsonSchemas();
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of schemas) writeIfChanged(join(folder, `${name}.json`), json(schema));
  for (const file of readdirSync(folder))
    if (!schemas.has(file.replace(/\.json$/, ""))) rmSync(join(folder, file));
  const settings = join(root, ".vscode", "settings.json");
  const others = JSON.parse(readFileSync(settings, "utf8"));
  writeIfChanged(settings, json({ ...others, "yaml.schemas": schemaAssociations() }));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

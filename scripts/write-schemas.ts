/** Writes the JSON Schemas and the setting that ties them to the content: `npm run schemas`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchemas, schemaAssociations } from "../src/content/outputs/jsonSchemas";

const root = join(__dirname, "..");
const settingsPath = join(root, ".vscode", "settings.json");

rmSync(join(root, "schemas"), { recursive: true, force: true });
mkdirSync(join(root, "schemas"));
for (const [name, schema] of jsonSchemas()) {
  writeFileSync(join(root, "schemas", `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
const settings = { ...JSON.parse(readFileSync(settingsPath, "utf8")), "yaml.schemas": schemaAssociations() };
writeFileSync(settingsPath, `${JSON.stringify(settings, null, 2)}\n`);

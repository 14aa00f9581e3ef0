import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { requiredFiles, typeNameOf } from "./schema/contentFiles";

/** Writes the JSON Schemas that let VS Code suggest fields and values in data/ (see .vscode/settings.json). */
export function writeJsonSchemas(): void {
  mkdirSync("schemas", { recursive: true });
  for (const [path, content] of Object.entries(requiredFiles)) {
    // Accepts any value for a date, because JSON Schema has no date type, and Zod would otherwise throw an error.
    const schema = z.toJSONSchema(content, { target: "draft-7", io: "input", unrepresentable: "any" });
    writeFileSync(`schemas/${typeNameOf(path)}.json`, `${JSON.stringify(schema, null, 2)}\n`);
  }
}

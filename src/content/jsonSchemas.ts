import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { contentFiles } from "./schema/contentFiles";

/** Writes the JSON Schemas that let VS Code suggest fields and values in data/ (see .vscode/settings.json). */
export function writeJsonSchemas(): void {
  mkdirSync("schemas", { recursive: true });
  for (const { typeName, content } of contentFiles) {
    const schema = z.toJSONSchema(content, {
      target: "draft-7",
      io: "input",
      // Accepts any value for a date. JSON Schema has no date type, so Zod would otherwise throw an error.
      unrepresentable: "any",
      override: ({ jsonSchema }) => {
        const { description, expected } = jsonSchema;
        if (expected) jsonSchema.description = `${description} Write ${expected}.`;
      },
    });
    writeFileSync(`schemas/${typeName}.json`, `${JSON.stringify(schema, null, 2)}\n`);
  }
}

import { join } from "node:path";
import { z } from "zod";
import { writeIfChanged } from "./files";
import { contentFiles } from "./schema/contentFiles";

/** Writes the JSON Schemas that .vscode/settings.json assigns to the files in `data/`, to suggest fields and values. */
export function writeJsonSchemas(root: string): void {
  for (const { typeName, content } of contentFiles) {
    const schema = z.toJSONSchema(content, {
      target: "draft-7",
      io: "input",
      // Dates and codes, whose types JSON Schema doesn't have.
      unrepresentable: "any",
      override: ({ jsonSchema }) => {
        const { description, expected } = jsonSchema;
        if (expected) jsonSchema.description = `${description} Write ${expected}.`;
      },
    });
    writeIfChanged(join(root, `schemas/${typeName}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  }
}

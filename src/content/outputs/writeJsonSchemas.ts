import { join } from "node:path";
import { z } from "zod";
import { contentFiles } from "../declarations/contentFiles";
import { fieldInfo } from "../declarations/schemaBuilders";
import { writeIfChanged } from "../files";

/**
 * Writes the JSON Schemas that .vscode/settings.json assigns to the files in `data/`. They suggest fields and values,
 * and accept numbers for text, as the check does.
 */
export function writeJsonSchemas(root: string): void {
  for (const { typeName, content } of contentFiles) {
    const schema = z.toJSONSchema(content, { target: "draft-7", io: "input", override: addHints });
    writeIfChanged(join(root, `schemas/${typeName}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  }
}

function addHints({
  zodSchema,
  jsonSchema: json,
}: Parameters<NonNullable<z.core.ToJSONSchemaParams["override"]>>[0]) {
  const info = fieldInfo.get(zodSchema);
  if (!info) return;
  json.description = `${info.description} Write ${info.expected}.`;
  if (info.suggestions) json.examples = [...info.suggestions];
  if (json.type === "string") json.type = ["string", "number", "boolean"] as never;
  if (json.type === "array") {
    Object.assign(json, { maxItems: info.limit?.[1] });
    // A list of pairs, such as hours.yaml, may also be a mapping.
    json.type = ["array", "string", "number", ...(info.pairs ? ["object"] : [])] as never;
  }
}

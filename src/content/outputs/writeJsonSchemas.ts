import { join } from "node:path";
import { z } from "zod";
import { contentFiles } from "../declarations/contentFiles";
import { factNamesAllowedIn } from "../declarations/facts";
import { fieldInfo, isOptional } from "../declarations/schemaBuilders";
import { writeIfChanged } from "./writeIfChanged";

/**
 * Writes the JSON Schemas that .vscode/settings.json assigns to the files in `data/`. Omits rules that compare entries
 * or files, because JSON Schema can't express them.
 */
export function writeJsonSchemas(root: string): void {
  for (const { path, typeName, content } of contentFiles) {
    const facts = factNamesAllowedIn(path);
    const override: z.core.ToJSONSchemaParams["override"] = ({ zodSchema, jsonSchema }) =>
      addEditorHints(zodSchema, jsonSchema, facts);
    const schema = z.toJSONSchema(content, { target: "draft-7", io: "input", override });
    writeIfChanged(join(root, `schemas/${typeName}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  }
}

function addEditorHints(
  schema: z.core.$ZodType,
  json: Record<string, unknown>,
  facts: readonly string[],
): void {
  // Allows null in optional fields, because a CMS writes null if they are empty.
  if (isOptional(schema as z.ZodType)) json.type = [json.type, "null"];
  const info = fieldInfo.get(schema);
  if (!info) return;
  const { description, expected, kind, limit, placeholders = [] } = info;
  json.description = description;
  if (limit) Object.assign(json, { minItems: limit.min, maxItems: limit.max });
  if (json.type === "object") return;
  if (expected !== "some text") json.description = `${description} It must be ${expected}.`;
  if (json.type !== "array") json.errorMessage = `Write ${expected}.`;
  if ((json.items as typeof json | undefined)?.type === "string") json.uniqueItems = true;
  const names = [...placeholders, ...facts];
  const known = names.map((name) => `\\{${name.replace(/\./g, "\\.")}\\}`);
  const patternErrorMessage = `A fact must be one of ${names.map((name) => `{${name}}`).join(", ")}.`;
  if (kind === "text")
    json.allOf = [{ pattern: `^(${["[^{}]", ...known].join("|")})*$`, patternErrorMessage }];
}

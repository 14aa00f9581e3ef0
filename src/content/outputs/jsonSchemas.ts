import { z } from "zod";
import { factNamesAllowedIn } from "../declarations/agencyFacts";
import { type ContentFile, contentFiles } from "../declarations/contentFiles";
import { type FieldInfo, fieldInfo } from "../declarations/schemaBuilders";

type JsonSchema = Record<string, unknown>;

/**
 * Returns the JSON Schemas, by type name, with which code editors complete and validate the files in `data/`. Rules
 * across entries or files are missing, because JSON Schema cannot express them.
 */
export function jsonSchemas(): ReadonlyMap<string, JsonSchema> {
  return new Map(contentFiles.map((file) => [file.typeName, jsonSchema(file)]));
}

function jsonSchema({ path, content }: ContentFile): JsonSchema {
  const facts = factNamesAllowedIn(path);
  return z.toJSONSchema(content, {
    target: "draft-7",
    io: "input",
    metadata: fieldInfo,
    override: ({ jsonSchema, path }) => {
      addEditorHints(jsonSchema, facts);
      if (path.length === 0) jsonSchema.definitions = { text: knownVariables(facts) };
    },
  });
}

/** Replaces a field's own metadata in a JSON Schema by the keywords with which code editors show hints. */
function addEditorHints(schema: JsonSchema, facts: readonly string[]) {
  const { description, expected, kind, placeholders: own = [] } = schema as unknown as FieldInfo;
  for (const key of ["expected", "kind", "quotation", "placeholders", "typeName", "correction", "keyHints"])
    delete schema[key];
  if (!expected || schema.type === "object") return;
  if (expected !== "text") schema.description = `${description} It must be ${expected}.`;
  if (schema.type !== "array") schema.errorMessage = `It must be ${expected}.`;
  if ((schema.items as JsonSchema | undefined)?.type === "string") schema.uniqueItems = true;
  if (kind !== "text") return;
  schema.allOf = [own.length > 0 ? knownVariables([...own, ...facts]) : { $ref: "#/definitions/text" }];
}

/** Returns a JSON Schema that only accepts texts whose template variables are all in `names`. */
function knownVariables(names: readonly string[]): JsonSchema {
  const known = names.map((name) => name.replace(/\./g, "\\.")).join("|");
  const patternErrorMessage = `A reference must be one of ${names.map((name) => `{${name}}`).join(", ")}.`;
  return { pattern: known ? `^([^{}]|\\{(${known})\\})*$` : "^[^{}]*$", patternErrorMessage };
}

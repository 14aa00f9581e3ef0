import { z } from "zod";
import { factNamesAllowedIn } from "../declarations/agencyFacts";
import { type ContentFile, contentFiles } from "../declarations/contentFiles";
import { type FieldInfo, fieldInfo } from "../declarations/schemaBuilders";

type JsonSchema = Record<string, unknown>;

/**
 * JSON Schemas by type name, by which code editors complete and validate `data/`. Rules across entries or files
 * cannot be expressed in JSON Schema.
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

/** Turns the metadata into keywords that code editors show, and deletes what is not JSON Schema. */
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

/** Matches texts in which every template variable exists. */
function knownVariables(names: readonly string[]): JsonSchema {
  const known = names.map((name) => name.replace(/\./g, "\\.")).join("|");
  const patternErrorMessage = `A reference must be one of ${names.map((name) => `{${name}}`).join(", ")}.`;
  return { pattern: known ? `^([^{}]|\\{(${known})\\})*$` : "^[^{}]*$", patternErrorMessage };
}

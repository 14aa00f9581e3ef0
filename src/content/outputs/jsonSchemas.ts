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
    override: ({ zodSchema, jsonSchema, path }) => {
      addEditorHints(jsonSchema, fieldInfo.get(zodSchema), facts);
      if (path.length === 0) jsonSchema.definitions = { text: knownVariables(facts) };
    },
  });
}

/** Adds the keywords with which code editors show hints about a field to its JSON Schema. */
function addEditorHints(schema: JsonSchema, info: FieldInfo | undefined, facts: readonly string[]) {
  if (!info) return;
  const { description, expected, kind, limit, placeholders: own = [] } = info;
  schema.description = description;
  if (limit) Object.assign(schema, { minItems: limit.min, maxItems: limit.max });
  if (schema.type === "object") return;
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

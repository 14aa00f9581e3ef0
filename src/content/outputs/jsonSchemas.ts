import { z } from "zod";
import { factNamesFor } from "../declarations/agencyFacts";
import { type ContentFile, contentFiles } from "../declarations/contentFiles";
import { type FieldInfo, fieldInfo } from "../declarations/schemaBuilders";

type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schemas that editors complete and check by while someone types, by the name of the content's type,
 * made from the declarations. Rules between entries and files are beyond JSON Schema; the check has them.
 */
export function jsonSchemas(): ReadonlyMap<string, JsonSchema> {
  return new Map(contentFiles.map((file) => [file.typeName, jsonSchema(file)]));
}

function jsonSchema({ path, content }: ContentFile): JsonSchema {
  const facts = factNamesFor(path);
  return z.toJSONSchema(content, {
    target: "draft-7",
    io: "input",
    metadata: fieldInfo,
    override: ({ jsonSchema, path }) => {
      explain(jsonSchema, facts);
      if (path.length === 0) jsonSchema.definitions = { text: knownReferences(facts) };
    },
  });
}

/** Turns what a declaration says into keywords that editors show, and takes out what they do not know. */
function explain(schema: JsonSchema, facts: readonly string[]) {
  const { description, wanted, kind, slots = [] } = schema as unknown as FieldInfo;
  for (const key of ["wanted", "kind", "quotation", "slots", "typeName", "correction", "instead"])
    delete schema[key];
  if (!wanted || schema.type === "object") return;
  if (wanted !== "text") schema.description = `${description} It must be ${wanted}.`;
  if (schema.type !== "array") schema.errorMessage = `It must be ${wanted}.`;
  if ((schema.items as JsonSchema | undefined)?.type === "string") schema.uniqueItems = true;
  if (kind !== "text") return;
  schema.allOf = [slots.length > 0 ? knownReferences([...slots, ...facts]) : { $ref: "#/definitions/text" }];
}

/** Texts whose every reference is to a fact that exists. */
function knownReferences(names: readonly string[]): JsonSchema {
  const known = names.map((name) => name.replace(/\./g, "\\.")).join("|");
  const patternErrorMessage = `A reference must be one of ${names.map((name) => `{${name}}`).join(", ")}.`;
  return { pattern: known ? `^([^{}]|\\{(${known})\\})*$` : "^[^{}]*$", patternErrorMessage };
}

import { z } from "zod";
import { type ContentFile, contentFiles } from "../declarations/contentFiles";
import { factNamesFor } from "../declarations/facts";
import { type FieldInfo, fieldInfo, fieldInfoOf } from "../declarations/structure";

/** A JSON Schema as an editor reads it. */
export type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schemas that editors complete and check by while someone types, by the name of the content's type,
 * made from the declarations. Rules between entries and files are beyond JSON Schema; the check has them.
 */
export function jsonSchemas(): ReadonlyMap<string, JsonSchema> {
  return new Map(contentFiles.map((file) => [schemaName(file), jsonSchema(file)]));
}

/** Which schema stands for which files, as VS Code's setting `yaml.schemas` has it. */
export function schemaAssociations(): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const file of contentFiles) {
    const schema = `./schemas/${schemaName(file)}.json`;
    files[schema] = [...(files[schema] ?? []), `data/${file.path}`];
  }
  return files;
}

function schemaName(file: ContentFile): string {
  return String(fieldInfoOf(file.entry).typeName);
}

function jsonSchema(file: ContentFile): JsonSchema {
  return z.toJSONSchema(file.content, {
    target: "draft-7",
    io: "input",
    metadata: fieldInfo,
    override: ({ jsonSchema, path }) => {
      explain(jsonSchema, file);
      if (path.length === 0) jsonSchema.definitions = { text: knownReferences(factNamesFor(file.path)) };
    },
  });
}

/** Turns what a declaration says into keywords that editors show, and takes out what they do not know. */
function explain(schema: JsonSchema, file: ContentFile) {
  const { description, wanted, kind, slots = [] } = schema as unknown as FieldInfo;
  for (const key of ["wanted", "kind", "slots", "typeName", "correction", "unique", "instead"])
    delete schema[key];
  if (!wanted) return;
  const isSingleValue = schema.type !== "object" && schema.type !== "array";
  const isPlainText = wanted === "text";
  schema.description = isPlainText ? description : `${description} It must be ${wanted}.`;
  if (schema.type === "object") schema.description = description;
  if (isSingleValue) schema.errorMessage = `It must be ${wanted}.`;
  if ((schema.items as JsonSchema | undefined)?.type === "string") schema.uniqueItems = true;
  if (kind !== "text") return;
  const allowed = [...slots, ...factNamesFor(file.path)];
  schema.allOf = [slots.length > 0 ? knownReferences(allowed) : { $ref: "#/definitions/text" }];
}

/** Texts whose every reference is to a fact that exists. */
function knownReferences(names: readonly string[]): JsonSchema {
  const known = names.map((name) => name.replace(/\./g, "\\.")).join("|");
  const patternErrorMessage = `A reference must be one of ${names.map((name) => `{${name}}`).join(", ")}.`;
  return { pattern: known ? `^([^{}]|\\{(${known})\\})*$` : "^[^{}]*$", patternErrorMessage };
}

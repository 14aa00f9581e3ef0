import { z } from "zod";
import { factsOf, readValue } from "./fillFacts";
import { contentFile, contentFiles } from "./schema/contentFiles";
import { isOptional, type Kind, metaOf, unwrapped } from "./schema/schema";

/** The mappings of all content, keyed by the names of their GraphQL types. */
const mappings = new Map<string, z.ZodObject>();
for (const schema of contentFiles.flatMap(({ entry }) => mappingsIn(entry))) {
  const name = String(metaOf(schema).typeName);
  if ((mappings.get(name) ?? schema) !== schema) throw new Error(`Two types are called ${name}.`);
  mappings.set(name, schema);
}

function mappingsIn(schema: z.ZodType): z.ZodObject[] {
  const inner = withoutList(schema);
  return inner instanceof z.ZodObject ? [inner, ...Object.values(inner.shape).flatMap(mappingsIn)] : [];
}

/** Returns the schema of a list's entries; of anything else, its own schema. */
function withoutList(schema: z.ZodType): z.ZodType {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodArray ? unwrapped(inner.element as z.ZodType) : inner;
}

/** Returns the GraphQL types of all content as SDL. */
export function contentSdl(): string {
  const fields = [...mappings.values()].flatMap(({ shape }) => Object.values(shape).map(withoutList));
  const choices = fields.filter((schema) => schema instanceof z.ZodEnum);
  return [...[...mappings.values()].map(objectType), ...new Set(choices.map(enumType))].join("\n\n");
}

function objectType(schema: z.ZodObject): string {
  const { typeName, description } = metaOf(schema);
  const file = contentFiles.find(({ entry }) => entry === schema);
  const source = file ? ` File: data/${file.path}.${sizeOf(file.content)}` : "";
  const fields = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => {
    const hint = sizeOf(field) + (isOptional(field) ? " May be left out." : "");
    return `  ${JSON.stringify(metaOf(field).description + hint)}\n  ${name}: ${typeOf(field)} ${directivesOf(name, field, typeName)}\n`;
  });
  const kind = file ? "implements Node @dontInfer " : "";
  return `${JSON.stringify(description + source)}\ntype ${typeName} ${kind}{\n${fields.join("")}}`;
}

function enumType(schema: z.ZodEnum): string {
  const { typeName, description } = metaOf(schema);
  return `${JSON.stringify(description)}\nenum ${typeName} {\n  ${schema.options.join("\n  ")}\n}`;
}

/** The GraphQL types of values that are not a String. */
const scalars: { [K in Kind]?: string } = {
  flag: "Boolean",
  integer: "Int",
  decimal: "Float",
  date: "Date",
  photo: "File",
};

function typeOf(field: z.ZodType): string {
  const { kind = "text", typeName = scalars[kind] ?? "String" } = metaOf(withoutList(field));
  const type = unwrapped(field) instanceof z.ZodArray ? `[${typeName}!]` : typeName;
  return field instanceof z.ZodOptional ? type : `${type}!`;
}

function directivesOf(name: string, field: z.ZodType, typeName?: string): string {
  const further: { [K in Kind]?: string } = {
    photo: "@fileByRelativePath",
    // `@proxy` makes filters compare what a query returns. Without it, they would compare the Date that YAML reads.
    date: `@proxy(from: "${name}") @dateformat`,
  };
  return `@fromSchema(type: "${typeName}") ${further[metaOf(field).kind ?? "text"] ?? ""}`;
}

function sizeOf(schema: z.ZodType): string {
  return unwrapped(schema) instanceof z.ZodArray ? ` It is ${metaOf(schema).expected}.` : "";
}

/** Makes `agency` and the like non-null, because the content check requires their files, and a principal agent. */
export function contentResolvers() {
  const singleNodeTypes = contentFiles
    .filter(({ content, entry }) => content === entry)
    .map(({ typeName }) => typeName);
  const nonNullQuery = (type: string) => [type.charAt(0).toLowerCase() + type.slice(1), { type: `${type}!` }];
  return {
    Query: Object.fromEntries([...singleNodeTypes, "Agent", "Site"].map(nonNullQuery)),
    Site: { buildTime: { type: "Date!" } },
  };
}

/** Returns the GraphQL type of a file's nodes, for gatsby-transformer-yaml. For other files, returns a name such as `OurAwardsYaml`. */
export function typeNameOfNode({ node }: { node: { relativePath?: unknown; name?: unknown } }): string {
  const words = String(node.name).split(/[^A-Za-z0-9]+/);
  const ownName = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return contentFile(String(node.relativePath))?.typeName ?? `${ownName}Yaml`;
}

/** Makes a query return what the content check accepts: a value as its schema reads it, with facts filled in. */
export const fromSchema = {
  name: "fromSchema",
  args: { type: "String!" },
  extend: ({ type }: { type: string }) => ({
    async resolve(
      source: Record<string, unknown>,
      _args: unknown,
      { nodeModel }: { nodeModel: NodeModel },
      { fieldName }: { fieldName: string },
    ) {
      const schema = mappings.get(type)?.shape[fieldName] as z.ZodType;
      const raw = source[fieldName] ?? undefined;
      // The fields of a mapping have schemas of their own.
      if (withoutList(schema) instanceof z.ZodObject) return raw ?? schema.parse(undefined);
      // Reads the facts as nodes, so that Gatsby runs a page's query again if a fact changes.
      const facts = JSON.stringify(raw)?.includes("{")
        ? factsOf(await nodeModel.findOne({ type: "Agency" }), [
            ...(await nodeModel.findAll({ type: "Agent" })).entries,
          ])
        : new Map();
      return readValue({ schema, kind: metaOf(withoutList(schema)).kind, raw }, facts).data;
    },
  }),
};

interface NodeModel {
  findOne(query: { type: string }): Promise<unknown>;
  findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
}

import { z } from "zod";
import { buildTime } from "./buildTime";
import { factsOf, readValue } from "./fillFacts";
import { type ContentFile, contentFile, contentFiles } from "./schema/contentFiles";
import { isOptional, metaOf, unwrapped } from "./schema/schema";

/** The schema of each field of a content type, keyed by `TYPE.FIELD`. */
const schemas = new Map<string, z.ZodType>();

/** Returns the GraphQL types of all content as SDL, and keeps their schemas for `fromSchema`. Throws at equal names. */
export function contentSdl(): string {
  const types = new Map<string, string>();

  function define(name: string, description: string, definition: string): string {
    const described = `${JSON.stringify(description)}\n${definition}`;
    if ((types.get(name) ?? described) !== described) throw new Error(`Two types are called ${name}.`);
    types.set(name, described);
    return name;
  }

  function defineObject(schema: z.ZodObject, file?: ContentFile): string {
    const { typeName = "", description } = metaOf(schema);
    const fields = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => {
      schemas.set(`${typeName}.${name}`, field);
      const hint = sizeOf(field) + (isOptional(field) ? " May be left out." : "");
      const type = typeOf(field) + (field instanceof z.ZodOptional ? "" : "!");
      return `  ${JSON.stringify(metaOf(field).description + hint)}\n  ${name}: ${type}${directiveOf(field, `${typeName}.${name}`)}\n`;
    });
    const body = `{\n${fields.join("")}}`;
    if (!file) return define(typeName, description, `type ${typeName} ${body}`);
    const source = ` File: data/${file.path}.${sizeOf(file.content)} Place: ${file.shownIn}.`;
    return define(typeName, description + source, `type ${typeName} implements Node @dontInfer ${body}`);
  }

  function typeOf(schema: z.ZodType): string {
    const inner = unwrapped(schema);
    if (inner instanceof z.ZodObject) return defineObject(inner);
    if (inner instanceof z.ZodArray) return `[${typeOf(inner.element as z.ZodType)}!]`;
    const { description, scalar = "String", typeName = "" } = metaOf(schema);
    if (!(inner instanceof z.ZodEnum)) return scalar;
    return define(typeName, description, `enum ${typeName} {\n  ${inner.options.join("\n  ")}\n}`);
  }

  for (const file of contentFiles) defineObject(file.entry, file);
  return [...types.values()].join("\n\n");
}

function directiveOf(schema: z.ZodType, field: string): string {
  const { scalar } = metaOf(schema);
  if (scalar === "File") return " @fileByRelativePath";
  return scalar === "Date" ? " @dateformat" : ` @fromSchema(field: "${field}")`;
}

function sizeOf(schema: z.ZodType): string {
  return unwrapped(schema) instanceof z.ZodArray ? ` It is ${metaOf(schema).expected}.` : "";
}

/** Makes root query fields such as `agency` non-null, because the content check requires their files. */
export function contentResolvers() {
  const singleNodeTypes = contentFiles
    .filter(({ content, entry }) => content === entry)
    .map(({ typeName }) => typeName);
  const nonNullQuery = (type: string) => [type.charAt(0).toLowerCase() + type.slice(1), { type: `${type}!` }];
  return {
    Query: Object.fromEntries([...singleNodeTypes, "Site"].map(nonNullQuery)),
    // For reproducible builds, the environment variable SOURCE_DATE_EPOCH overrides the build time.
    Site: { buildTime: { type: "Date!", resolve: () => buildTime().toISOString() } },
  };
}

/** Returns the GraphQL type of a file's nodes, for gatsby-transformer-yaml. Other files get its own kind of name. */
export function typeNameOfNode({ node }: { node: { relativePath?: unknown; name?: unknown } }): string {
  const words = String(node.name).split(/[^A-Za-z0-9]+/);
  const ownName = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return contentFile(String(node.relativePath))?.typeName ?? `${ownName}Yaml`;
}

/** Makes a query return what the content check accepts: a value as its schema reads it, with facts filled in. */
export const fromSchema = {
  name: "fromSchema",
  args: { field: "String!" },
  extend: ({ field }: { field: string }) => ({
    async resolve(
      source: Record<string, unknown>,
      _args: unknown,
      { nodeModel }: { nodeModel: NodeModel },
      { fieldName }: { fieldName: string },
    ) {
      const schema = schemas.get(field) as z.ZodType;
      const yaml = source[fieldName] ?? undefined;
      const inner = unwrapped(schema);
      const element = inner instanceof z.ZodArray ? unwrapped(inner.element as z.ZodType) : inner;
      // The fields of a mapping have schemas of their own.
      if (element instanceof z.ZodObject) return yaml ?? schema.parse(undefined);
      const hasFacts = JSON.stringify(yaml)?.includes("{");
      // Reads the facts as nodes, so that Gatsby runs a page's query again if a fact changes.
      const facts = hasFacts
        ? factsOf(await nodeModel.findOne({ type: "Agency" }), [
            ...(await nodeModel.findAll({ type: "Agent" })).entries,
          ])
        : new Map();
      return readValue({ schema, kind: metaOf(element).kind, raw: yaml }, facts).data;
    },
  }),
};

interface NodeModel {
  findOne(query: { type: string }): Promise<unknown>;
  findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
}

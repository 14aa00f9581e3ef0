import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { utcOffsets } from "../lib/dates";
import { factsOf, fillFacts } from "./fillFacts";
import { contentFile, contentFiles } from "./schema/contentFiles";
import { isOptional, metaOf, typesIn, unwrapped, withoutList } from "./schema/walkSchema";

type TypeBuilders = Pick<NodePluginSchema, "buildObjectType" | "buildEnumType">;

/** Returns the GraphQL types of all content: an object type for each mapping, and an enum for each choice. */
export function contentTypes({ buildObjectType, buildEnumType }: TypeBuilders) {
  const schemas = new Set(contentFiles.flatMap(({ content }) => typesIn(content)));
  return [...schemas].map((schema) =>
    schema instanceof z.ZodEnum ? buildEnumType(enumConfig(schema)) : buildObjectType(objectConfig(schema)),
  );
}

function enumConfig(schema: z.ZodEnum) {
  const { typeName = "", description } = metaOf(schema);
  return {
    name: typeName,
    description,
    values: Object.fromEntries(schema.options.map((word) => [word, {}])),
  };
}

function objectConfig(schema: z.ZodObject) {
  const { typeName = "", description } = metaOf(schema);
  const fields = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [
    name,
    fieldConfig(name, field),
  ]);
  const config = { name: typeName, description, fields: Object.fromEntries(fields) };
  const file = contentFiles.find(({ content }) => withoutList(content) === schema);
  if (!file) return config;
  return {
    ...config,
    description: `${description} File: data/${file.path}.${sizeOf(file.content)}`,
    interfaces: ["Node"],
    extensions: { infer: false },
  };
}

function fieldConfig(name: string, field: z.ZodType) {
  const { typeName = "String" } = metaOf(withoutList(field));
  const type = unwrapped(field) instanceof z.ZodArray ? `[${typeName}!]` : typeName;
  const extensions: Record<string, object> = {
    File: { fileByRelativePath: {} },
    // `proxy` makes GraphQL filters compare the resolved value, instead of the YAML parser's Date object.
    Date: { proxy: { from: name }, dateformat: {} },
  };
  return {
    type: field instanceof z.ZodOptional ? type : `${type}!`,
    description: metaOf(field).description + sizeOf(field) + (isOptional(field) ? " May be left out." : ""),
    extensions: extensions[typeName] ?? {},
    resolve: resolverOf(name, field),
  };
}

/** Returns a resolver that parses the value with the field's Zod schema, as the content check does. */
function resolverOf(name: string, field: z.ZodType) {
  // Doesn't parse a mapping, because each field of a mapping has its own resolver. A missing mapping gets the default.
  if (withoutList(field) instanceof z.ZodObject)
    return (source: RawNode) => source[name] ?? field.safeParse(undefined).data;
  return async (source: RawNode, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
    const raw = source[name] ?? undefined;
    const facts = metaOf(field).rule !== "code" && hasPlaceholder(raw) ? await queryFacts(nodeModel) : {};
    // Resolves an invalid value to null. This happens only in `npm start`, because invalid content stops a build.
    return field.safeParse(fillFacts(raw, facts)).data;
  };
}

/** A mapping as gatsby-transformer-yaml has parsed it. */
type RawNode = Readonly<Record<string, unknown>>;

const hasPlaceholder = (raw: unknown) => JSON.stringify(raw)?.includes("{");

function sizeOf(schema: z.ZodType): string {
  return unwrapped(schema) instanceof z.ZodArray ? ` It is ${metaOf(schema).expected}.` : "";
}

interface NodeModel {
  findOne(query: { type: string }): Promise<unknown>;
  findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
}

/** Reads the facts from Gatsby nodes, so that Gatsby reruns a page's query if a fact changes. */
async function queryFacts(nodeModel: NodeModel) {
  const { entries } = await nodeModel.findAll({ type: "Agent" });
  return factsOf(await nodeModel.findOne({ type: "Agency" }), [...entries]);
}

/** Makes queries for single files, the principal and the site non-nullable. Adds `utcOffsets`. */
export function contentResolvers() {
  const singleNodeTypes = contentFiles
    .filter(({ content }) => withoutList(content) === content)
    .map(({ typeName }) => typeName);
  const nonNullQuery = (type: string) => [type.charAt(0).toLowerCase() + type.slice(1), { type: `${type}!` }];
  return {
    Query: Object.fromEntries([...singleNodeTypes, "Agent", "Site"].map(nonNullQuery)),
    Site: { buildTime: { type: "Date!" } },
    Agency: {
      utcOffsets: {
        type: "[[Float!]!]!",
        description: "When the clocks of the time zone change (src/lib/dates.ts).",
        resolve: ({ timeZone }: { timeZone: string }) => utcOffsets(timeZone.trim(), new Date()),
      },
    },
  };
}

/** Returns the GraphQL type of a file's nodes, for gatsby-transformer-yaml. */
export const typeNameOfNode = ({ node }: { node: { relativePath?: unknown } }) =>
  contentFile(String(node.relativePath))?.typeName ?? "UnusedYaml";

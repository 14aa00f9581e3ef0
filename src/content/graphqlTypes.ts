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

/** Returns a GraphQL field that resolves to the same value as in the content check: the output of its schema. */
function fieldConfig(name: string, field: z.ZodType) {
  const inner = withoutList(field);
  const { typeName = "String" } = metaOf(inner);
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
    async resolve(source: Record<string, unknown>, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) {
      const raw = source[name] ?? undefined;
      // The fields of a mapping have their own resolvers. A missing mapping gets its default.
      if (inner instanceof z.ZodObject) return raw ?? field.safeParse(undefined).data;
      const facts = hasPlaceholder(raw) ? await queryFacts(nodeModel) : {};
      // A value that has a problem is null, but only `npm start` runs queries before the problem is fixed.
      return field.safeParse(fillFacts(raw, facts)).data;
    },
  };
}

const hasPlaceholder = (raw: unknown) => JSON.stringify(raw)?.includes("{");

function sizeOf(schema: z.ZodType): string {
  return unwrapped(schema) instanceof z.ZodArray ? ` It is ${metaOf(schema).expected}.` : "";
}

interface NodeModel {
  findOne(query: { type: string }): Promise<unknown>;
  findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
}

/** Reads the facts as nodes, so that Gatsby runs a page's query again if a fact changes. */
async function queryFacts(nodeModel: NodeModel) {
  const { entries } = await nodeModel.findAll({ type: "Agent" });
  return factsOf(await nodeModel.findOne({ type: "Agency" }), [...entries]);
}

/** Makes queries such as `agency` non-null: the check requires their files and a principal. Adds `utcOffsets`. */
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
        resolve: ({ timeZone }: { timeZone: string }) => utcOffsets(timeZone, new Date()),
      },
    },
  };
}

/** Returns the GraphQL type of a file's nodes, for gatsby-transformer-yaml. */
export const typeNameOfNode = ({ node }: { node: { relativePath?: unknown } }) =>
  contentFile(String(node.relativePath))?.typeName ?? "UnusedYaml";

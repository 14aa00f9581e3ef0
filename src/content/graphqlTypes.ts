import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { factsOf, fillFacts } from "./fillFacts";
import { requiredFiles, typeNameOf } from "./schema/contentFiles";
import { metaOf, typesIn, unwrapped, withoutList } from "./schema/walkSchema";

type YamlMapping = Readonly<Record<string, unknown>>;
type TypeBuilders = Pick<NodePluginSchema, "buildObjectType" | "buildEnumType">;

/** Returns the GraphQL types of all content: an object type for each Zod object, and an enum for each Zod enum. */
export function contentTypes({ buildObjectType, buildEnumType }: TypeBuilders) {
  const schemas = new Set(Object.values(requiredFiles).flatMap(typesIn));
  const files = new Map(Object.entries(requiredFiles).map((file) => [withoutList(file[1]), file]));
  return [...schemas].map((schema) => {
    const { typeName: name = "", description } = metaOf(schema);
    if (schema instanceof z.ZodEnum) {
      const values = Object.fromEntries(schema.options.map((word) => [word, {}]));
      return buildEnumType({ name, description, values });
    }
    const entries = Object.entries<z.ZodType>(schema.shape);
    const fields = Object.fromEntries(entries.map(([field, value]) => [field, fieldConfig(field, value)]));
    const [file, content] = files.get(schema) ?? [];
    if (!file || !content) return buildObjectType({ name, description, fields });
    const location = `File: data/${file.replace(/^legal\/.*/, "legal/*.yaml")}.`;
    return buildObjectType({
      name,
      description: [...new Set([description, metaOf(content).description]), location].join(" "),
      fields,
      interfaces: ["Node"],
      extensions: { infer: false },
    });
  });
}

function fieldConfig(name: string, field: z.ZodType) {
  const { typeName = "String" } = metaOf(withoutList(field));
  const type = unwrapped(field) instanceof z.ZodArray ? `[${typeName}!]` : typeName;
  const extensions: Record<string, object> = {
    File: { fileByRelativePath: {} },
    // `proxy` makes GraphQL filters compare the resolved string, rather than the YAML parser's Date object.
    Date: { proxy: { from: name }, dateformat: {} },
  };
  return {
    type: field instanceof z.ZodOptional ? type : `${type}!`,
    description: metaOf(field).description + (field.isOptional() ? " May be left out." : ""),
    extensions: extensions[typeName] ?? {},
    resolve: resolverOf(name, field),
  };
}

/** Returns a resolver that parses the value with the field's Zod schema, as the content check does. */
function resolverOf(name: string, field: z.ZodType) {
  // Returns a mapping unparsed, because each of its fields has its own resolver. A missing mapping gets its default.
  if (withoutList(field) instanceof z.ZodObject)
    return (source: YamlMapping) => source[name] ?? field.safeParse(undefined).data;
  return async (source: YamlMapping, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
    const raw = source[name] ?? undefined;
    // Queries facts only for values with placeholders. Otherwise, each changed fact would rerun all queries.
    const facts = JSON.stringify(raw)?.includes("{") ? await queryFacts(nodeModel) : {};
    // An invalid value becomes null in GraphQL, but only in development: invalid content fails a build.
    return field.safeParse(fillFacts(raw, facts)).data;
  };
}

interface NodeModel {
  findOne(query: { type: string }): Promise<unknown>;
  findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
}

async function queryFacts(nodeModel: NodeModel) {
  const { entries } = await nodeModel.findAll({ type: "Agent" });
  return factsOf(await nodeModel.findOne({ type: "Agency" }), [...entries]);
}

/** Makes `Site.buildTime` and the queries of single files, such as `agency`, non-nullable. */
export function contentResolvers() {
  const singleFiles = Object.keys(requiredFiles).filter((path) => requiredFiles[path] instanceof z.ZodObject);
  const types = [...singleFiles.map(typeNameOf), "Agent", "Site"];
  return {
    Query: Object.fromEntries(
      types.map((type) => [type.charAt(0).toLowerCase() + type.slice(1), { type: `${type}!` }]),
    ),
    Site: { buildTime: { type: "Date!" } },
  };
}

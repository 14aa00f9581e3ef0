import { z } from "zod";
import { contentFile, contentFiles } from "../declarations/contentFiles";
import { fieldInfoOf, unwrapped } from "../declarations/schemaBuilders";
import { isMarked, wantsEditLinks } from "./editRows";

/** Returns the GraphQL types of all content as SDL; throws if two types have the same name. */
export function contentSdl(): string {
  const types = new Map<string, string>();

  function define(name: string, description: string, definition: string): string {
    const described = `${JSON.stringify(description)}\n${definition}`;
    if ((types.get(name) ?? described) !== described) throw new Error(`Two types are called ${name}.`);
    types.set(name, described);
    return name;
  }

  function defineObject(schema: z.ZodObject, head = "", derived: Record<string, z.ZodType> = {}): string {
    const { typeName = "", description } = fieldInfoOf(schema);
    const fields = Object.entries<z.ZodType>({ ...schema.shape, ...derived }).map(([name, field]) => {
      const { description, kind } = fieldInfoOf(field);
      const isNullable = field instanceof z.ZodOptional || field instanceof z.ZodNullable;
      const marks = wantsEditLinks() && isMarked(name, fieldInfoOf(field)) ? " @editMarks" : "";
      const directive = kind === "photo" ? " @fileByRelativePath" : marks;
      return `  ${JSON.stringify(description)}\n  ${name}: ${typeOf(field)}${isNullable ? "" : "!"}${directive}\n`;
    });
    return define(typeName, description, `type ${typeName}${head} {\n${fields.join("")}}`);
  }

  function typeOf(schema: z.ZodType): string {
    const inner = unwrapped(schema, "out");
    const { description, kind, splitAt, typeName } = fieldInfoOf(schema);
    if (splitAt) return "[String!]";
    if (inner instanceof z.ZodObject) return defineObject(inner);
    if (inner instanceof z.ZodArray) return `[${typeOf(inner.element as z.ZodType)}!]`;
    if (inner instanceof z.ZodEnum && typeName)
      return define(typeName, description, `enum ${typeName} {\n  ${inner.options.join("\n  ")}\n}`);
    if (inner instanceof z.ZodBoolean) return "Boolean";
    if (inner instanceof z.ZodNumber) return inner.isInt ? "Int" : "Float";
    return kind === "photo" ? "File" : "String";
  }

  for (const { entry, derived } of contentFiles)
    defineObject(entry, " implements Node @dontInfer", derived?.fields);
  return [...types.values()].join("\n\n");
}

/** Returns the GraphQL type that gatsby-transformer-yaml gives a file's nodes; throws for an unknown file. */
export function typeName({ node }: { node: { relativePath?: unknown } }): string {
  const file = contentFile(String(node.relativePath));
  if (!file)
    throw new Error(`data/${node.relativePath} is not declared in src/content/declarations/contentFiles.ts`);
  return file.typeName;
}

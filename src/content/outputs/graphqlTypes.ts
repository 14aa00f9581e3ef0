import { z } from "zod";
import { type ContentFile, contentFile, contentFiles, sourceFields } from "../declarations/contentFiles";
import { fieldInfoOf, isOptional, unwrapped } from "../declarations/schemaBuilders";

/** Returns the GraphQL types of all content as SDL; throws if two types have the same name. */
export function contentSdl(): string {
  const types = new Map<string, string>();

  function define(name: string, description: string, definition: string): string {
    const described = `${JSON.stringify(description)}\n${definition}`;
    if ((types.get(name) ?? described) !== described) throw new Error(`Two types are called ${name}.`);
    types.set(name, described);
    return name;
  }

  function defineObject(schema: z.ZodObject, file?: ContentFile): string {
    const { typeName = "", description } = fieldInfoOf(schema);
    const added = file && { ...file.derived?.fields, ...sourceFields };
    const fields = Object.entries<z.ZodType>({ ...schema.shape, ...added }).map(([name, field]) => {
      const { description, kind } = fieldInfoOf(field);
      const isNullable = field instanceof z.ZodOptional;
      const directive = kind === "photo" ? " @fileByRelativePath" : "";
      return `  ${JSON.stringify(description + sizeOf(field) + (isOptional(field) ? " May be left out." : ""))}\n  ${name}: ${typeOf(field)}${isNullable ? "" : "!"}${directive}\n`;
    });
    const body = `{\n${fields.join("")}}`;
    if (!file) return define(typeName, description, `type ${typeName} ${body}`);
    const source = ` File: data/${file.path}.${sizeOf(file.content)} Place: ${file.shownIn}.`;
    return define(typeName, description + source, `type ${typeName} implements Node @dontInfer ${body}`);
  }

  function typeOf(schema: z.ZodType): string {
    const inner = unwrapped(schema, "out");
    if (inner instanceof z.ZodObject) return defineObject(inner);
    if (inner instanceof z.ZodArray) return `[${typeOf(inner.element as z.ZodType)}!]`;
    const { description, kind, splitAt, typeName } = fieldInfoOf(schema);
    if (splitAt) return "[String!]";
    if (inner instanceof z.ZodEnum && typeName)
      return define(typeName, description, `enum ${typeName} {\n  ${inner.options.join("\n  ")}\n}`);
    if (inner instanceof z.ZodBoolean) return "Boolean";
    if (inner instanceof z.ZodNumber) return inner.isInt ? "Int" : "Float";
    return kind === "photo" ? "File" : "String";
  }

  for (const file of contentFiles) defineObject(file.entry, file);
  return [...types.values()].join("\n\n");
}

function sizeOf(schema: z.ZodType): string {
  const { expected, limit } = fieldInfoOf(schema);
  return limit ? ` It is ${expected}.` : "";
}

/** Returns the GraphQL type of a file's nodes, for gatsby-transformer-yaml. */
export const typeNameOfNode = ({ node }: { node: { relativePath?: unknown } }) =>
  String(contentFile(String(node.relativePath))?.typeName);

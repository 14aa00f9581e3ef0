import { z } from "zod";
import { contentFiles } from "../declarations/contentFiles";
import { type FieldInfo, fieldInfoOf, unwrapped } from "../declarations/structure";

/**
 * The GraphQL types of all content in schema language, made from the declarations. Every type and field has
 * its description; nothing is inferred from data. Throws where two declarations give one name to two types.
 */
export function contentSdl(): string {
  const types = new Map<string, string>();

  function define(name: string, definition: string) {
    const earlier = types.get(name);
    if (earlier && earlier !== definition) throw new Error(`Two different types are called ${name}.`);
    types.set(name, definition);
  }

  function typeOf(schema: z.ZodType): string {
    const inner = unwrapped(schema);
    if (inner instanceof z.ZodNullable && inner.unwrap() instanceof z.ZodString) return "String";
    const said = fieldInfoOf(inner);
    if (inner instanceof z.ZodArray) return `[${typeOf(inner.element as z.ZodType)}!]`;
    if (inner instanceof z.ZodObject) return defineObject(inner, said);
    if (inner instanceof z.ZodEnum) return defineChoice(inner, said);
    if (inner instanceof z.ZodBoolean) return "Boolean";
    if (inner instanceof z.ZodNumber) return "Int";
    if (inner instanceof z.ZodString) return said.kind === "photo" ? "File" : "String";
    throw new Error(`No GraphQL type is known for ${inner.type}.`);
  }

  function fieldLines(shape: Record<string, z.ZodType>): string[] {
    return Object.entries(shape).map(([name, field]) => {
      const said = fieldInfoOf(field);
      const link = said.kind === "photo" ? " @fileByRelativePath" : "";
      return `${quoted(said.description, "  ")}\n  ${name}: ${typeOf(field)}${isNullable(field) ? "" : "!"}${link}`;
    });
  }

  function defineObject(schema: z.ZodObject, said: FieldInfo, head = "", derived: object = {}): string {
    const name = String(said.typeName);
    const fields = fieldLines({ ...schema.shape, ...derived } as Record<string, z.ZodType>).join("\n");
    define(name, `${quoted(said.description)}\ntype ${name}${head} {\n${fields}\n}`);
    return name;
  }

  function defineChoice(schema: z.ZodEnum, said: FieldInfo): string {
    if (!said.typeName) return "String";
    const words = schema.options.map((word) => `  ${word}`).join("\n");
    define(said.typeName, `${quoted(said.description)}\nenum ${said.typeName} {\n${words}\n}`);
    return said.typeName;
  }

  for (const file of contentFiles) {
    defineObject(
      file.entry,
      fieldInfoOf(file.entry),
      " implements Node @dontInfer",
      file.derived?.fields.shape,
    );
  }
  return [...types.values()].join("\n\n");
}

function isNullable(schema: z.ZodType): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
}

function quoted(description: string, indent = ""): string {
  return `${indent}${JSON.stringify(description)}`;
}

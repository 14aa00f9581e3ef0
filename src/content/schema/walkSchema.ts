import { z } from "zod";
import type { Meta } from "./schema";

export function unwrapped(schema: z.ZodType): z.ZodType {
  const mayBeLeftOut = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return mayBeLeftOut ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

/** Unwraps `schema`. If the result is an array schema, returns its unwrapped element schema. */
export function withoutList(schema: z.ZodType): z.ZodType {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodArray ? unwrapped(inner.element as z.ZodType) : inner;
}

export const metaOf = (schema: z.ZodType) => unwrapped(schema).meta() as Meta;

/** The keys and list indexes from a file's root to a value. */
export type Path = readonly (string | number)[];

/** A leaf value of a YAML file, such as a string or a number, with its schema's metadata. */
export interface Leaf extends Meta {
  path: Path;
  /** The value as parsed from YAML, with placeholders filled in. */
  raw: unknown;
  /** The value as parsed by its schema, or undefined if the value is invalid. */
  value: unknown;
}

/** Returns the leaf values in `raw`, including invalid values. */
export function leavesOf(schema: z.ZodType, raw: unknown, path: Path = []): Leaf[] {
  const inner = unwrapped(schema);
  if (raw === undefined || raw === null) return [];
  if (inner instanceof z.ZodArray)
    return (Array.isArray(raw) ? raw : []).flatMap((entry: unknown, i) =>
      leavesOf(inner.element as z.ZodType, entry, [...path, i]),
    );
  if (inner instanceof z.ZodObject)
    return Object.entries<z.ZodType>(inner.shape).flatMap(([name, field]) =>
      leavesOf(field, (raw as Record<string, unknown>)[name], [...path, name]),
    );
  return [{ ...metaOf(schema), path, raw, value: inner.safeParse(raw).data }];
}

/** Returns the names of all fields in a schema, including those of nested mappings. */
export const fieldNames = (schema: z.ZodType) =>
  typesIn(schema).flatMap((type) => (type instanceof z.ZodObject ? Object.keys(type.shape) : []));

/** Returns the object and enum schemas in a schema. Each of them becomes a GraphQL type. */
export function typesIn(schema: z.ZodType): (z.ZodObject | z.ZodEnum)[] {
  const inner = withoutList(schema);
  if (inner instanceof z.ZodEnum) return [inner];
  return inner instanceof z.ZodObject ? [inner, ...Object.values(inner.shape).flatMap(typesIn)] : [];
}

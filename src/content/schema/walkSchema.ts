import { z } from "zod";
import type { Meta, Path } from "./schema";

export function isOptional(schema: z.ZodType): schema is z.ZodOptional<z.ZodType> | z.ZodDefault<z.ZodType> {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

/** Strips `optional` and `default` from a schema. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  return isOptional(schema) ? unwrapped(schema.unwrap()) : schema;
}

/** Returns the schema of a list's entries or, if `schema` is not a list, `schema` itself, unwrapped. */
export function withoutList(schema: z.ZodType): z.ZodType {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodArray ? unwrapped(inner.element as z.ZodType) : inner;
}

export const metaOf = (schema: z.ZodType) => unwrapped(schema).meta() as Meta;

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce(
    (part, step) => (part as Record<typeof step, unknown> | null | undefined)?.[step],
    value,
  );
}

/** A leaf value of a file, such as a string or a number, with the metadata of the value's schema. */
export interface Leaf extends Meta {
  path: Path;
  /** The value as parsed from YAML, with any placeholders filled in. */
  raw: unknown;
  /** The value as parsed by its schema; undefined if the value is invalid. */
  value: unknown;
}

/** Returns the leaf values in `raw`, including invalid values. */
export function leavesOf(schema: z.ZodType, raw: unknown, path: Path = []): Leaf[] {
  const inner = unwrapped(schema);
  if (raw === undefined || raw === null) return [];
  if (inner instanceof z.ZodArray) {
    // Uses `Array.from` instead of `flat`, because `flat` drops empty entries, which would shift the later indexes.
    const entries = Array.isArray(raw) ? Array.from<unknown>(raw) : [raw];
    return entries.flatMap((entry, i) => leavesOf(inner.element as z.ZodType, entry, [...path, i]));
  }
  if (inner instanceof z.ZodObject)
    return Object.entries<z.ZodType>(inner.shape).flatMap(([name, field]) =>
      leavesOf(field, valueAt(raw, [name]), [...path, name]),
    );
  return [{ ...metaOf(schema), path, raw, value: inner.safeParse(raw).data }];
}

/** Returns the object and enum schemas inside a schema. Each of them becomes a GraphQL type. */
export function typesIn(schema: z.ZodType): (z.ZodObject | z.ZodEnum)[] {
  const inner = withoutList(schema);
  if (inner instanceof z.ZodEnum) return [inner];
  return inner instanceof z.ZodObject ? [inner, ...Object.values(inner.shape).flatMap(typesIn)] : [];
}

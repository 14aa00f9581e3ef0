import { z } from "zod";
import { streetAddress } from "../../lib/address";
import { formatPhone, internationalPhone, phoneHref } from "../../lib/phone";
import { agency } from "../declarations/agency";
import { type FieldInfo, fieldInfoOf, unwrapped } from "../declarations/schemaBuilders";
import type { Field } from "./readValues";

/** A value that a placeholder such as `{phone}` inserts into texts. `kind` determines the formatting. */
interface Fact {
  value: string;
  kind?: FieldInfo["kind"];
  /** The fields in data/ that the value comes from: one, or street and unit. */
  from: Field[];
}

/** Keyed by placeholder, such as `figures.clients`. */
export type Facts = ReadonlyMap<string, Fact>;

export const placeholder = /\{([^{}]*)\}/g;

export const factNames: readonly string[] = [
  ...fieldNames(agency),
  ...["name", "phone", "description"].map((field) => `principal.${field}`),
];

function fieldNames(schema: z.ZodObject, prefix = ""): string[] {
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) => {
    const inner = unwrapped(field);
    if (inner instanceof z.ZodObject) return fieldNames(inner, `${prefix}${key}.`);
    // Omits `unit`, because `{address.street}` already includes the suite or unit.
    const isFact = !(inner instanceof z.ZodArray) && key !== "unit" && fieldInfoOf(field).kind !== "photo";
    return isFact ? [`${prefix}${key}`] : [];
  });
}

/** Collects the facts from agency.yaml and agents.yaml. If these files have problems, some facts may be missing. */
export function collectFacts(fields: readonly Field[]): Facts {
  const facts = new Map<string, Fact>();
  const add = (name: string, field: Field) => {
    const { kind, value } = field;
    if (value) facts.set(name, { value: fillText(String(value), kind, facts), kind, from: [field] });
  };
  for (const field of fields) if (field.file === "agency.yaml") add(field.path.join("."), field);
  const [street, unit] = ["street", "unit"].map((part) => facts.get(`address.${part}`));
  if (street)
    facts.set("address.street", {
      value: String(streetAddress({ street: street.value, unit: unit?.value })),
      from: [...street.from, ...(unit?.from ?? [])],
    });
  const principal = fields.find(({ path, value }) => path[1] === "principal" && value === true)?.path[0];
  for (const field of fields)
    if (field.file === "agents.yaml" && field.path[0] === principal) add(`principal.${field.path[1]}`, field);
  return facts;
}

/** Formatters for placeholder values, keyed by the `kind` of the text that contains the placeholder. */
const formatters: Partial<Record<NonNullable<FieldInfo["kind"]>, (fact: Fact) => string>> = {
  text: ({ kind, value }) => (kind === "phone" ? formatPhone(value) : value),
  // Makes phone numbers links. Escapes Markdown in other values, but not in email addresses, which Markdown links.
  markdown: ({ kind, value }) =>
    kind === "phone"
      ? `[${formatPhone(value)}](${phoneHref(value)})`
      : value.replace(/^\S+@\S+$|[\\`*_[\]<>&#]/g, (found) => (found.length > 1 ? found : `\\${found}`)),
  phone: ({ value }) => value,
  email: ({ value }) => value,
  link: ({ kind, value }) => (kind === "phone" ? internationalPhone(value, ",") : value),
};

export const mayContainFacts = (kind: FieldInfo["kind"]) => kind !== undefined && kind in formatters;

/** Replaces placeholders such as `{phone}` with values, formatted for a `kind` of text; keeps unknown placeholders. */
export function fillText(text: string, kind: FieldInfo["kind"], facts: Facts): string {
  const format = kind && formatters[kind];
  return text.replace(/\{([^{}]*)\}(\.?)/g, (written: string, name: string, period: string) => {
    const fact = facts.get(name);
    // Avoids two periods after a value such as 'Saguaro Insurance, Inc.'.
    return fact && format ? format(fact) + (fact.value.endsWith(".") ? "" : period) : written;
  });
}

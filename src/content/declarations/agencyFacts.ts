import type { z } from "zod";
import { streetAddress } from "../../lib/address";
import { formatPhone } from "../../lib/phone";
import { agency } from "./agency";
import { agent } from "./people";
import { type FieldInfo, fieldInfoOf, mapValues, partsOf } from "./schemaBuilders";

/** A value that texts can include as a template variable, such as `{phone}`. Its kind decides how it is formatted. */
export interface Fact {
  value: string;
  kind?: FieldInfo["kind"];
}

/** The values of all template variables by name, such as `phone` or `figures.clients`. */
export type Facts = ReadonlyMap<string, Fact>;

/** A template variable or placeholder in a text, such as `{phone}`; group 1 is its name. */
export const templateVariable = /\{([^{}]*)\}/g;

/** The names of all facts: the fields of agency.yaml, and three of the principal agent's. */
export const factNames: readonly string[] = [
  ...fieldNames(agency),
  ...["name", "phone", "description"].map((field) => `principal.${field}`),
];

/** The facts that a file's texts may use. agents.yaml cannot use the principal's, because it defines them. */
export function factNamesAllowedIn(path: string): readonly string[] {
  if (path === "agency.yaml") return [];
  return path === "agents.yaml" ? factNames.filter((name) => !name.startsWith("principal.")) : factNames;
}

/** The dotted names of all fields except lists. Optional fields count too (see variablesWithoutValue). */
function fieldNames(schema: z.ZodObject, prefix = ""): string[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    if (field.type === "object") return fieldNames(field as z.ZodObject, `${prefix}${key}.`);
    // `address.street` includes the unit.
    return field.type === "array" || key === "unit" ? [] : [`${prefix}${key}`];
  });
}

/** Collects the facts from valid content, given by file path. */
export function collectFacts(content: ReadonlyMap<string, unknown>): Facts {
  const facts = new Map<string, Fact>();
  const collect = (schema: z.ZodType, value: unknown, prefix: readonly string[] = []) => {
    for (const part of partsOf(schema, value)) {
      const { kind } = fieldInfoOf(part.schema);
      if (typeof part.value !== "object")
        facts.set([...prefix, ...part.path].join("."), { value: String(part.value).trim(), kind });
    }
  };
  const agencyContent = content.get("agency.yaml") as z.infer<typeof agency>;
  collect(agency, agencyContent);
  facts.set("address.street", { value: streetAddress(agencyContent.address) });
  const agents = content.get("agents.yaml") as z.infer<typeof agent>[];
  const principal = agents.find((entry) => entry.principal);
  collect(agent, fillFacts(agent, principal, facts), ["principal"]);
  return facts;
}

/** How each kind of field formats the facts that it inserts. */
const formatters: Partial<Record<NonNullable<FieldInfo["kind"]>, (fact: Fact) => string>> = {
  text: ({ kind, value }) => (kind === "phone" ? formatPhone(value) : value),
  // LegalText.tsx shows the formatted number in a link without text; other facts are escaped for Markdown.
  markdown: ({ kind, value }) =>
    kind === "phone" ? `[](<tel:${value}>)` : value.replace(/[\\`*_[\]<>&#]/g, "\\$&"),
  phone: ({ value }) => value,
};

/**
 * Replaces template variables by facts in all texts of `value`, and trims the texts. Phone numbers are formatted,
 * except in phone fields. Run-time placeholders such as `{time}` stay.
 */
export function fillFacts(schema: z.ZodType, value: unknown, facts: Facts): unknown {
  return mapValues(schema, value, ({ kind = "plain" }, part) => {
    if (typeof part !== "string") return part;
    const format = formatters[kind];
    const words = part.trim();
    return format ? words.replace(variablePattern, (...found) => insertFact(found, facts, format)) : words;
  });
}

/** A template variable with the full stop after it, if there is one. */
const variablePattern = new RegExp(`${templateVariable.source}(\\.?)`, "g");

function insertFact([whole, name, fullStop]: string[], facts: Facts, format: (fact: Fact) => string): string {
  const fact = facts.get(String(name));
  if (!fact) return String(whole);
  // Avoids a second full stop after a name such as 'Saguaro Insurance, Inc.'.
  return format(fact) + (fact.value.endsWith(".") ? "" : fullStop);
}

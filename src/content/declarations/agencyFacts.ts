import type { z } from "zod";
import { formatPhone } from "../../lib/phone";
import { streetAddress } from "../../lib/streetAddress";
import { agency } from "./agency";
import { agent } from "./people";
import { type FieldInfo, fieldInfoOf, mapValues, partsOf } from "./schemaBuilders";

/** A fact as it is written, and what kind of value it is, which decides how a text shows it. */
export interface Fact {
  value: string;
  kind?: FieldInfo["kind"];
}

/** What texts can refer to, by its name: `phone`, `figures.clients`. */
export type Facts = ReadonlyMap<string, Fact>;

/** A reference or a slot in a text: `{phone}`. The name is the first group. */
export const reference = /\{([^{}]*)\}/g;

/** The names of all facts, by the declarations alone: agency.yaml's fields and those of the principal. */
export const factNames: readonly string[] = [
  ...leaves(agency),
  ...["name", "phone", "description"].map((field) => `principal.${field}`),
];

/** Facts that agents.yaml itself may use: it holds the principal's, so it cannot refer to them. */
export function factNamesFor(path: string): readonly string[] {
  if (path === "agency.yaml") return [];
  return path === "agents.yaml" ? factNames.filter((name) => !name.startsWith("principal.")) : factNames;
}

/** Every single field. Of one that is left out, missingFacts.ts reports the references. */
function leaves(schema: z.ZodObject, prefix = ""): string[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    if (field.type === "object") return leaves(field as z.ZodObject, `${prefix}${key}.`);
    // The unit comes with the street.
    return field.type === "array" || key === "unit" ? [] : [`${prefix}${key}`];
  });
}

/** Collects the facts from checked content (each file's content by its path). */
export function collectFacts(content: ReadonlyMap<string, unknown>): Facts {
  const facts = new Map<string, Fact>();
  const collect = (schema: z.ZodType, value: unknown, prefix: readonly string[] = []) => {
    for (const part of partsOf(schema, value)) {
      const { kind } = fieldInfoOf(part.schema);
      if (typeof part.value !== "object")
        facts.set([...prefix, ...part.path].join("."), { value: String(part.value).trim(), kind });
    }
  };
  const written = content.get("agency.yaml") as z.infer<typeof agency>;
  collect(agency, written);
  facts.set("address.street", { value: streetAddress(written.address) });
  const agents = content.get("agents.yaml") as z.infer<typeof agent>[];
  const principal = agents.find((entry) => entry.principal);
  collect(agent, fillFacts(agent, principal, facts), ["principal"]);
  return facts;
}

/** How each kind of field shows a fact. */
const shownIn: Partial<Record<NonNullable<FieldInfo["kind"]>, (fact: Fact) => string>> = {
  text: ({ kind, value }) => (kind === "phone" ? formatPhone(value) : value),
  // A link without words, in whose place LegalText.tsx shows the number; a fact's own signs mean nothing in Markdown.
  markdown: ({ kind, value }) =>
    kind === "phone" ? `[](<tel:${value}>)` : value.replace(/[\\`*_[\]<>&#]/g, "\\$&"),
  phone: ({ value }) => value,
};

/**
 * Puts facts in place of the references in all texts of `value`, without spaces at their ends. A phone is formatted in
 * words, and as it is written in a phone field. Slots such as `{time}` stay, for the page to fill.
 */
export function fillFacts(schema: z.ZodType, value: unknown, facts: Facts): unknown {
  return mapValues(schema, value, ({ kind = "fact" }, part) => {
    if (typeof part !== "string") return part;
    const show = shownIn[kind];
    const words = part.trim();
    return show ? words.replace(referenceAndStop, (...found) => filled(found, facts, show)) : words;
  });
}

/** A reference, and the full stop of a sentence that it ends. */
const referenceAndStop = new RegExp(`${reference.source}(\\.?)`, "g");

function filled([whole, name, stop]: string[], facts: Facts, show: (fact: Fact) => string): string {
  const fact = facts.get(String(name));
  if (!fact) return String(whole);
  // 'Saguaro Insurance, Inc.' at the end of a sentence has its full stop already.
  return show(fact) + (fact.value.endsWith(".") ? "" : stop);
}

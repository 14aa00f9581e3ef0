import { z } from "zod";
import { formatPhone, internationalPhone } from "../lib/phone";
import { agency } from "./schema/agency";
import { agents } from "./schema/agents";
import { type Kind, type Leaf, leavesOf, metaOf, unwrapped } from "./schema/schema";

/** A value of agency.yaml or of the principal agent, which a placeholder such as `{phone}` inserts into texts. */
interface Fact {
  value: string;
  kind?: Kind;
}

/** Keyed by placeholder, such as `figures.clients` or `principal.name`. */
export type Facts = ReadonlyMap<string, Fact>;

export const placeholder = /\{([^{}]*)\}/g;

/** The names of all facts, even of those without a value. */
export const factNames: readonly string[] = [
  ...namesIn(agency),
  ...["name", "phone", "description"].map((name) => `principal.${name}`),
];

function namesIn(schema: z.ZodObject, prefix = ""): string[] {
  return Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
    const inner = unwrapped(field);
    if (inner instanceof z.ZodObject) return namesIn(inner, `${prefix}${name}.`);
    return inner instanceof z.ZodArray || metaOf(field).kind === "photo" ? [] : [`${prefix}${name}`];
  });
}

/** Collects the facts of agency.yaml and agents.yaml as YAML reads them. */
export function factsOf(agencyYaml: unknown, agentsYaml: unknown): Facts {
  const facts = new Map<string, Fact>();
  const readValue = ({ schema, raw }: Leaf) => schema.safeParse(raw).data ?? raw;
  const add = (name: string, leaf: Leaf) =>
    facts.set(name, { kind: leaf.kind, value: fillFacts(String(readValue(leaf)), leaf.kind, facts) });
  for (const leaf of leavesOf(agency, agencyYaml)) add(leaf.path.join("."), leaf);
  const people = leavesOf(agents, agentsYaml);
  const principal = people.find((leaf) => leaf.path[1] === "principal" && readValue(leaf) === true);
  for (const leaf of people) if (leaf.path[0] === principal?.path[0]) add(`principal.${leaf.path[1]}`, leaf);
  return facts;
}

/** Formatters for facts, keyed by the kind of the text that has the placeholder. */
const formatters: Partial<Record<Kind, (fact: Fact) => string>> = {
  text: ({ kind, value }) => (kind === "phone" ? formatPhone(value) : value),
  // Escapes Markdown, but not in email addresses, which Markdown links.
  markdown: ({ kind, value }) =>
    kind === "phone"
      ? formatPhone(value)
      : value.replace(/^\S+@\S+$|[\\`*_[\]<>&#]/g, (found) => (found.length > 1 ? found : `\\${found}`)),
  phone: ({ value }) => value,
  email: ({ value }) => value,
  link: ({ kind, value }) => (kind === "phone" ? internationalPhone(value, ",") : value),
};

export const mayHaveFacts = (kind?: Kind): kind is Kind => kind !== undefined && kind in formatters;

/** Replaces placeholders such as `{phone}` with facts, formatted for a `kind` of text. Keeps unknown placeholders. */
export function fillFacts(text: string, kind: Kind | undefined, facts: Facts): string {
  const format = kind && formatters[kind];
  if (!format) return text;
  return text.replace(/\{([^{}]*)\}(\.?)/g, (written: string, name: string, period: string) => {
    const fact = facts.get(name);
    // Avoids two periods after a value such as 'Saguaro Insurance, Inc.'.
    return fact ? format(fact) + (fact.value.endsWith(".") ? "" : period) : written;
  });
}

/** Returns a value of data/ as pages get it: as its schema reads it, with facts filled in. */
export function valueForPages(
  schema: z.ZodType,
  kind: Kind | undefined,
  yaml: unknown,
  facts: Facts,
): unknown {
  const value = schema.parse(yaml ?? undefined);
  const fill = (part: unknown) => (typeof part === "string" ? fillFacts(part, kind, facts) : part);
  return Array.isArray(value) ? value.map(fill) : fill(value);
}

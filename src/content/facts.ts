import { z } from "zod";
import { streetAddress } from "../lib/address";
import { formatPhone, internationalPhone } from "../lib/phone";
import { agency } from "./schema/agency";
import { agents } from "./schema/agents";
import { type Kind, leavesOf, metaOf, unwrapped } from "./schema/schema";

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
    // Omits `unit`, because `{address.street}` includes it.
    const isFact = !(inner instanceof z.ZodArray) && name !== "unit" && metaOf(field).kind !== "photo";
    return isFact ? [`${prefix}${name}`] : [];
  });
}

/** Collects the facts of agency.yaml and agents.yaml as YAML reads them. Omits values that have problems. */
export function factsOf(agencyYaml: unknown, agentsYaml: unknown): Facts {
  const facts = new Map<string, Fact>();
  const add = (name: string, kind: Kind | undefined, value: unknown) => {
    if (value !== undefined) facts.set(name, { kind, value: fillFacts(String(value), kind, facts) });
  };
  for (const { path, kind, schema, raw } of leavesOf(agency, agencyYaml))
    add(path.join("."), kind, schema.safeParse(raw).data);
  const [street, unit] = ["street", "unit"].map((part) => facts.get(`address.${part}`)?.value);
  add("address.street", "text", streetAddress({ street, unit }));
  const people = leavesOf(agents, agentsYaml);
  const principal = people.find(
    ({ path, schema, raw }) => path[1] === "principal" && schema.safeParse(raw).data,
  );
  for (const { path, kind, schema, raw } of people)
    if (principal && path[0] === principal.path[0])
      add(`principal.${path[1]}`, kind, schema.safeParse(raw).data);
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

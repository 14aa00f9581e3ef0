import type { z } from "zod";
import { fillPlaceholders } from "../lib/fillPlaceholders";
import { agency } from "./schema/agency";
import { agents } from "./schema/agents";
import { leavesOf } from "./schema/walkSchema";

/** The values of placeholders such as `{figures.clients}` and `{principal.name}`, formatted as pages show them. */
type Facts = Readonly<Record<string, string>>;

/** Collects the facts of agency.yaml and, as `principal.…`, of the principal in agents.yaml. Omits invalid values. */
export function factsOf(agencyYaml: unknown, agentsYaml: unknown): Facts {
  // Parses agency.yaml twice, because its facts may refer to each other, as in `textPhone: "{phone}"`.
  const agencyFacts = factsIn(agency, fillFacts(agencyYaml, factsIn(agency, agencyYaml)));
  const people = [agentsYaml].flat().map((agent) => factsIn(agents.element, fillFacts(agent, agencyFacts)));
  const principal = people.find(({ principal }) => principal === "true") ?? {};
  const principalFacts = Object.entries(principal).map(([name, fact]) => [`principal.${name}`, fact]);
  return { ...agencyFacts, ...Object.fromEntries(principalFacts) };
}

function factsIn(schema: z.ZodType, yaml: unknown): Facts {
  const leaves = leavesOf(schema, yaml).filter(({ value }) => value !== undefined);
  const facts = leaves.map(({ path, raw, value, shown = String }) => [
    path.join("."),
    // Keeps a number as written: "5.0" stays "5.0", although its value is 5.
    typeof value === "number" ? String(raw) : shown(String(value)),
  ]);
  return Object.fromEntries(facts);
}

/**
 * Replaces placeholders such as `{phone}` in every string inside a value. Keeps unknown placeholders, and forms' embed
 * codes, which may have braces of their own.
 */
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === "string") return /<iframe/i.test(value) ? value : fillPlaceholders(value, facts);
  if (Array.isArray(value)) return value.map((entry) => fillFacts(entry, facts));
  if (!(value instanceof Object) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillFacts(part, facts)]));
}

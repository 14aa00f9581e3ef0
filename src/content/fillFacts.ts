import type { z } from "zod";
import { agency } from "./schema/agency";
import { agents } from "./schema/agents";
import { leavesOf } from "./schema/walkSchema";

/** Maps placeholder names, such as `figures.clients`, to values formatted as they appear on pages. */
type Facts = Readonly<Record<string, string>>;

/**
 * Returns the values in agency.yaml that pass validation and, with the prefix `principal.`, those of the principal in
 * agents.yaml.
 */
export function factsOf(agencyYaml: unknown, agentsYaml: unknown): Facts {
  let facts: Facts = {};
  // Repeats, because a fact may refer to another fact, as in `textPhone: "{phone}"`, which may refer to a third one.
  for (let round = 1; round <= 3; round++) {
    const people = [agentsYaml].flat().map((agent) => factsIn(agents.element, fillFacts(agent, facts)));
    const principal = Object.entries(people.find(({ principal }) => principal === "true") ?? {});
    facts = {
      ...factsIn(agency, fillFacts(agencyYaml, facts)),
      ...Object.fromEntries(principal.map(([name, fact]) => [`principal.${name}`, fact])),
    };
  }
  return facts;
}

function factsIn(schema: z.ZodType, yaml: unknown): Facts {
  const leaves = leavesOf(schema, yaml).filter(({ value }) => value !== undefined);
  const facts = leaves.map(({ path, raw, value, shown = String }) => [
    path.join("."),
    // Uses `raw` for numbers, because `value` would turn "5.0" into "5".
    typeof value === "number" ? String(raw) : shown(String(value)),
  ]);
  return Object.fromEntries(facts);
}

/** Replaces placeholders such as `{phone}` in all strings in a value, except in embed codes, which may have braces. */
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === "string") return /<iframe/i.test(value) ? value : fillText(value, facts);
  if (Array.isArray(value)) return value.map((entry) => fillFacts(entry, facts));
  if (!(value instanceof Object) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillFacts(part, facts)]));
}

/** Fills in placeholders such as `{phone}`. Keeps placeholders without a value. */
function fillText(text: string, facts: Facts): string {
  return text.replace(/\{([\w.]+)\}(\.?)/g, (placeholder, name: string, period: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    // Avoids a double period if the value ends with a period, such as 'Saguaro Insurance, Inc.'
    return fact === undefined ? placeholder : fact + (fact.endsWith(".") ? "" : period);
  });
}

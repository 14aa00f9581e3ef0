import { z } from "zod";
import { formatPhone } from "../../lib/phone";
import { streetAddress } from "../../lib/streetAddress";
import { agency } from "./agency";
import { agent } from "./people";
import { mapValues, type Path, partsOf } from "./structure";

/** What texts can refer to: the name of each fact and what stands in its place. */
export type Facts = ReadonlyMap<string, string>;

/** A reference or a slot in a text: `{phone}`. The name is the first group. */
export const reference = /\{([^{}]*)\}/g;

/** A reference, and the full stop of a sentence that it ends. */
const referenceAndStop = new RegExp(`${reference.source}(\\.?)`, "g");

/** The names of all facts, by the declarations alone: agency.yaml's fields and those of the principal. */
export const factNames: readonly string[] = [
  ...leaves(agency),
  ...["name", "phone", "description"].map((field) => `principal.${field}`),
];

/** Facts that agents.yaml itself may use: it holds the principal's, so it cannot refer to them. */
export function factNamesFor(path: string): readonly string[] {
  if (path === "agency.yaml") return [];
  if (path !== "agents.yaml") return factNames;
  return factNames.filter((name) => !name.startsWith("principal."));
}

/** Every single field; what a text says of one that is left out, missingFacts.ts reports. */
function leaves(schema: z.ZodObject, prefix = ""): string[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    if (field instanceof z.ZodObject) return leaves(field, `${prefix}${key}.`);
    // The unit comes with the street.
    return field instanceof z.ZodArray || key === "unit" ? [] : [`${prefix}${key}`];
  });
}

/**
 * Collects the facts from checked content (each file's content by its path). Phone numbers are formatted
 * as people read them.
 */
export function collectFacts(content: ReadonlyMap<string, unknown>): Facts {
  const facts = new Map<string, string>();
  const set = (path: Path, value: unknown) =>
    facts.set(path.join("."), path.at(-1) === "phone" ? formatPhone(String(value)) : String(value).trim());
  for (const { value, path } of partsOf(agency, content.get("agency.yaml"))) {
    if (typeof value !== "object") set(path, value);
  }
  const { street, unit } = (content.get("agency.yaml") as z.infer<typeof agency>).address;
  facts.set("address.street", streetAddress({ street, unit }));
  const agents = content.get("agents.yaml") as Record<string, unknown>[];
  const principal = fillFacts(agent, agents.find((entry) => entry.principal) ?? {}, facts);
  for (const [key, value] of Object.entries(principal as object)) {
    set(["principal", key], value);
  }
  return facts;
}

/**
 * Puts facts in place of the references in all texts of `value`, without spaces at their ends. A phone field gets the
 * bare digits; in Markdown the characters of a fact that would mean something there are escaped. Slots such as `{time}`
 * stay, for the page to fill.
 */
export function fillFacts(schema: z.ZodType, value: unknown, facts: Facts): unknown {
  return mapValues(schema, value, ({ kind }, part) => {
    if (typeof part !== "string") return part;
    if (kind === "markdown") return filled(part, facts, escapeMarkdown);
    if (kind === "phone") {
      return filled(part, facts).replace(/^\((\d{3})\) (\d{3})-(\d{4})/, "$1$2$3");
    }
    return kind === "text" ? filled(part, facts) : part.trim();
  });
}

function filled(text: string, facts: Facts, written = (fact: string) => fact): string {
  return text.trim().replace(referenceAndStop, (whole, name: string, stop: string) => {
    const fact = facts.get(name);
    if (fact === undefined) return whole;
    // 'Saguaro Insurance, Inc.' at the end of a sentence has its full stop already.
    return written(fact) + (fact.endsWith(".") ? "" : stop);
  });
}

function escapeMarkdown(fact: string): string {
  return fact.replace(/[\\`*_[\]<>&#]/g, "\\$&");
}

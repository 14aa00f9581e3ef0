import { formatPhone } from "../lib/phone";
import { agency } from "./schema/agency";
import { agents } from "./schema/agents";
import { type Kind, type Leaf, leavesOf, type Path, textKinds } from "./schema/schema";

/** What placeholders such as `{figures.clients}` and `{principal.name}` insert, as texts show it. */
export type Facts = ReadonlyMap<string, string>;

/** Collects the facts of agency.yaml and agents.yaml as YAML reads them. Omits values that have problems. */
export function factsOf(agencyYaml: unknown, agentsYaml: unknown): Facts {
  const facts = new Map<string, string>();
  const add = (path: Path, leaf: Leaf) => {
    const { success, data } = readValue(leaf, facts);
    const isInList = path.some((step) => typeof step === "number");
    if (!success || isInList || leaf.kind === "photo" || leaf.kind === "flag") return;
    // Keeps "5.0" as it is written, although the number is 5.
    const shown = leaf.kind === "decimal" ? leaf.raw : data;
    facts.set(path.join("."), leaf.kind === "phone" ? formatPhone(String(data)) : String(shown));
  };
  for (const leaf of leavesOf(agency, agencyYaml)) add(leaf.path, leaf);
  const people = leavesOf(agents, agentsYaml);
  const principal = people.find(
    (leaf) => leaf.path[1] === "principal" && readValue(leaf, facts).data === true,
  );
  for (const leaf of people)
    if (leaf.path[0] === principal?.path[0]) add(["principal", ...leaf.path.slice(1)], leaf);
  return facts;
}

export const mayHaveFacts = (kind?: Kind) => textKinds.some((textKind) => textKind === kind);

/** Replaces placeholders such as `{phone}` with facts. Keeps unknown placeholders. */
export function fillFacts(text: string, facts: Facts, kind?: Kind): string {
  return text.replace(/\{([^{}]*)\}(\.?)/g, (placeholder: string, name: string, period: string) => {
    const fact = facts.get(name);
    if (fact === undefined) return placeholder;
    // Escapes Markdown, but not in email addresses, which Markdown links.
    const isEscaped = kind === "markdown" && !/^\S+@\S+$/.test(fact);
    const shown = isEscaped ? fact.replace(/[\\`*_[\]<>&#]/g, "\\$&") : fact;
    // Avoids two periods after a value such as 'Saguaro Insurance, Inc.'.
    return shown + (fact.endsWith(".") ? "" : period);
  });
}

/** Reads a value as pages get it: fills in facts, and then reads it by its schema. */
export function readValue({ schema, kind, raw }: Pick<Leaf, "schema" | "kind" | "raw">, facts: Facts) {
  const fill = (part: unknown) =>
    typeof part === "string" && mayHaveFacts(kind) ? fillFacts(part, facts, kind) : part;
  return schema.safeParse(Array.isArray(raw) ? raw.map(fill) : fill(raw));
}

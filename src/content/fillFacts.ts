import { formatPhone } from "../lib/phone";
import { agency } from "./schema/agency";
import { agents } from "./schema/agents";
import { type Leaf, leavesOf, type Path } from "./schema/schema";

/** What placeholders such as `{figures.clients}` and `{principal.name}` insert, as texts show it. */
export type Facts = ReadonlyMap<string, string>;

/** Collects the facts of agency.yaml and agents.yaml as YAML reads them. Omits values that have problems. */
export function factsOf(agencyYaml: unknown, agentsYaml: unknown): Facts {
  const facts = new Map<string, string>();
  const add = (path: Path, { kind, schema, raw }: Leaf) => {
    const { success, data } = schema.safeParse(raw);
    const isInList = path.some((step) => typeof step === "number");
    if (!success || isInList || kind === "photo" || kind === "flag") return;
    // Keeps "5.0" as it is written, although the number is 5.
    const shown = kind === "decimal" ? raw : data;
    facts.set(path.join("."), kind === "phone" ? formatPhone(String(data)) : String(shown));
  };
  for (const leaf of leavesOf(agency, agencyYaml)) add(leaf.path, leaf);
  const people = leavesOf(agents, fillFacts(agentsYaml, facts));
  const principal = people.find(
    ({ path, schema, raw }) => path[1] === "principal" && schema.safeParse(raw).data === true,
  );
  for (const leaf of people)
    if (leaf.path[0] === principal?.path[0]) add(["principal", ...leaf.path.slice(1)], leaf);
  return facts;
}

/** Returns the facts that a file may use. The facts in agency.yaml and agents.yaml don't refer to each other. */
export function factsFor(file: string, facts: Facts): Facts {
  if (file === "agency.yaml") return new Map();
  return file === "agents.yaml"
    ? new Map([...facts].filter(([name]) => !name.startsWith("principal.")))
    : facts;
}

/** Replaces placeholders such as `{phone}` in the texts of a value. Keeps unknown placeholders. */
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (Array.isArray(value)) return value.map((entry) => fillFacts(entry, facts));
  if (value instanceof Object && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillFacts(part, facts)]));
  if (typeof value !== "string") return value;
  return value.replace(/\{([^{}]*)\}(\.?)/g, (placeholder: string, name: string, period: string) => {
    const fact = facts.get(name);
    // Avoids two periods after a value such as 'Saguaro Insurance, Inc.'.
    return fact === undefined ? placeholder : fact + (fact.endsWith(".") ? "" : period);
  });
}

import { fillPlaceholders } from "../lib/fillPlaceholders";
import { formatPhone } from "../lib/phone";
import { agency } from "./schema/agency";
import { agents } from "./schema/agents";
import { type Leaf, leavesOf, type Path } from "./schema/schema";

/** What placeholders such as `{figures.clients}` and `{principal.name}` insert, as texts show it. */
export type Facts = Readonly<Record<string, string>>;

/** Collects the facts of agency.yaml and agents.yaml as YAML reads them. Omits lists, photos, flags, and values with problems. */
export function factsOf(agencyYaml: unknown, agentsYaml: unknown): Facts {
  const facts: Record<string, string> = {};
  const add = (path: Path, { kind, raw, value }: Leaf) => {
    const isInList = path.some((step) => typeof step === "number");
    if (value === undefined || isInList || kind === "photo" || kind === "flag") return;
    // Keeps "5.0" as it is written, although the number is 5.
    const shown = String(kind === "decimal" ? raw : value);
    // A placeholder in a fact is reported in its own file, not in each file that uses the fact.
    facts[path.join(".")] = fillPlaceholders(kind === "phone" ? formatPhone(shown) : shown, facts);
  };
  for (const leaf of leavesOf(agency, agencyYaml)) add(leaf.path, leaf);
  const people = leavesOf(agents, fillFacts(agentsYaml, facts));
  const principal = people.find(({ path, value }) => path[1] === "principal" && value === true);
  for (const leaf of people)
    if (leaf.path[0] === principal?.path[0]) add(["principal", ...leaf.path.slice(1)], leaf);
  return facts;
}

/** Returns the facts that a file may use. Facts don't refer to each other, and a provider's code stays as it is pasted. */
export function factsFor(file: string, facts: Facts): Facts {
  if (file === "agency.yaml" || file === "embeds.yaml") return {};
  if (file !== "agents.yaml") return facts;
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !name.startsWith("principal.")));
}

/** Replaces placeholders such as `{phone}` in the texts of a value. Keeps unknown placeholders. */
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === "string") return fillPlaceholders(value, facts);
  if (Array.isArray(value)) return value.map((entry) => fillFacts(entry, facts));
  if (!(value instanceof Object) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillFacts(part, facts)]));
}

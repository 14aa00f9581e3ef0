import { digitsOf, phoneInText } from "../../lib/phone";
import { emailPattern } from "../declarations/fieldTypes";
import { didYouMean, truncate } from "../declarations/schemaBuilders";
import { factNames, mayContainFacts, placeholder } from "./facts";
import type { Fault } from "./problem";
import type { Field } from "./readValues";
import type { Site } from "./site";

/** Reports placeholders that do not work in a text, or have no value. */
export function* placeholderFaults(field: Field, site: Site): Generator<Fault> {
  const { written, kind, placeholders = [] } = field;
  if (!mayContainFacts(kind)) return;
  const facts = factNames.filter((name) => isFilledIn(name, field));
  const known = [...(kind === "phone" ? [] : placeholders), ...facts].map((name) => `{${name}}`);
  for (const [found, name = ""] of written.matchAll(placeholder)) {
    const sameField = known.find((other) => other.replace(/.*[.{]/, "") === found.replace(/.*[.{]/, ""));
    const help = didYouMean(sameField ?? found, known, "Write a fact from agency.yaml, such as {phone}");
    if (!known.includes(found)) yield [`has ${truncate(found)}, which does not work here. ${help}`, found];
    else if (lacksValue(name, site))
      yield [
        `has ${found}, which has no value in ${fileOf(name)}. Add it there, or delete the words about it here`,
        found,
      ];
  }
}

/** Whether a fact's placeholder works in a text: in agency.yaml, none do; in agents.yaml, only the agency's. */
function isFilledIn(fact: string, { file, kind }: Field): boolean {
  if (file === "agency.yaml" || (file === "agents.yaml" && fact.startsWith("principal."))) return false;
  return kind !== "phone" || /phone$/i.test(fact);
}

const fileOf = (fact: string) => (fact.startsWith("principal.") ? "agents.yaml" : "agency.yaml");

function lacksValue(name: string, { facts, sources }: Site): boolean {
  // Reports nothing while the fact's file has problems, because the value may be there but unreadable.
  const source = sources.find(({ declaration }) => declaration.path === fileOf(name));
  return factNames.includes(name) && !facts.has(name) && source?.problems.length === 0;
}

const contact = new RegExp(`${phoneInText.source}|${emailPattern}`, "g");

/** Reports phone numbers and email addresses that are not in the files with the site's contacts. */
export function* contactFaults({ file, kind, quotation, value }: Field, site: Site): Generator<Fault> {
  const isOwnText = kind === "text" && !quotation && file !== "agency.yaml";
  if (!isOwnText && !(kind === "link" && /^(tel|sms|mailto):/.test(String(value)))) return;
  // While entries cannot be parsed, reports nothing: contacts that seem to be missing may be in these entries.
  if (site.sources.some(({ isPartial }) => isPartial)) return;
  for (const [found] of String(value).matchAll(contact))
    if (!site.contacts.has(found.includes("@") ? found.toLowerCase() : digitsOf(found)))
      yield [
        `has ${found}, which is not in agency.yaml, agents.yaml, main-lines.yaml or carriers.yaml. Correct it, or add it there`,
        found,
      ];
}

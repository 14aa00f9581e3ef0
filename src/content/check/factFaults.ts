import { emailPattern } from "../declarations/fields";
import { digitsOf, phoneInText } from "../declarations/phone";
import { didYouMean, truncate } from "../declarations/schemaBuilders";
import type { Fault } from "./checkContent";
import { factNames, placeholder } from "./facts";
import type { Text } from "./readValues";
import type { Site } from "./site";

const contactInText = new RegExp(`${phoneInText.source}|${emailPattern}`, "g");

/** Reports placeholders without a value, and phone numbers and email addresses that aren't the site's contacts. */
export function* factFaults(text: Text, site: Site): Generator<Fault> {
  const { file, written, kind, quotation, placeholders = [], value } = text;
  if (!/^(text|markdown|phone|email|link)$/.test(String(kind))) return;
  // A fact may not contain other facts that are filled in later.
  const hidden = { "agency.yaml": /./, "agents.yaml": /^principal\./ }[file];
  const facts = factNames.filter((name) => !hidden?.test(name));
  const allowed =
    kind === "phone" ? facts.filter((fact) => /phone$/i.test(fact)) : [...placeholders, ...facts];
  const known = allowed.map((fact) => `{${fact}}`);
  for (const [fact, name = ""] of written.matchAll(placeholder)) {
    const sameField = known.find((other) => other.replace(/.*[.{]/, "") === fact.replace(/.*[.{]/, ""));
    const help = didYouMean(sameField ?? fact, known, "Write a fact from agency.yaml, such as {phone}");
    if (!known.includes(fact)) yield [`has ${truncate(fact)}, which does not work here. ${help}`, fact];
    else if (lacksValue(name, site))
      yield [
        `has ${fact}, which has no value in ${fileOf(name)}. Add it there, or delete the words about it here`,
        fact,
      ];
  }
  // Skips contacts while entries cannot be parsed, because these entries may contain the contacts.
  if (site.sources.some(({ isPartial }) => isPartial)) return;
  const isOwnText = kind === "text" && !quotation && file !== "agency.yaml";
  if (!isOwnText && !/^(tel|sms|mailto):/.test(String(value))) return;
  for (const [found] of String(value).matchAll(contactInText))
    if (!site.contacts.has(found.includes("@") ? found.toLowerCase() : digitsOf(found)))
      yield [
        `has ${found}, which is not in agency.yaml, agents.yaml, main-lines.yaml or carriers.yaml. Correct it, or add it there`,
        found,
      ];
}

const fileOf = (fact: string) => (fact.startsWith("principal.") ? "agents.yaml" : "agency.yaml");

function lacksValue(name: string, { facts, sources }: Site): boolean {
  // Reports nothing while the fact's file has problems, because the value may be there but unreadable.
  const source = sources.find(({ file }) => file.path === fileOf(name));
  return factNames.includes(name) && !facts.has(name) && source?.problems.length === 0;
}

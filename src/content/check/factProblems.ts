import { factNames, factNamesAllowedIn, placeholder } from "../declarations/facts";
import { emailPattern } from "../declarations/fields";
import { digitsOf, phoneInText } from "../declarations/phone";
import { didYouMean, label, truncate } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Site } from "./site";
import type { Source } from "./source";

const emailInText = new RegExp(emailPattern, "g");

/** Reports placeholders that are unknown or have no value, and phone numbers and email addresses that are outdated. */
export function* factProblems(source: Source, site: Site): Generator<Problem> {
  const facts = factNamesAllowedIn(source.file.path);
  for (const { written, path, kind, quotation, splitAt, placeholders = [], value } of source.texts) {
    if (!/^(text|markdown|phone|link)$/.test(String(kind)) || value === undefined) continue;
    const report = (message: string, words: string) =>
      source.problemAt(path, `${label(path)} ${message}`, words);
    const allowed =
      kind === "phone" ? facts.filter((fact) => /(^|\.)phone$/.test(fact)) : [...placeholders, ...facts];
    const names = [...written.matchAll(placeholder)].map(([, name = ""]) => name);
    const known = allowed.map((fact) => `{${fact}}`);
    for (const name of new Set(names)) {
      const fact = `{${name}}`;
      const sameField = known.find((other) => other.replace(/.*[.{]/, "") === fact.replace(/.*[.{]/, ""));
      const help = didYouMean(sameField ?? fact, known, "Write a fact from agency.yaml, such as {phone}");
      if (!known.includes(fact))
        yield report(`has ${truncate(fact)}, which does not work here. ${help}`, fact);
      else if (lacksValue(name, site))
        yield report(
          `has ${fact}, which has no value in ${fileOf(name)}. Add it there, or delete the words about it here`,
          fact,
        );
    }
    if (splitAt && names.indexOf(splitAt) !== names.lastIndexOf(splitAt))
      yield report(`has {${splitAt}} twice. Delete one of the two`, `{${splitAt}}`);
    const [brace] = /[{}][^{}\s]*/.exec(written.replace(placeholder, "")) ?? [];
    if (brace)
      yield report(
        'has a "{" or "}" too many or too few. Write a fact as in {phone}, and delete any other',
        brace,
      );
    if (kind === "markdown" || kind === "phone" || quotation || !/^(text|link)$/.test(String(kind))) continue;
    const text = kind === "link" && !/^(tel|sms|mailto):/.test(String(value)) ? "" : String(value);
    for (const found of [...(text.match(phoneInText) ?? []), ...(text.match(emailInText) ?? [])]) {
      const isKnown = site.contacts.has(found.includes("@") ? found.toLowerCase() : digitsOf(found));
      if (!isKnown && source.file.path !== "agency.yaml")
        yield report(
          `has ${found}, which is not in agency.yaml, agents.yaml, main-lines.yaml or carriers.yaml. Correct it, or add it there`,
          found,
        );
    }
  }
}

const fileOf = (fact: string) => (fact.startsWith("principal.") ? "agents.yaml" : "agency.yaml");

function lacksValue(name: string, { facts, sources }: Site): boolean {
  // While a file has problems, the value may be there.
  const source = sources.find(({ file }) => file.path === fileOf(name));
  return factNames.includes(name) && !facts.has(name) && source?.problems.length === 0;
}

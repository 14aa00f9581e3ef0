import { type Facts, factNames, factNamesFor, reference } from "../declarations/agencyFacts";
import { suggest } from "../declarations/suggest";
import type { Problem } from "./problem";
import type { Source } from "./source";

/** Template variables such as `{phone}` that stand for nothing, and braces left open. */
export function* templateVariables(source: Source): Generator<Problem> {
  const facts = factNamesFor(source.file.path);
  const phones = facts.filter((fact) => /(^|\.)phone$/.test(fact));
  for (const { text, path, kind, slots = [] } of source.texts) {
    if (kind !== "text" && kind !== "markdown" && kind !== "phone") continue;
    const allowed = kind === "phone" ? phones : [...slots, ...facts];
    const names = namesIn(text);
    for (const name of new Set(names.filter((name) => !allowed.includes(name)))) {
      const message = `{${name}} stands for nothing here; there are the fields of agency.yaml${meant(name, allowed)}`;
      yield source.problemAtValue(path, message, `{${name}}`);
    }
    const twice = slots.find((slot) => names.indexOf(slot) !== names.lastIndexOf(slot));
    if (twice) yield source.problemAtValue(path, `{${twice}} stands here twice; once is enough`);
    const brace = /[{}][^{}\s]*/.exec(text.replace(reference, ""))?.[0];
    if (!brace || kind === "phone") continue;
    const message = `a ${brace[0]} stands here without its partner; a template variable reads {phone}`;
    yield source.problemAtValue(path, message, brace);
  }
}

function namesIn(text: string): string[] {
  return [...text.matchAll(reference)].map(([, name = ""]) => name);
}

function meant(written: string, allowed: readonly string[]): string {
  const name = written.replace(/^agency\./, "");
  const isNear = (fact: string) => fact.startsWith(`${name}.`) || fact.endsWith(`.${name.split(".").at(-1)}`);
  const near = suggest(name, allowed) ?? allowed.find(isNear);
  return near ? `; did you mean {${near}}?` : "";
}

/** Template variables of facts that agency.yaml may leave out, and does: the rating of an agency without reviews. */
export function* missingFacts(source: Source, facts: Facts): Generator<Problem> {
  for (const { text, path } of source.texts) {
    const missing = namesIn(text).find((name) => factNames.includes(name) && !facts.has(name));
    const message = `{${missing}} has no value, since agency.yaml leaves it out: write it there, or take the words about it out here`;
    if (missing) yield source.problemAtValue(path, message, `{${missing}}`);
  }
}

import { type Facts, factNames, factNamesAllowedIn, templateVariable } from "../declarations/agencyFacts";
import { closestMatch } from "../declarations/didYouMean";
import type { Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/** Yields problems for unknown or repeated template variables such as `{phone}`, and for unbalanced braces. */
export function* templateVariables(source: YamlSource): Generator<Problem> {
  const facts = factNamesAllowedIn(source.file.path);
  const phones = facts.filter((fact) => /(^|\.)phone$/.test(fact));
  for (const { text, path, kind, placeholders = [] } of source.texts) {
    if (kind === undefined || kind === "plain" || kind === "photo") continue;
    const allowed = kind === "phone" ? phones : [...placeholders, ...facts];
    const names = namesIn(text);
    for (const name of new Set(names.filter((name) => !allowed.includes(name)))) {
      const message = `{${name}} stands for nothing here; there are the fields of agency.yaml${suggestion(name, allowed)}`;
      yield source.problemAtValue(path, message, `{${name}}`);
    }
    const twice = placeholders.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
    if (twice) yield source.problemAtValue(path, `{${twice}} stands here twice; once is enough`);
    const brace = /[{}][^{}\s]*/.exec(text.replace(templateVariable, ""))?.[0];
    if (!brace || kind === "phone") continue;
    const message = `a ${brace[0]} stands here without its partner; a template variable reads {phone}`;
    yield source.problemAtValue(path, message, brace);
  }
}

function namesIn(text: string): string[] {
  return [...text.matchAll(templateVariable)].map(([, name = ""]) => name);
}

function suggestion(name: string, allowed: readonly string[]): string {
  const last = (dotted: string) => dotted.split(".").at(-1);
  const near = closestMatch(name, allowed) ?? allowed.find((fact) => last(fact) === last(name));
  return near ? `; did you mean {${near}}?` : "";
}

/** Yields template variables without a value, such as `{figures.rating}` if agency.yaml has no rating yet. */
export function* variablesWithoutValue(source: YamlSource, facts: Facts): Generator<Problem> {
  for (const { text, path } of source.texts) {
    const missing = namesIn(text).find((name) => factNames.includes(name) && !facts.has(name));
    const message = `{${missing}} has no value, since ${missing?.startsWith("principal") ? "agents" : "agency"}.yaml leaves it out: write it there, or take the words about it out here`;
    if (missing) yield source.problemAtValue(path, message, `{${missing}}`);
  }
}

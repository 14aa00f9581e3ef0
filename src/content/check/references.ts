import { factNames, factNamesFor, reference } from "../declarations/agencyFacts";
import type { ContentFile } from "../declarations/contentFiles";
import { fieldInfoOf, type Part, partsOf } from "../declarations/schemaBuilders";
import { suggest } from "../declarations/suggest";
import type { Problem } from "./problem";
import type { Source } from "./source";

/** References in texts to facts that do not exist, and braces left open. */
export function referenceProblems(file: ContentFile, source: Source): Problem[] {
  return [...partsOf(file.content, source.value)].flatMap((part) => {
    const { kind } = fieldInfoOf(part.schema);
    if (typeof part.value !== "string") return [];
    if (kind === "text" || kind === "markdown") return textProblems(file, source, part, part.value);
    return kind === "phone" ? phoneProblems(file, source, part, part.value) : [];
  });
}

function textProblems(file: ContentFile, source: Source, part: Part, text: string): Problem[] {
  const slots = fieldInfoOf(part.schema).slots ?? [];
  const allowed = [...slots, ...factNamesFor(file.path)];
  const names = [...text.matchAll(reference)].map((found) => found[1] ?? "");
  const unknown = names.filter((name) => !allowed.includes(name));
  const problems = unknown.map((name) => {
    const why = factNames.includes(name)
      ? "cannot stand here, since this file is where it comes from"
      : `refers to nothing; facts are the fields of agency.yaml${meant(name, allowed)}`;
    return problemIn(source, part, `{${name}}`, `{${name}} ${why}`);
  });
  // A page puts what it knows in one place.
  const twice = slots.find((slot) => names.indexOf(slot) !== names.lastIndexOf(slot));
  if (twice) problems.push(source.problemAtValue(part.path, `{${twice}} stands here twice; once is enough`));
  // As long as it was, so that the brace keeps its place.
  const brace = /[{}]/.exec(text.replace(reference, (whole) => "_".repeat(whole.length)));
  if (brace) {
    const message = `a ${brace[0]} stands here without its partner; a reference reads {phone}`;
    problems.push(source.problemInText(part.path, brace.index, message));
  }
  return problems;
}

function phoneProblems(file: ContentFile, source: Source, part: Part, text: string): Problem[] {
  const name = /^\{(.*)\}$/.exec(text)?.[1];
  if (name === undefined) return [];
  const phones = factNamesFor(file.path).filter((fact) => fact.split(".").at(-1) === "phone");
  if (phones.includes(name)) return [];
  return [source.problemAtValue(part.path, `{${name}} refers to no phone number${meant(name, phones)}`)];
}

function meant(written: string, allowed: readonly string[]): string {
  const name = written.replace(/^agency\./, "");
  if (allowed.includes(name)) return `; did you mean {${name}}?`;
  const within = allowed.filter((fact) => fact.startsWith(`${name}.`));
  if (within.length > 0) return thereAre(within);
  const group = name.slice(0, name.lastIndexOf(".") + 1);
  const siblings = allowed.filter((fact) => group && fact.startsWith(group));
  const near =
    siblings.length > 0
      ? siblings.find(
          (fact) => fact === group + suggest(name.slice(group.length), siblings.map(withoutGroup)),
        )
      : // {clients} for {figures.clients}: the fact is there, under another name.
        (suggest(name, allowed) ?? allowed.find((fact) => fact.endsWith(`.${name}`)));
  if (near) return `; did you mean {${near}}?`;
  return siblings.length > 0 ? thereAre(siblings) : "";
}

function thereAre(names: readonly string[]): string {
  return `; there are ${names.map((fact) => `{${fact}}`).join(", ")}`;
}

function withoutGroup(fact: string): string {
  return fact.slice(fact.lastIndexOf(".") + 1);
}

/** A problem at the first place inside a value's source where `words` stand. */
function problemIn(source: Source, part: Part, words: string, message: string): Problem {
  const range = source.nodeAt(part.path)?.range;
  const offset = range ? source.text.slice(range[0], range[1]).indexOf(words) : -1;
  if (!range || offset < 0) return source.problemAtValue(part.path, message);
  return source.problemAt(range[0] + offset, message);
}

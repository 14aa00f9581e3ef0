import { factsFor } from "../fillFacts";
import { didYouMean, type Finding, type Leaf, type Path, truncate, valueAt } from "../schema/schema";
import type { Problem } from "./problem";
import { rules } from "./rules";
import type { ContentSource, Site } from "./siteOf";

/** Checks a file's values: by the file's schema and, if a value's own schema accepts the value, by the rules. */
export async function* valueProblems(source: ContentSource, site: Site): AsyncGenerator<Problem> {
  if (!source.isReadable) return;
  const unfilled = new Set<string>();
  for (const leaf of source.leaves) {
    const unknown = placeholderProblems(leaf, source, site);
    if (unknown.length > 0) unfilled.add(leaf.path.join());
    // If a fact has a problem, the fact is missing here, too.
    if (unknown.length > 0 && !site.hasFactsFor(source.declaration.path)) continue;
    const findings = unknown.length > 0 ? unknown : await ruleProblems(leaf, site);
    for (const finding of findings) yield source.problemAt(leaf.path, finding);
  }
  yield* schemaProblems(source, unfilled);
}

async function ruleProblems(leaf: Leaf, site: Site): Promise<Iterable<Finding>> {
  const rule = leaf.value === undefined ? undefined : rules[leaf.kind ?? "text"];
  return (await rule?.(String(leaf.value), site, leaf)) ?? [];
}

/** Finds placeholders that are not facts, or have no value, and braces without a partner, such as `{phone`. */
function placeholderProblems(leaf: Leaf, { declaration }: ContentSource, site: Site): Finding[] {
  const { kind, raw, placeholders = [] } = leaf;
  const words =
    kind === "code"
      ? []
      : [...String(raw).matchAll(/\{+[^{}]*\}+|\{[^\s{}]*|[^\s{}]*\}/g)].map(([word]) => word);
  const unknown = words.filter((word) => !placeholders.includes(word));
  if (unknown.length === 0) return [];
  const facts = Object.keys(factsFor(declaration.path, site.facts)).map((name) => `{${name}}`);
  const help = `Add it to agency.yaml, delete the words about it, or write one of ${facts.join(", ")}`;
  return unknown.map((word) => {
    const advice = facts.length > 0 ? didYouMean(word, facts, help) : "Write the words themselves";
    const message = `has "${truncate(word)}", which does not work here, or has no value. ${advice}`;
    return { message, words: word };
  });
}

/** Turns the issues that the file's schema finds into problems. `unfilled` has paths of values with problems of their own. */
function* schemaProblems(source: ContentSource, unfilled: ReadonlySet<string>): Generator<Problem> {
  const { declaration, yaml, problemAt, problemAtName } = source;
  const { issues = [] } = declaration.content.safeParse(yaml).error ?? {};
  const unknownNames = (parent: string) =>
    issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" && issue.path.join() === parent ? issue.keys : [],
    );
  for (const issue of issues) {
    const path = issue.path as Path;
    const words = issue.code === "custom" ? issue.params?.words : undefined;
    // A field whose name is misspelled is not also missing.
    const isMisspelled =
      valueAt(yaml, path) === undefined &&
      didYouMean(String(path.at(-1)), unknownNames(path.slice(0, -1).join()), "");
    if (issue.code === "unrecognized_keys")
      for (const name of issue.keys) yield problemAtName([...path, name], issue.message);
    else if (!isMisspelled && !unfilled.has(path.join()))
      yield problemAt(path, { message: issue.message, words });
  }
}

import type { Path } from "../schema/schema";
import type { Problem } from "./problem";
import { rules } from "./rules";
import type { ContentSource, Site } from "./siteOf";

/** Checks a file's values against the file's schema, and applies the rules to each value that its schema accepts. */
export async function* valueProblems(source: ContentSource, site: Site): AsyncGenerator<Problem> {
  const { declaration, isReadable, yaml, leaves, problemAt, problemAtName } = source;
  if (!isReadable) return;
  for (const issue of declaration.content.safeParse(yaml).error?.issues ?? []) {
    const path = issue.path as Path;
    if (issue.code === "unrecognized_keys")
      for (const name of issue.keys) yield problemAtName([...path, name], issue.message);
    else yield problemAt(path, { message: issue.message, ...(issue.code === "custom" && issue.params) });
  }
  for (const leaf of leaves) {
    if (!leaf.rule || leaf.value === undefined) continue;
    for (const finding of await rules[leaf.rule](String(leaf.value), site, leaf))
      yield problemAt(leaf.path, finding);
  }
}

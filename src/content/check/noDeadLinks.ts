import { didYouMean } from "../declarations/suggest";
import { label, type Problem } from "./problem";
import type { Source } from "./source";

/**
 * Links to a page or a section of this site that is not there.
 * @param targets every place of the site that a link may lead to
 */
export function* noDeadLinks(source: Source, targets: readonly string[]): Generator<Problem> {
  for (const { text, path, kind, schema } of source.texts) {
    // What is no link at all, the declaration tells.
    const dead = kind === "link" && schema.safeParse(text).success && deadLink(text, targets);
    if (dead) yield source.problemAtValue(path, `${label(path)} ${dead}`);
  }
}

/** What to write in the place of a link to a place of this site that is not there; undefined for any other link. */
export function deadLink(address: string, targets: readonly string[]): string | undefined {
  if (!/^[/#]/.test(address) || targets.includes(address)) return undefined;
  return `must be one of ${targets.join(", ")}, or an https:// address, but is "${address}"${didYouMean(address, targets, "")}`;
}

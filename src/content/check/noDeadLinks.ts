import { didYouMean } from "../declarations/didYouMean";
import { label, type Problem } from "./problem";
import type { YamlSource } from "./yamlSource";

/**
 * Yields a problem for each link to a page or section of this site that does not exist.
 * @param targets every page and section of this site that a link may lead to
 */
export function* noDeadLinks(source: YamlSource, targets: readonly string[]): Generator<Problem> {
  for (const { text, path, kind, schema } of source.texts) {
    // Skips values that are not valid links, which the schema already reports.
    const dead = kind === "link" && schema.safeParse(text).success && deadLink(text, targets);
    if (dead) yield source.problemAtValue(path, `${label(path)} ${dead}`);
  }
}

/** Returns the message for a link to a page or section that does not exist; undefined for other links. */
export function deadLink(address: string, targets: readonly string[]): string | undefined {
  if (!/^[/#]/.test(address) || targets.includes(address)) return undefined;
  return `must be one of ${targets.join(", ")}, or an https:// address, but is "${address}"${didYouMean(address, targets, "")}`;
}

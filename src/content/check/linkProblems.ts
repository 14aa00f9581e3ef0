import type { ContentFile } from "../declarations/contentFiles";
import { fieldInfoOf, partsOf } from "../declarations/schemaBuilders";
import { didYouMean } from "../declarations/suggest";
import type { Problem } from "./problem";
import { label } from "./shapeProblems";
import type { Source } from "./source";

/**
 * Links to a page or a section of this site that is not there.
 * @param targets every place of the site that a link may lead to
 */
export function linkProblems(file: ContentFile, source: Source, targets: readonly string[]): Problem[] {
  return [...partsOf(file.content, source.value)].flatMap(({ schema, value, path }) => {
    if (fieldInfoOf(schema).kind !== "link" || typeof value !== "string") return [];
    // What is no link at all has been reported as such.
    if (!schema.safeParse(value).success || !isDeadLink(value, targets)) return [];
    return [source.problemAtValue(path, `${label(path)} ${deadLink(value, targets)}`)];
  });
}

/** Whether a link is to a place of this site that is not there. */
export function isDeadLink(address: string, targets: readonly string[]): boolean {
  return /^[/#]/.test(address) && !targets.includes(address);
}

/** What to write in the place of a dead link, in words that follow what it is called. */
export function deadLink(address: string, targets: readonly string[]): string {
  return `must be one of ${targets.join(", ")}, or an https:// address, but is "${address}"${didYouMean(address, targets, "")}`;
}

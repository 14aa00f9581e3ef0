import { valueAt } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Source } from "./readSource";
import type { Site } from "./site";

/** Whether the site has what a caption labels: a section (`#testimonials`) or a value (`agency.yaml social`). */
function isOnSite(captionOf: string, site: Site): boolean {
  if (/^[/#]/.test(captionOf)) return site.places.includes(captionOf);
  const [file = "", ...path] = captionOf.split(" ");
  const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  const entries = site.entriesOf(file);
  if (path.length === 0) return isGiven(entries);
  return isGiven(site.valueAt(file, ...path)) || entries.some((entry) => isGiven(valueAt(entry, path)));
}

export function* captionProblems(source: Source, site: Site): Generator<Problem> {
  if (source.isPartial) return;
  for (const { captionOf = "", expected, path } of source.missingCaptions) {
    const name = path.at(-1);
    const message = `"${name}" is missing, but needed for ${captionOf}. Add "${name}:", followed by ${expected}`;
    if (isOnSite(captionOf, site)) yield source.problemAt(path, message);
  }
}

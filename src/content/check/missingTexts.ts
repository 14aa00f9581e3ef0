import { valueAt } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import type { Source } from "./readSource";
import type { Site } from "./site";

/** Whether the site has what needs a text: a section (`#testimonials`) or a value (`agency.yaml social`). */
function isOnSite(neededFor: string, site: Site): boolean {
  if (/^[/#]/.test(neededFor)) return site.places.includes(neededFor);
  const [file = "", ...path] = neededFor.split(" ");
  const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  const entries = site.entriesOf(file);
  if (path.length === 0) return isGiven(entries);
  return isGiven(site.valueAt(file, ...path)) || entries.some((entry) => isGiven(valueAt(entry, path)));
}

export function* missingTextProblems(source: Source, site: Site): Generator<Problem> {
  if (source.isPartial) return;
  for (const { neededFor = "", expected, path } of source.missingTexts) {
    const name = path.at(-1);
    const message = `"${name}" is missing, but needed for ${neededFor}. Add "${name}:", followed by ${expected}`;
    if (isOnSite(neededFor, site)) yield source.problemAt(path, message);
  }
}

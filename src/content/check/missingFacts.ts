import type { ContentFile } from "../declarations/contentFiles";
import { type Facts, factNames, reference } from "../declarations/facts";
import { fieldInfoOf, partsOf } from "../declarations/structure";
import type { Problem } from "./problem";
import type { Source } from "./source";

/** References to facts that agency.yaml may leave out, and does: the rating of an agency that nobody has rated yet. */
export function missingFacts(sources: ReadonlyMap<ContentFile, Source>, facts: Facts): Problem[] {
  return [...sources].flatMap(([file, source]) =>
    [...partsOf(file.content, source.value)].flatMap(({ schema, value, path }) => {
      const { kind } = fieldInfoOf(schema);
      if (typeof value !== "string" || (kind !== "text" && kind !== "markdown")) return [];
      const missing = [...value.matchAll(reference)].find(
        ({ 1: name = "" }) => factNames.includes(name) && !facts.has(name),
      );
      if (!missing) return [];
      const message = `${missing[0]} has no value, since agency.yaml leaves it out: write it there, or take the words about it out here`;
      return [source.problemInText(path, missing.index, message)];
    }),
  );
}

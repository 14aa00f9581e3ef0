import { type Facts, factNames, reference } from "../declarations/agencyFacts";
import type { ContentFile } from "../declarations/contentFiles";
import type { Problem } from "./problem";
import type { Source } from "./source";
import { textsOf } from "./textsOf";

/** References to facts that agency.yaml may leave out, and does: the rating of an agency that nobody has rated yet. */
export function missingFacts(sources: ReadonlyMap<ContentFile, Source>, facts: Facts): Problem[] {
  const isMissing = ({ 1: name = "" }: RegExpExecArray) => factNames.includes(name) && !facts.has(name);
  return [...sources].flatMap(([file, source]) =>
    textsOf(file, source).flatMap(({ text, path }) => {
      const missing = [...text.matchAll(reference)].find(isMissing);
      if (!missing) return [];
      const message = `${missing[0]} has no value, since agency.yaml leaves it out: write it there, or take the words about it out here`;
      return [source.problemInText(path, missing.index, message)];
    }),
  );
}

import type { ContentFile } from "../declarations/contentFiles";
import { limits } from "../declarations/limits";
import { fieldInfoOf, partsOf } from "../declarations/schemaBuilders";
import type { Problem } from "./problem";
import { label } from "./shapeProblems";
import type { Source } from "./source";

/**
 * Sentences that are too long to take in at once (plain language: WCAG 3.1.5 in spirit), as advice. Not in the legal
 * texts, which have to be exact first, and not in what someone else has said.
 */
export function longSentences(file: ContentFile, source: Source): Problem[] {
  if (file.path.startsWith("legal/")) return [];
  return [...partsOf(file.content, source.value)].flatMap(({ schema, value, path }) => {
    const { kind, quotation } = fieldInfoOf(schema);
    if (kind !== "text" || quotation || typeof value !== "string") return [];
    const long = value.split(/(?<=[.!?…:])\s+/).filter((sentence) => words(sentence) > limits.sentenceWords);
    return long.map((sentence) => {
      const begin = sentence.split(/\s+/).slice(0, 4).join(" ");
      const message = `a sentence of ${label(path)} has ${words(sentence)} words ("${begin} …"); two sentences of at most ${limits.sentenceWords} are easier to read`;
      return source.problemAtValue(path, message);
    });
  });
}

/** A reference such as {phone}, and a number, count as words; a dash does not. */
function words(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

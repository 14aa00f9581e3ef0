import { type Facts, reference } from "../declarations/agencyFacts";
import type { ContentFile } from "../declarations/contentFiles";
import type { Problem } from "./problem";
import { label } from "./shapeProblems";
import type { Source } from "./source";
import { textsOf } from "./textsOf";

/** A word, or a sign that stands with a number. */
const wordOrSign = /[\p{L}\p{N}'’]+|[#$%+]/gu;

/**
 * Words that a text says beside a fact and the fact says again: "up to up to 25%" where `savings` is "up to 25%",
 * "Phoenix, AZ, AZ" where the city has its state. Told once for each fact.
 */
export function doubledWords(sources: ReadonlyMap<ContentFile, Source>, facts: Facts): Problem[] {
  const problems = new Map<string, Problem>();
  for (const [file, source] of sources) {
    for (const { text, path } of textsOf(file, source)) {
      for (const { name, said } of doubledIn(text, facts)) {
        const home = name.startsWith("principal.") ? "agents.yaml" : "agency.yaml";
        const message = `${label(path)} would say “${said}”, since {${name}} brings the word along: leave it out in ${home}, or here`;
        if (!problems.has(name)) problems.set(name, source.problemAtValue(path, message));
      }
    }
  }
  return [...problems.values()];
}

/** The facts of a text that double a word beside them, and what would be read. */
function doubledIn(text: string, facts: Facts): { name: string; said: string }[] {
  let filled = "";
  const places = text.split(reference).map((part, i) => {
    const begin = filled.length;
    // Every other part is the name of a reference.
    filled += i % 2 === 0 ? part : (facts.get(part)?.value ?? `{${part}}`);
    return { name: part, begin, end: filled.length };
  });
  const words = [...filled.matchAll(wordOrSign)].map((found) => ({
    word: found[0].toLowerCase(),
    begin: found.index,
    end: found.index + found[0].length,
  }));
  type Words = typeof words;
  /** Whether the last words of one part are the first of the next, with nothing but a comma between them. */
  const meet = (count: number, one: Words, next: Words) =>
    one.slice(-count).every(({ word }, i) => word === next[i]?.word) &&
    /^[\s,]*$/.test(filled.slice(one.at(-1)?.end, next[0]?.begin));

  return places.flatMap(({ name, begin, end }, i) => {
    if (i % 2 === 0) return [];
    const own = words.filter((word) => word.begin >= begin && word.end <= end);
    // Of the text alone: a fact before this one has told it of itself.
    const before = words.filter((word) => word.begin >= (places[i - 1]?.begin ?? 0) && word.end <= begin);
    const after = words.filter((word) => word.begin >= end);
    for (let count = 1; count <= own.length; count++) {
      if (count <= before.length && meet(count, before, own))
        return [{ name, said: filled.slice(before.at(-count)?.begin, end) }];
      if (count <= after.length && meet(count, own, after))
        return [{ name, said: filled.slice(begin, after[count - 1]?.end) }];
    }
    return [];
  });
}

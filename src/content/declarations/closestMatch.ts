import { distance as editDistance } from "fastest-levenshtein";

/**
 * Returns the word in `known` with the smallest edit distance to `typed`, ignoring case and separators; of two, the one with
 * the same first letter. It differs in at most a third of its letters, or a fifth where the first letter differs too, and in
 * none of its digits. Undefined if there is none, or more than one.
 */
export function closestMatch(typed: string, known: readonly string[]): string | undefined {
  const plain = (word: string) => word.toLowerCase().replace(/[\s_/.-]/g, "");
  const digits = (word: string) => word.replace(/%\w\w|\D/g, "");
  const [best, second] = known
    .filter((word) => digits(word) === digits(typed))
    .map((word) => {
      const [share, handicap] = plain(word)[0] === plain(typed)[0] ? [3, 0] : [5, 0.5];
      return { word, distance: editDistance(plain(typed), plain(word)) + handicap, share };
    })
    .filter(({ word, distance, share }) => Math.floor(distance) <= Math.floor(word.length / share))
    .sort((one, other) => one.distance - other.distance);
  return best && (best.distance === 0 || best.distance !== second?.distance) ? best.word : undefined;
}

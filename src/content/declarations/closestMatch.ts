import { distance as editDistance } from "fastest-levenshtein";

/**
 * Returns the word in `known` with the smallest edit distance to `typed`, ignoring case and separators. It differs in at
 * most a third of its letters, or a fifth where the first letter differs too, and in none of its digits; undefined if there is none, or two.
 */
export function closestMatch(typed: string, known: readonly string[]): string | undefined {
  const plain = (word: string) => word.toLowerCase().replace(/[\s_/.-]/g, "");
  const digits = (word: string) => word.replace(/%\w\w|\D/g, "");
  const [best, second] = known
    .map((word) => ({ word, distance: editDistance(plain(typed), plain(word)) }))
    .filter(({ word, distance }) => {
      if (digits(word) !== digits(typed)) return false;
      const share = plain(word)[0] === plain(typed)[0] ? 3 : 5;
      return distance <= Math.floor(word.length / share);
    })
    .sort((one, other) => one.distance - other.distance);
  return best && (best.distance === 0 || best.distance !== second?.distance) ? best.word : undefined;
}

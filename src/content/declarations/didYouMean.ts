import { distance as editDistance } from "fastest-levenshtein";

/**
 * Returns the word in `known` with the smallest edit distance to `typed`, ignoring case and separators; undefined if
 * no distance is at most a third of the letters.
 */
export function closestMatch(typed: string, known: readonly string[]): string | undefined {
  const plain = (word: string) => word.toLowerCase().replace(/[\s_-]/g, "");
  const [best] = known
    .map((word) => ({ word, distance: editDistance(plain(typed), plain(word)) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3)))
    .sort((one, other) => one.distance - other.distance);
  return best?.word;
}

/** Returns a hint such as `; did you mean cities.yaml?`, or an empty string if no known word is similar. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const word = closestMatch(typed, known);
  return word === undefined ? "" : `; did you mean ${word}?`;
}

/**
 * Returns the word in `known` with the smallest edit distance to `typed`, ignoring case and separators; undefined if
 * no distance is at most a third of the letters.
 */
export function closestMatch(typed: string, known: readonly string[]): string | undefined {
  // Skips texts too long to be a misspelt word, because the time for an edit distance grows with their square.
  if (typed.length > 80) return undefined;
  const plain = (word: string) => word.toLowerCase().replace(/[\s_-]/g, "");
  const [best] = known
    .map((word) => ({ word, distance: editDistance(plain(typed), plain(word)) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3)))
    .sort((one, other) => one.distance - other.distance);
  return best?.word;
}

/** Returns a hint such as `; did you mean 'location'?`, or an empty string if no known word is similar. */
export function didYouMean(typed: string, known: readonly string[], quote = "'"): string {
  const word = closestMatch(typed, known);
  return word === undefined ? "" : `; did you mean ${quote}${word}${quote}?`;
}

/** Returns the number of letters to insert, delete, substitute or swap with the next one to turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  const costs = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const cost = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 1; j <= b.length; j++) costs[0]?.push(j);
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const changed = cost(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? cost(i - 2, j - 2) + 1 : changed;
      costs[i]?.push(Math.min(cost(i - 1, j) + 1, cost(i, j - 1) + 1, changed, swapped));
    }
  return cost(a.length, b.length);
}

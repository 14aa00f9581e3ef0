/**
 * The word of `known` that someone probably meant by `typed`, or undefined where none is near.
 * Near means a few letters off, at most a third of the word, or the same but for case and separators.
 */
export function suggest(typed: string, known: readonly string[]): string | undefined {
  // A text this long is no misspelt word, and comparing takes time by the square of its length.
  if (typed.length > 80) return undefined;
  const plain = (word: string) => word.toLowerCase().replace(/[\s_-]/g, "");
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const word of known) {
    const distance = editDistance(plain(typed), plain(word));
    if (distance < least && distance <= Math.max(1, Math.floor(word.length / 3))) {
      best = word;
      least = distance;
    }
  }
  return best;
}

/** `; did you mean 'location'?`, or nothing where no word is near. */
export function didYouMean(typed: string, known: readonly string[], quote = "'"): string {
  const word = suggest(typed, known);
  return word === undefined ? "" : `; did you mean ${quote}${word}${quote}?`;
}

/** How many letters have to be put in, taken out, changed or swapped with the next to get from `a` to `b`. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(cell(rows, i - 1, j) + 1, Number(row[j - 1]) + 1, cell(rows, i - 1, j - 1) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, cell(rows, i - 2, j - 2) + 1);
      row.push(cost);
    }
    rows.push(row);
  }
  return cell(rows, a.length, b.length);
}

function cell(rows: number[][], i: number, j: number): number {
  return Number(rows[i]?.[j]);
}

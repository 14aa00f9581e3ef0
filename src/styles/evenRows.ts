/**
 * Returns grid styles for `count` items, up to `most` per row, in rows that differ by at most one (3 + 2 + 2), after
 * `ahead` items in rows of their own. All items need the same tag name: `:nth-of-type` ignores emotion's `<style>`
 * elements.
 */
export function evenRows(count: number, most: number, ahead = 0) {
  const rows = Math.max(1, Math.ceil(count / most));
  const shortRow = Math.max(1, Math.floor(count / rows));
  const longRow = shortRow + 1;
  const inLongRows = (count % rows) * longRow;
  // The number of grid columns is a multiple of both row lengths, so every item spans whole columns.
  const columns = inLongRows > 0 ? shortRow * longRow : shortRow;
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    ...(inLongRows > 0 && {
      [`& > :nth-of-type(-n + ${ahead + inLongRows})`]: { gridColumn: `span ${columns / longRow}` },
    }),
    [`& > :nth-of-type(n + ${ahead + inLongRows + 1})`]: { gridColumn: `span ${columns / shortRow}` },
    ...(ahead > 0 && { [`& > :nth-of-type(-n + ${ahead})`]: { gridColumn: "1 / -1" } }),
  };
}

/** Returns grid columns that are at least `min` wide. Each is also at least 34% wide, so at most two fit. */
export const upToTwoColumns = (min: string) => `repeat(auto-fit, minmax(min(100%, max(${min}, 34%)), 1fr))`;

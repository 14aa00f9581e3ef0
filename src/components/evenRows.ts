/**
 * Grid styles that spread `count` items over rows of at most `most`, so that row lengths differ by at most one and no
 * item is left alone: seven cards in rows of three become 3 + 2 + 2. The first `ahead` items, not included in
 * `count`, take a full row each.
 */
export function evenRows(count: number, most: number, ahead = 0) {
  const rows = Math.max(1, Math.ceil(count / most));
  const short = Math.max(1, Math.floor(count / rows));
  const long = short + 1;
  const inLongRows = (count % rows) * long;
  // The number of grid columns is a multiple of both row lengths, so that every item spans whole columns.
  const columns = inLongRows > 0 ? short * long : short;
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    ...(inLongRows > 0 && {
      [`& > :nth-child(-n + ${ahead + inLongRows})`]: { gridColumn: `span ${columns / long}` },
    }),
    [`& > :nth-child(n + ${ahead + inLongRows + 1})`]: { gridColumn: `span ${columns / short}` },
    ...(ahead > 0 && { [`& > :nth-child(-n + ${ahead})`]: { gridColumn: "1 / -1" } }),
  };
}

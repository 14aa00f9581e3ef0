/**
 * Styles that share so many parts out to rows of at most `most`, so that the rows differ by one part at most and no
 * card stands alone. Seven cards in rows of three are a row of three and two of two. The first
 * `ahead` parts are not among them: each has a row of its own.
 */
export function evenRows(count: number, most: number, ahead = 0) {
  const rows = Math.max(1, Math.ceil(count / most));
  const short = Math.max(1, Math.floor(count / rows));
  const long = short + 1;
  const inLongRows = (count % rows) * long;
  // Columns that both kinds of rows divide into equal parts.
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

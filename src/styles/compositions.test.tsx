import { balancedRows } from "./compositions";

/** Returns how many items each row has, computed from the number of columns that each item spans. */
function rowLengths(count: number, most: number, lead: number): number[] {
  const { gridTemplateColumns, ...rules } = balancedRows(count, most, lead);
  const columns = Number(/repeat\((\d+)/.exec(gridTemplateColumns)?.[1]);
  const list = document.createElement("ul");
  list.innerHTML = "<li></li>".repeat(lead + count);
  for (const [selector, { gridColumn }] of Object.entries(rules as Record<string, { gridColumn: string }>))
    for (const item of list.querySelectorAll<HTMLElement>(selector.replace("&", ":scope")))
      item.dataset.span = gridColumn === "1 / -1" ? String(columns) : gridColumn.replace("span ", "");
  const rows: number[] = [];
  let spanned = 0;
  for (const { dataset } of list.children as HTMLCollectionOf<HTMLElement>) {
    const row = Math.floor(spanned / columns);
    rows[row] = (rows[row] ?? 0) + 1;
    spanned += Number(dataset.span);
  }
  expect(spanned).toBe(rows.length * columns);
  return rows;
}

test.each([0, 1])(
  "after %d items in rows of their own, a balanced grid fills every row, and row lengths differ by at most one",
  (lead) => {
    for (let count = 1; count <= 24; count++)
      for (const most of [1, 2, 3, 4]) {
        const rows = rowLengths(count, most, lead);
        expect(rows.splice(0, lead)).toEqual(Array(lead).fill(1));
        expect(Math.max(...rows)).toBeLessThanOrEqual(most);
        expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
      }
  },
);

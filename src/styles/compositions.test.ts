/** @jest-environment jsdom */
import { balancedRows } from "./compositions";

/** Returns the number of items in each row, computed from the items' column spans. */
function rowLengths(count: number, most: number): number[] {
  const { gridTemplateColumns, ...rules } = balancedRows(count, most);
  const columns = Number(/repeat\((\d+)/.exec(gridTemplateColumns)?.[1]);
  const list = document.createElement("ul");
  list.innerHTML = "<li></li>".repeat(count);
  for (const [selector, { gridColumn }] of Object.entries(rules as Record<string, { gridColumn: string }>))
    for (const item of list.querySelectorAll<HTMLElement>(selector.replace("&", ":scope")))
      item.dataset.span = gridColumn.replace("span ", "");
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

test("in a balanced grid, row lengths differ by at most one item, and every row fills the full width", () => {
  for (let count = 1; count <= 24; count++)
    for (const most of [1, 2, 3, 4]) {
      const rows = rowLengths(count, most);
      expect(Math.max(...rows)).toBeLessThanOrEqual(most);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
    }
});

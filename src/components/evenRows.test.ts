import { evenRows } from "./evenRows";

type Styles = { gridTemplateColumns: string } & Record<string, { gridColumn: string }>;

/** Returns the number of items in each row, computed from the items' column spans. */
function rowsOf(count: number, most: number): number[] {
  const { gridTemplateColumns, ...children } = evenRows(count, most) as Styles;
  const columns = Number(/repeat\((\d+)/.exec(gridTemplateColumns)?.[1]);
  const spans = Array.from({ length: count }, (_, i) => {
    const matching = Object.entries(children).find(([selector]) => {
      const [, sign, edge] = /\((-?)n \+ (\d+)\)/.exec(selector) ?? [];
      return sign ? i + 1 <= Number(edge) : i + 1 >= Number(edge);
    });
    return Number(String(matching?.[1]?.gridColumn).replace("span ", ""));
  });
  const rows: number[] = [];
  let room = 0;
  for (const span of spans) {
    if (room === 0) {
      rows.push(0);
      room = columns;
    }
    room -= span;
    rows.push(Number(rows.pop()) + 1);
  }
  expect(room).toBe(0);
  return rows;
}

test("a grid's first item can span the first row, with the other items spread evenly over the rows below", () => {
  // Item 1 fills a row, items 2 to 4 share a row, and items 5 and 6 share a row.
  expect(evenRows(5, 3, 1)).toEqual({
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    "& > :nth-of-type(-n + 4)": { gridColumn: "span 2" },
    "& > :nth-of-type(n + 5)": { gridColumn: "span 3" },
    "& > :nth-of-type(-n + 1)": { gridColumn: "1 / -1" },
  });
});

test("for 1 to 24 items, every row fills the grid's width, and the rows' item counts differ by at most one", () => {
  for (let count = 1; count <= 24; count++) {
    for (const most of [2, 3, 4, 5]) {
      const rows = rowsOf(count, most);
      expect(Math.max(...rows)).toBeLessThanOrEqual(most);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
    }
  }
});

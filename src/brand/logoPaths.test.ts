import { markParts, wordLines } from "./logoPaths";

it("the logo mark has three coloured shapes for light and for dark backgrounds", () => {
  for (const ground of ["light", "dark"] as const) {
    expect(markParts(ground)).toHaveLength(3);
    for (const part of markParts(ground)) expect(part.fill).toMatch(/^#[0-9a-f]{6}$/);
  }
});

it.each([
  ["Saguaro Insurance", "Saguaro", "Insurance"],
  ["Ocotillo & Daughters Family Agency", "Ocotillo & Daughters Family", "Agency"],
  ["Ocotillo", "Ocotillo", ""],
])("the wordmark splits %s into the lines %j and %j", (name, first, second) => {
  expect(wordLines(name)).toEqual({ first, second });
});

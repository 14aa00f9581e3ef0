import { markParts, wordLines } from "./logoPaths";

describe("the mark", () => {
  it("has its three shapes on light and on dark ground", () => {
    for (const ground of ["light", "dark"] as const) {
      expect(markParts(ground)).toHaveLength(3);
      for (const part of markParts(ground)) expect(part.fill).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe("the word", () => {
  it.each([
    ["Saguaro Insurance", "Saguaro", "Insurance"],
    ["Ocotillo & Daughters Family Agency", "Ocotillo & Daughters Family", "Agency"],
    ["Ocotillo", "Ocotillo", ""],
  ])("sets %s on its lines", (name, first, second) => {
    expect(wordLines(name)).toEqual({ first, second });
  });
});

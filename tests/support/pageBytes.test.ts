import { budget, overBudget, type PageBytes } from "./pageBytes";

const recorded: PageBytes = { ...budget, words: 2000 };

it("a page that grew by more than its words and their elements is over its budget, and told which kind", () => {
  const now = { ...recorded, "HTML with its CSS": budget["HTML with its CSS"] + 301, words: 2200 };
  expect(overBudget("/", now, recorded)).toMatch(/HTML with its CSS.*OVER\n(?!.*OVER)/);
});

it("a page may grow by what its editors say more, in nothing but what carries words", () => {
  const more = { ...recorded, "HTML with its CSS": recorded["HTML with its CSS"] + 300, words: 2200 };
  expect(overBudget("/", more, recorded)).toBe("");
  expect(overBudget("/", { ...more, fonts: budget.fonts + 1 }, recorded)).toMatch(/fonts.*OVER/);
});

it("fewer words take nothing from the budget", () => {
  expect(overBudget("/", { ...recorded, words: 100 }, recorded)).toBe("");
});

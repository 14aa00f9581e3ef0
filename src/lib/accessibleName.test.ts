import { labelInName } from "./accessibleName";

test("if an accessible name lacks the visible label (ignoring case), the label is prepended", () => {
  const names = ["Back to home", "Go back home", "To the home page"].map((name) => labelInName(name, "Back"));
  expect(names).toEqual(["Back to home", "Go back home", "Back, To the home page"]);
});

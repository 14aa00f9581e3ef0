import { labelInName } from "./labelInName";

it("an accessible name without the visible label, in any letter case, gets the label in front", () => {
  const names = ["Back to home", "Go back home", "To the home page"].map((name) => labelInName(name, "Back"));
  expect(names).toEqual(["Back to home", "Go back home", "Back, To the home page"]);
});

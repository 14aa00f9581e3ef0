import { labelInName } from "./labelInName";

it("an accessible name that contains the visible label, in any letter case, is left unchanged", () => {
  expect(labelInName("Back to home", "Back")).toBe("Back to home");
  expect(labelInName("Go back home", "Back")).toBe("Go back home");
});

it("an accessible name without the visible label gets the label in front", () => {
  expect(labelInName("To the home page", "Back")).toBe("Back, To the home page");
});

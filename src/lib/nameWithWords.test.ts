import { nameWithWords } from "./nameWithWords";

it("leaves a name that has the shown words in it, in capitals or not", () => {
  expect(nameWithWords("Back to home", "Back")).toBe("Back to home");
  expect(nameWithWords("Go back home", "Back")).toBe("Go back home");
});

it("puts the shown words before a name that lacks them", () => {
  expect(nameWithWords("To the home page", "Back")).toBe("Back, To the home page");
});

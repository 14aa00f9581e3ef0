import { labelInName } from "./accessibleName";
import { fillPlaceholders } from "./fillPlaceholders";

test.each([
  ["{day} until {time}, {day}", { day: "Monday", time: "6:00 PM" }, "Monday until 6:00 PM, Monday"],
  ["until {time}", {}, "until {time}"],
  ["[{a}{b}]", { a: "", b: 0 }, "[0]"],
  ["{a}", { a: "{b}", b: "no" }, "{b}"],
])("%j is filled in from %j; placeholders without a value stay", (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

test("an accessible name that lacks the visible label gets the label in front, regardless of uppercase and lowercase", () => {
  const names = ["Back to home", "Go back home", "To the home page"].map((name) => labelInName(name, "Back"));
  expect(names).toEqual(["Back to home", "Go back home", "Back, To the home page"]);
});

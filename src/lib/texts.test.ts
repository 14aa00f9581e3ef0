import { fillPlaceholders } from "./fillPlaceholders";
import { labelInName } from "./labelInName";

test.each([
  ["{day} until {time}, {day}", { day: "Monday", time: "6:00 PM" }, "Monday until 6:00 PM, Monday"],
  ["until {time}", {}, "until {time}"],
  ["[{a}{b}]", { a: "", b: 0 }, "[0]"],
  ["{a}", { a: "{b}", b: "no" }, "{b}"],
])("the placeholders in %j are replaced once by %j, and stay without a value", (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

test("an accessible name without the visible label, in any letter case, gets the label in front", () => {
  const names = ["Back to home", "Go back home", "To the home page"].map((name) => labelInName(name, "Back"));
  expect(names).toEqual(["Back to home", "Go back home", "Back, To the home page"]);
});

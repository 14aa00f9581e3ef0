import { labelInName } from "./accessibleName";
import { fillPlaceholders } from "./fillPlaceholders";

test.each([
  ["{day} until {time}, {day}", { day: "Monday", time: "6:00 PM" }, "Monday until 6:00 PM, Monday"],
  ["until {time}", {}, "until {time}"],
  ["[{a}{b}]", { a: "", b: 0 }, "[0]"],
  ["{a}", { a: "{b}", b: "no" }, "{b}"],
])("filling %j with the values in %j keeps placeholders that have no value", (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

test("if an accessible name lacks the visible label (ignoring case), the label is prepended", () => {
  const names = ["Back to home", "Go back home", "To the home page"].map((name) => labelInName(name, "Back"));
  expect(names).toEqual(["Back to home", "Go back home", "Back, To the home page"]);
});

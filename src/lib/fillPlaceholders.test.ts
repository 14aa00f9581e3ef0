import { fillPlaceholders } from "./fillPlaceholders";

it.each([
  ["{day} until {time}, {day}", { day: "Monday", time: "6:00 PM" }, "Monday until 6:00 PM, Monday"],
  ["until {time}", {}, "until {time}"],
  ["[{a}{b}]", { a: "", b: 0 }, "[0]"],
  ["{a}", { a: "{b}", b: "no" }, "{b}"],
])("the placeholders in %j are replaced once by %j, and stay without a value", (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

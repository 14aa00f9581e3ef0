import { fillPlaceholders } from "./fillPlaceholders";

test.each([
  ["{day} until {time}, {day}", { day: "Monday", time: "6:00 PM" }, "Monday until 6:00 PM, Monday"],
  ["until {time}", {}, "until {time}"],
  ["[{a}{b}]", { a: "", b: 0 }, "[0]"],
  ["{a}", { a: "{b}", b: "no" }, "{b}"],
])("the text %j, with the placeholder values %j, becomes %j", (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

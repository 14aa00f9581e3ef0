import { fillPlaceholders } from "./fillPlaceholders";

it("placeholders in a text are replaced by the values of their names", () => {
  expect(fillPlaceholders("Open now, until {time}", { time: "6:00 PM" })).toBe("Open now, until 6:00 PM");
  expect(fillPlaceholders("{day} {time}, {day}", { day: "Monday", time: 9 })).toBe("Monday 9, Monday");
});

it("a placeholder without a value stays in the text, so that the mistake is visible", () => {
  expect(fillPlaceholders("until {time}", {})).toBe("until {time}");
});

it("a placeholder can be filled with an empty string or the number 0", () => {
  expect(fillPlaceholders("[{a}{b}]", { a: "", b: 0 })).toBe("[0]");
});

it("placeholders inside an inserted value are not replaced", () => {
  expect(fillPlaceholders("{a}", { a: "{b}", b: "no" })).toBe("{b}");
});

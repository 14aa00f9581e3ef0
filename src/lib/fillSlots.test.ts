import { fillSlots } from "./fillSlots";

it("placeholders in a text are replaced by the values of their names", () => {
  expect(fillSlots("Open now, until {time}", { time: "6:00 PM" })).toBe("Open now, until 6:00 PM");
  expect(fillSlots("{day} {time}, {day}", { day: "Monday", time: 9 })).toBe("Monday 9, Monday");
});

it("a placeholder without a value stays in the text, so that the mistake is visible", () => {
  expect(fillSlots("until {time}", {})).toBe("until {time}");
});

it("an empty string and zero count as values of a placeholder", () => {
  expect(fillSlots("[{a}{b}]", { a: "", b: 0 })).toBe("[0]");
});

it("placeholders inside an inserted value are not replaced", () => {
  expect(fillSlots("{a}", { a: "{b}", b: "no" })).toBe("{b}");
});

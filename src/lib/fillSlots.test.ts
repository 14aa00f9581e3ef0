import { fillSlots } from "./fillSlots";

describe("fillSlots", () => {
  it("puts values where the text has their names", () => {
    expect(fillSlots("Open now, until {time}", { time: "6:00 PM" })).toBe("Open now, until 6:00 PM");
    expect(fillSlots("{day} {time}, {day}", { day: "Monday", time: 9 })).toBe("Monday 9, Monday");
  });

  it("leaves a slot without a value as it is, so that a mistake is seen", () => {
    expect(fillSlots("until {time}", {})).toBe("until {time}");
  });

  it("shows an empty value and zero as they are", () => {
    expect(fillSlots("[{a}{b}]", { a: "", b: 0 })).toBe("[0]");
  });

  it("does not look for slots in the values", () => {
    expect(fillSlots("{a}", { a: "{b}", b: "no" })).toBe("{b}");
  });
});

import { fillPlaceholders, sectionIds } from "./texts";

test.each([
  ["{day} until {time}, {day}", { day: "Monday", time: "6:00 PM" }, "Monday until 6:00 PM, Monday"],
  ["until {time}", {}, "until {time}"],
  ["[{a}{b}]", { a: "", b: 0 }, "[0]"],
  ["{a}", { a: "{b}", b: "no" }, "{b}"],
])("the text %j, with the placeholder values %j, becomes %j", (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

test("each section of a legal page has a unique id, even if headings have accents or repeat", () => {
  expect(
    sectionIds(["Your Rights", "Children’s & Teens’ Privacy", "Política", "Your rights", "Your rights 2"]),
  ).toEqual([
    "section-your-rights",
    "section-childrens--teens-privacy",
    "section-política",
    "section-your-rights-2",
    "section-your-rights-2-2",
  ]);
});

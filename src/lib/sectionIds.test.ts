import { sectionIds } from "./sectionIds";

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

import { sectionIds } from "./sectionIds";

test("each section of a legal page has an id of its own, in every alphabet", () => {
  expect(sectionIds(["Your Rights", "Children’s & Teens’ Privacy", "Política", "Your rights"])).toEqual([
    "section-your-rights",
    "section-childrens--teens-privacy",
    "section-política",
    "section-your-rights-4",
  ]);
});

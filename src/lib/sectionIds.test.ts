import { sectionIds } from "./sectionIds";

it("makes an id of each title that no other part of a page has", () => {
  expect(sectionIds(["Quote", "Contents", "How We Use Your Information"])).toEqual([
    "section-quote",
    "section-contents",
    "section-how-we-use-your-information",
  ]);
});

it("keeps the letters of every alphabet", () => {
  expect(sectionIds(["Sus derechos: información", "您的权利", "आपके अधिकार"])).toEqual([
    "section-sus-derechos-información",
    "section-您的权利",
    "section-आपके-अधिकार",
  ]);
});

it("gives one id to a letter however it was typed: as one sign, or as a letter and its accent", () => {
  const [typed] = sectionIds(["Pólizas".normalize("NFD")]);
  expect(typed).toBe("section-pólizas".normalize("NFC"));
});

it("numbers titles that would share an id, and those without a letter", () => {
  const ids = sectionIds(["A & B", "A, B", "★", "!!"]);
  expect(ids).toEqual(["section-a-b", "section-a-b-2", "section-3", "section-4"]);
  const numbered = sectionIds(["Data 3", "Data", "Data!", "4", "?"]);
  expect(new Set(numbered).size).toBe(numbered.length);
});

import { sectionIds } from "./sectionIds";

it("the id of a legal section is its title with a prefix that no other id has", () => {
  expect(sectionIds(["Quote", "Contents", "How We Use Your Information"])).toEqual([
    "section-quote",
    "section-contents",
    "section-how-we-use-your-information",
  ]);
});

it("the ids of legal sections keep the letters of every alphabet", () => {
  expect(sectionIds(["Sus derechos: información", "您的权利", "आपके अधिकार"])).toEqual([
    "section-sus-derechos-información",
    "section-您的权利",
    "section-आपके-अधिकार",
  ]);
});

it("an accented letter gives the same section id whether its accent is a separate character or not", () => {
  const [typed] = sectionIds(["Pólizas".normalize("NFD")]);
  expect(typed).toBe("section-pólizas".normalize("NFC"));
});

it("section titles that would share an id, or have no letters, are numbered", () => {
  const ids = sectionIds(["A & B", "A, B", "★", "!!"]);
  expect(ids).toEqual(["section-a-b", "section-a-b-2", "section-3", "section-4"]);
  const numbered = sectionIds(["Data 3", "Data", "Data!", "4", "?"]);
  expect(new Set(numbered).size).toBe(numbered.length);
});

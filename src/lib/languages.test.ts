import { languageCodes, ownName } from "./languages";

it.each([
  ["Spanish", "es", "español"],
  ["Tagalog", "fil", "Filipino"],
  ["Cantonese", "yue", "粵語"],
  ["Navajo", undefined, "Navajo"],
])("a person who speaks %s reads the language's own name, where it is known", (name, lang, words) => {
  expect(languageCodes.has(name)).toBe(true);
  expect(ownName(name)).toEqual({ lang, words });
});

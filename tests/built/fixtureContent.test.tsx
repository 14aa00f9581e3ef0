import { checkContent } from "../../src/content/check/checkContent";
import type { Site } from "../../src/content/check/site";
import { editIndex } from "../../src/content/outputs/editIndex";
import { normalize } from "../../src/lib/texts";
import { builtPages } from "../support/builtPages";
import { fixtureFolder } from "../support/fixtureContent";
import { builtFixtureSite } from "../support/fixtureSite";

test("every text, photo and web address in data/ appears on a page, except for past holidays", async () => {
  const { site } = await checkContent(fixtureFolder, "static");
  const sources = site?.sources.filter(({ declaration }) => declaration.path !== "embeds.yaml") ?? [];
  const { texts } = editIndex({ ...site, sources } as Site);
  const shown = builtPages(builtFixtureSite()).flatMap(({ html }) => {
    // Removes Emotion's <style> elements, because they can be between the words of a sentence.
    document.documentElement.innerHTML = html.replace(/<style.*?<\/style>/gs, "");
    const elements = [...document.querySelectorAll("*")];
    return elements.flatMap(({ childNodes, attributes }) => [
      [...childNodes].map(({ textContent }) => textContent).join(" "),
      ...[...attributes].map(({ value }) => value),
    ]);
  });
  const allWords = shown.map(normalize).join();
  const isMissing = (text: string) => text.split("{").some((part) => !allWords.includes(part.trim()));
  expect(Object.keys(texts).filter(isMissing)).toEqual([normalize("2030-11-11"), normalize("Veterans Day")]);
  const links = sources.flatMap((source) => source.fields.filter(({ kind }) => kind === "link"));
  const addresses = links.map(({ value }) => String(value)).filter((link) => /^(https:|\/)/.test(link));
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !shown.includes(address))).toEqual([]);
});

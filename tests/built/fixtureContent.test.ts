import { DomUtils, parseDocument } from "htmlparser2";
import { checkContent } from "../../src/content/check/checkContent";
import { builtPages } from "../support/builtPages";
import { fixtureFolder } from "../support/fixtureContent";
import { builtFixtureSite } from "../support/fixtureSite";

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

test("all text, photos and URLs in data/ appear on a page, except past office closures", async () => {
  const { content } = await checkContent(fixtureFolder, "static");
  const parsedFiles = content.parsedFiles.filter(({ path }) => path !== "embeds.yaml");
  const leaves = parsedFiles.flatMap(({ leaves }) => leaves);
  const texts = leaves.flatMap(({ value, shown }) =>
    shown && value !== undefined ? words(shown(String(value))) : [],
  );
  const shown = builtPages(builtFixtureSite()).flatMap(({ html }) => {
    // Removes Emotion's <style> elements, because `textContent` would put their CSS between the words of a sentence.
    const page = parseDocument(html.replace(/<style.*?<\/style>/gs, ""));
    return DomUtils.getElementsByTagName(() => true, page).flatMap(({ children, attribs }) => [
      children.map((child) => DomUtils.textContent(child)).join(" "),
      ...Object.values(attribs).map((value) => decodeURI(value.replace(/%(?![\dA-F]{2})/g, "%25"))),
    ]);
  });
  const allWords = shown.map(words).join("|");
  const notShown = texts.filter((text) => !allWords.includes(text));
  expect(notShown).toEqual(["wed nov 11 2020"]);
  const values = leaves.map(({ raw }) => String(raw));
  const addresses = values.filter((value) => /^(https:|\/)/.test(value));
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !shown.some((text) => text.startsWith(address)))).toEqual([]);
});

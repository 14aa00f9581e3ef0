import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { checkContent } from "../../src/content/check/checkContent";
import { contentFilesAmong } from "../../src/content/declarations/contentFiles";
import { fieldInfoOf, partsOf, valueAt } from "../../src/content/declarations/schemaBuilders";
import { addEditMarks } from "../../src/content/outputs/addEditMarks";
import { publishedContent } from "../../src/content/outputs/publishedContent";
import { fixtureFolder } from "../../tests/support/fixtureContent";
import { renderPages } from "../../tests/support/renderPages";
import { hasLetters, sourcesOf, takeMarks } from "./sources";

/**
 * Numbers the YAML texts, so that the test can recognize them on a page: in text 12, `Call us` becomes
 * `Call_12_ us_12_`, and a phone number ends in 0012. Returns the YAML file and key of each text, in this order.
 */
function numberWords(content: ReadonlyMap<string, unknown>): string[] {
  const values: string[] = [];
  for (const file of contentFilesAmong([...content.keys()]))
    for (const { schema, value, path } of partsOf(file.content, content.get(file.path))) {
      const { kind = "link" } = fieldInfoOf(schema);
      const field = path.at(-1) ?? "";
      if (typeof value !== "string" || /^(link|photo)$/.test(kind) || field === "day") continue;
      const number = values.push(`${file.path} ${path.join(".")}`) - 1;
      const numbered = (word: string) => (word.startsWith("{") ? word : `${word}_${number}_`);
      const owner = valueAt(content.get(file.path), path.slice(0, -1)) as Record<string, string>;
      owner[field] =
        kind === "phone"
          ? value.replace(/\d{10}/, String(6025550000 + number))
          : value.replace(/\{[^{}]*\}|[\p{L}\p{N}]+/gu, numbered);
    }
  return values;
}

test("invisible characters link every text on a page to its YAML line, and are removed after decoding", async () => {
  const { content } = await checkContent(fixtureFolder, "static");
  if (!content) throw new Error("the fixture's content has problems");
  const values = numberWords(content);
  const published = publishedContent(content);
  const rows = addEditMarks(published, fixtureFolder);
  const faults: string[] = [];
  for (const { path, page } of await renderPages(content, published)) {
    const { baseElement, unmount } = render(page);
    takeMarks(document);
    for (const element of baseElement.querySelectorAll(":not(script, noscript)")) {
      const text = [...element.childNodes]
        .filter(hasLetters)
        .map((node) => node.textContent)
        .join();
      const found = sourcesOf(element, rows).map(({ file, line }) => `${file}:${line}`);
      const missing = [...text.matchAll(/_(\d+)_|555-(\d{4})/g)].filter(([, word, phone]) => {
        const row = rows.find((row) => row?.key === values[Number(word ?? phone)]);
        return !found.includes(`data/${row?.key.split(" ")[0]}:${row?.line}`);
      });
      if (text && (found.length === 0 || missing.length > 0)) faults.push(`${path}: ${text} => ${found}`);
    }
    if (/[\u{e0200}-\u{e0fff}]/u.test(baseElement.innerHTML.replace(/<(no)?script.*?<\/\1script>/gs, "")))
      faults.push(`${path}: a mark is left`);
    unmount();
  }
  expect(faults).toEqual([]);
  for (const { key, line } of rows.filter((row) => /[a-z]$/i.test(row?.key))) {
    const [file = ""] = key.split(" ");
    const lines = readFileSync(join(fixtureFolder, file), "utf8").split("\n");
    expect(`${file}:${line} ${lines[line - 1]}`).toContain(`${key.split(/[ .]/).at(-1)}:`);
  }
});

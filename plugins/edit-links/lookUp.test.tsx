import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { checkContent } from "../../src/content/check/checkContent";
import { type EditIndex, editIndex } from "../../src/content/outputs/editIndex";
import { fixtureFolder } from "../../tests/support/fixtureContent";
import { renderPages } from "../../tests/support/renderPages";
import { ownText, sourceOf } from "./lookUp";

let index: EditIndex;
let pages: Awaited<ReturnType<typeof renderPages>>;
beforeAll(async () => {
  const { site } = await checkContent(fixtureFolder, "static");
  if (!site) throw new Error("the fixture's content has problems");
  index = editIndex(site);
  pages = await renderPages(site);
});

test.each`
  path            | text                                                      | lines
  ${"/"}          | ${"Insurance"}                                            | ${["agency.yaml: Núñez, Ironwood & Daughters Insurance"]}
  ${"/"}          | ${"Las Vegas"}                                            | ${["cities.yaml: Las Vegas", "agency.yaml: Las Vegas"]}
  ${"/"}          | ${"6:00 PM–2:00 AM"}                                      | ${["hours.yaml: 6:00 PM-2:00 AM"]}
  ${"/"}          | ${"Thu, Nov 28, 2030"}                                    | ${["closures.yaml: Thanksgiving Day", "closures.yaml: 2030-11-28", "home.yaml: closed"]}
  ${"/"}          | ${"4100 Ocotillo Ridge Rd, #204Las Vegas, NV 89101-1234"} | ${["agency.yaml: 4100 Ocotillo Ridge Rd", "agency.yaml: #204", "agency.yaml: Las Vegas", "agency.yaml: NV", "agency.yaml: 89101-1234", "cities.yaml: Las Vegas"]}
  ${"/directory"} | ${"(928) 555-0161 x101"}                                  | ${["agents.yaml: 9285550161 x101"]}
  ${"/directory"} | ${"Tiếng Việt"}                                           | ${["agents.yaml: Vietnamese", "agents.yaml: Vietnamese"]}
`("on $path, the edit links for the text $text go to these lines: $lines", ({ path, text, lines }) => {
  const { baseElement } = render(pages.find((page) => page.path === path)?.page);
  const shown = [...baseElement.querySelectorAll("*")].findLast((one) => one.textContent?.trim() === text);
  const { sources } = sourceOf(shown as Element, index);
  expect(sources.map(({ file, text }) => `${file}: ${text}`)).toEqual(lines);
});

test("all text on a page has edit links, which go to lines in data/ that contain the text", () => {
  const unknown = pages.flatMap(({ page }) => {
    cleanup();
    const texts = render(page).baseElement.querySelectorAll(
      "body :not(script, noscript, style, [aria-hidden])",
    );
    return [...texts].filter((text) => ownText(text).trim() && !sourceOf(text, index).sources[0]);
  });
  expect(unknown).toEqual([]);
  for (const { file, line, text } of index.lines) {
    const [first, second] = readFileSync(`${fixtureFolder}/${file}`, "utf8")
      .split("\n")
      .slice(line - 1);
    expect(`${first} ${second}`).toContain(text.slice(0, 9));
  }
});

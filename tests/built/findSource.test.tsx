import { readFileSync } from "node:fs";
import { findSource, ownText } from "../../plugins/edit-links/findSource";
import { checkContent } from "../../src/content/check/checkContent";
import { type EditIndex, editIndex } from "../../src/content/outputs/editIndex";
import { builtPages } from "../support/builtPages";
import { fixtureFolder } from "../support/fixtureContent";
import { builtFixtureSite } from "../support/fixtureSite";

// Leaves out the page with a component that has words of its own (tests/fixtures/Counter.tsx).
const pages = builtPages(builtFixtureSite()).filter(({ path }) => path !== "/about/team");
let index: EditIndex;
beforeAll(async () => {
  const { site } = await checkContent(fixtureFolder, "static");
  if (!site) throw new Error("the fixture's content has problems");
  index = editIndex(site);
});

/** Returns the elements of a page. Leaves out styles, which would be part of a text's `textContent`. */
function elementsOf(html = "", selector = "*"): Element[] {
  document.documentElement.innerHTML = html.replace(/<style.*?<\/style>/gs, "");
  return [...document.querySelectorAll(selector)];
}

test.each`
  path            | text                                                      | lines
  ${"/"}          | ${"Insurance"}                                            | ${["agency.yaml: Núñez, Ironwood & Daughters Insurance"]}
  ${"/"}          | ${"Las Vegas"}                                            | ${["cities.yaml: Las Vegas", "agency.yaml: Las Vegas"]}
  ${"/"}          | ${"6:00 PM–2:00 AM"}                                      | ${["hours.yaml: 6:00 PM-2:00 AM"]}
  ${"/"}          | ${"Thu, Nov 28, 2030"}                                    | ${["closures.yaml: Thanksgiving Day", "closures.yaml: 2030-11-28", "home.yaml: closed"]}
  ${"/"}          | ${"4100 Ocotillo Ridge Rd, #204Las Vegas, NV 89101-1234"} | ${["agency.yaml: 4100 Ocotillo Ridge Rd", "agency.yaml: #204", "agency.yaml: Las Vegas", "agency.yaml: NV", "agency.yaml: 89101-1234", "cities.yaml: Las Vegas"]}
  ${"/directory"} | ${"(928) 555-0161 x101"}                                  | ${["agents.yaml: 9285550161 x101"]}
`("on $path, the edit links for the text $text go to these lines: $lines", ({ path, text, lines }) => {
  const all = elementsOf(pages.find((page) => page.path === path)?.html);
  const shown = all.findLast((one) => one.textContent?.trim() === text);
  const { sources } = findSource(shown as Element, index);
  expect(sources.map(({ file, text }) => `${file}: ${text}`)).toEqual(lines);
});

test("all text on a page has edit links, which go to lines in data/ that contain the text", () => {
  const unknown = pages.flatMap(({ html }) =>
    elementsOf(html, "body :not(script, noscript, style, output, [aria-hidden])").filter(
      (text) => ownText(text).trim() && !findSource(text, index).sources[0],
    ),
  );
  expect(unknown).toEqual([]);
  for (const { file, line, text } of index.lines) {
    const [first, second] = readFileSync(`${fixtureFolder}/${file}`, "utf8")
      .split("\n")
      .slice(line - 1);
    expect(`${first} ${second}`).toContain(text.slice(0, 9));
  }
});

/** @jest-environment jsdom */
import { builtPages } from "../support/builtPages";
import { builtFixtureSite, minimalSiteFolder } from "../support/fixtureSite";

const pages = builtPages(builtFixtureSite(minimalSiteFolder));
// A <span> may be empty inside an element with an `aria-label`, because screen readers read the label instead.
const needWords =
  "h1, h2, h3, h4, p, ul, ol, dl, li, dt, dd, nav, a, button, summary, strong, small, blockquote, address, span:not([aria-label] *)";
const neverRead = /(\bundefined\b|\bnull\b|\bNaN\b|\[object|\{[a-z]+(\.[a-z]+)?\}).{0,40}/gi;

test.each(pages)(
  "if data/ contains only required content, $path has no empty headings, lists, links or paragraphs, and no unfilled placeholders",
  ({ html }) => {
    document.documentElement.innerHTML = html.replace(/<(style|script)\b.*?<\/\1>/gs, "");
    const wordsOf = (one: Element) => one.textContent + (one.getAttribute("aria-label") ?? "");
    const empty = [...document.querySelectorAll(needWords)].filter((one) => !/[\p{L}\d]/u.test(wordsOf(one)));
    expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(document.documentElement.outerHTML.match(neverRead) ?? []).toEqual([]);
  },
);

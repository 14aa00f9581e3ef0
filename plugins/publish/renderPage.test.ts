import { css, jsx } from "@emotion/react";
import { Fragment } from "react";
import { FirstScreenEnd } from "../../src/components/FirstScreenEnd";
import { SharedStyles } from "../../src/styles/GlobalStyles";
import { minifyCss } from "./minifyCss";
import { renderPage } from "./renderPage";

const [first, second, third] = [1, 2, 3].map((order) => css({ order }));

describe("a page with <FirstScreenEnd />", () => {
  const page = renderPage(
    jsx(
      Fragment,
      {},
      jsx("h1", { css: first }),
      jsx("i", { css: second }),
      jsx(FirstScreenEnd, {}),
      jsx("b", { css: second }),
      jsx("p", { css: third }),
      jsx(FirstScreenEnd, {}),
      jsx(SharedStyles, {}),
    ),
  );

  it("CSS used above the fold is critical, and CSS used only below the fold is in the page's own file", () => {
    expect(page.css.critical.match(/order:\d/g)).toEqual(["order:1", "order:2"]);
    expect(page.css.own.match(/order:\d/g)).toEqual(["order:3"]);
  });

  it("the site's font is declared in the deferred CSS that all pages share", () => {
    expect(page.css.shared).toContain("font-face");
    expect(page.css.critical + page.css.own).not.toContain("font-face");
  });

  it("the HTML of a page is split at its first <FirstScreenEnd />, which marks the fold", () => {
    expect(page.above).toMatch(/^<h1 [^>]*><\/h1><i [^>]*><\/i>$/);
    expect(page.below).toMatch(/^<b [^>]*><\/b><p [^>]*><\/p>$/);
  });
});

test("all CSS of a page without <FirstScreenEnd />, which marks the fold, is critical", () => {
  const page = renderPage(jsx("p", { css: third }));
  expect(page.above).toMatch(/^<p [^>]*><\/p>$/);
  expect(page.below).toBeUndefined();
  expect(page.css).toEqual({ critical: expect.stringContaining("order:3"), shared: "", own: "" });
});

test("CSS gets the vendor prefixes that the browserslist in package.json needs, and no others", () => {
  expect(minifyCss(".a{backdrop-filter:blur(2px);display:flex}")).toBe(
    ".a{-webkit-backdrop-filter:blur(2px);backdrop-filter:blur(2px);display:flex}",
  );
});

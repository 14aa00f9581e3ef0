import { css, jsx } from "@emotion/react";
import { Fragment } from "react";
import { FirstScreenEnd } from "../../src/components/FirstScreenEnd";
import { SharedStyles } from "../../src/styles/GlobalStyles";
import { renderPage } from "./renderPage";
import { smallCss } from "./smallCss";

const [first, second, third] = [1, 2, 3].map((order) => css({ order }));

describe("a page that says where its first screen ends", () => {
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

  it("has the styles of that screen inside, and those of what is below in its own file", () => {
    expect(page.css.critical.match(/order:\d/g)).toEqual(["order:1", "order:2"]);
    expect(page.css.own.match(/order:\d/g)).toEqual(["order:3"]);
  });

  it("has the site's font in the file of all pages", () => {
    expect(page.css.shared).toContain("font-face");
    expect(page.css.critical + page.css.own).not.toContain("font-face");
  });

  it("is divided at the first such place", () => {
    expect(page.above).toMatch(/^<h1 [^>]*><\/h1><i [^>]*><\/i>$/);
    expect(page.below).toMatch(/^<b [^>]*><\/b><p [^>]*><\/p>$/);
  });
});

test("a page that does not say where its first screen ends has all its styles inside", () => {
  const page = renderPage(jsx("p", { css: third }));
  expect(page.above).toMatch(/^<p [^>]*><\/p>$/);
  expect(page.below).toBeUndefined();
  expect(page.css).toEqual({ critical: expect.stringContaining("order:3"), shared: "", own: "" });
});

test("styles have the prefixes that the oldest engines of package.json need, and no others", () => {
  expect(smallCss(".a{backdrop-filter:blur(2px);display:flex}")).toBe(
    ".a{-webkit-backdrop-filter:blur(2px);backdrop-filter:blur(2px);display:flex}",
  );
});

import { css, jsx } from "@emotion/react";
import { Fragment, type ReactNode } from "react";
import { FirstScreenEnd } from "../../src/components/FirstScreenEnd";
import { island } from "../../src/components/island";
import { SharedStyles } from "../../src/styles/GlobalStyles";
import { renderPage } from "./renderPage";

const [first, second, third] = [1, 2, 3].map((order) => css({ order }));

test("CSS used above a page's first <FirstScreenEnd /> is critical, and CSS used only below is deferred", async () => {
  const above = [jsx("h1", { css: first }), jsx("i", { css: second })];
  const below = [jsx("b", { css: second }), jsx("p", { css: third }), jsx(FirstScreenEnd, {})];
  const page = await renderPage(
    jsx(Fragment, {}, ...above, jsx(FirstScreenEnd, {}), ...below, jsx(SharedStyles, {})),
  );
  expect(page.above).toMatch(/^<h1 [^>]*><\/h1><i [^>]*><\/i>$/);
  expect(page.below).toMatch(/^<b [^>]*><\/b><p [^>]*><\/p>$/);
  expect(page.css.critical.match(/order:\d/g)).toEqual(["order:1", "order:2"]);
  expect(page.css.own.match(/order:\d/g)).toEqual(["order:3"]);
  expect(page.css.shared).toContain("font-face");
  expect(page.css.critical + page.css.own).not.toContain("font-face");
});

describe("islands are rendered to HTML at build time", () => {
  const Inner = island("Inner", ({ word }: { word: string }) => jsx("i", {}, word));
  const Outer = island("Outer", (props: { word: string }) => jsx("b", { css: third }, jsx(Inner, props)));
  const Form = island("Form", () => jsx("form", { action: () => {} }));

  test("an island is wrapped in a <site-island> element with its name and props, unless it is inside another island", async () => {
    const { above, css, hasIslands } = await renderPage(jsx(Outer, { word: "shade" }));
    expect(above).toMatch(
      /^<site-island [^>]*data-island="\[&quot;Outer&quot;,{&quot;word&quot;:&quot;shade&quot;},[^>]*><b [^>]*><i>shade<\/i><\/b><\/site-island>$/,
    );
    expect(css.critical).toContain("order:3");
    expect([hasIslands, (await renderPage(jsx("p", {}))).hasIslands]).toEqual([true, false]);
  });

  test("a form whose action is a function stops the build, because React would add an inline script that the CSP blocks", async () => {
    await expect(renderPage(jsx(Form, {}))).rejects.toThrow(
      "src/islands/Form.tsx: React adds a script to a form",
    );
  });

  test("an island's props must be serializable: functions, elements and class instances are type errors", () => {
    // @ts-expect-error: a function
    island("Wrong", (_: { onPick: () => void }) => null);
    // @ts-expect-error: an element
    island("Wrong", (_: { icon: ReactNode }) => null);
    // @ts-expect-error: a class instance inside an array of objects
    island("Wrong", (_: { dates: { from: Date }[] }) => null);
    island("Right", (_: { rows?: readonly { name: string; rate: number | null }[] }) => null);
  });
});

test("on a page without <FirstScreenEnd />, all CSS is critical", async () => {
  const page = await renderPage(jsx("p", { css: third }));
  expect(page.above).toMatch(/^<p [^>]*><\/p>$/);
  expect(page.below).toBeUndefined();
  expect(page.css).toEqual({ critical: expect.stringContaining("order:3"), shared: "", own: "" });
});

test("CSS gets only the vendor prefixes that package.json's browserslist requires", async () => {
  const page = await renderPage(jsx("p", { css: css({ backdropFilter: "blur(2px)", display: "flex" }) }));
  expect(page.css.critical).toMatch(
    /\{-webkit-backdrop-filter:blur\(2px\);backdrop-filter:blur\(2px\);display:flex\}$/,
  );
});

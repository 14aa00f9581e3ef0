import { brotliCompressSync } from "node:zlib";
import { expect, test } from "./fixtures";
import { allPages, visit } from "./pageHelpers";

/** Maximum bytes of a page's HTML after brotli compression, for the home page and for every other page. */
const htmlBudget = { kind: "HTML without content", home: 10_800, others: 6_300 };
const fileBudgets = [
  { kind: "style sheets", files: /\.css$/, home: 6_900, others: 3_300 },
  { kind: "scripts", files: /\.js$/, home: 3_600, others: 3_600 },
  // The budget is for two font files, of which the second is needed for names with Central European letters.
  { kind: "fonts", files: /\.woff2$/, home: 31_000, others: 31_000 },
  // The budget for the favicon, and for a photo that an editor has added above the fold.
  { kind: "other files", files: /(?<!\.(css|js|woff2))$/, home: 40_000, others: 40_000 },
];

test.use({ viewport: { width: 412, height: 823 }, allowedMessages: /status of 404|nowhere/ });

for (const path of [...allPages, "/nowhere"])
  test(`${path} stays within its byte budgets for HTML, CSS, scripts and fonts`, async ({ page }) => {
    await visit(page, path);
    const html = withoutContent(await (await page.request.get(path)).text());
    const files = await page.evaluate(async () => {
      await document.fonts.ready;
      return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.startsWith(origin) && !name.includes("/sample-forms/"))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
    });
    const fileTotals = fileBudgets.map((budget) => {
      const ofKind = files.filter(({ name }) => budget.files.test(name));
      return { ...budget, bytes: ofKind.reduce((sum, { bytes }) => sum + bytes, 0) };
    });
    for (const { kind, home, others, bytes } of [
      { ...htmlBudget, bytes: brotliCompressSync(html).length },
      ...fileTotals,
    ]) {
      const budget = path === "/" ? home : others;
      expect.soft(bytes, `${kind} of ${path}, in bytes`).toBeLessThanOrEqual(budget);
    }
  });

test("the first paint of every page waits for all HTML above the fold", async ({ request }) => {
  for (const path of allPages) {
    const html = await (await request.get(path)).text();
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(html) ?? [];
    expect(html, path).toContain(`id="${id}"`);
  }
});

/** Removes text, URLs and structured data from HTML, so that longer content does not exceed the budget. */
function withoutContent(html: string): string {
  return html
    .replace(/(<(style|script)\b(?! type).*?<\/\2>)|>[^<]+/gs, (_all, code = ">") => code)
    .replace(/ (href|src|srcset|id|alt|content|aria-label|data-[\w-]+)=("[^"]*"|'[^']*'|[^\s>]+)/g, " $1");
}

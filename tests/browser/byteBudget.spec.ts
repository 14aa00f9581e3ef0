import { brotliCompressSync } from "node:zlib";
import { expect, test } from "./fixtures";
import { allPages, visit } from "./site";

/** The most bytes, as sent with brotli, of the home page and of every other page. */
const htmlBudget = { kind: "HTML without content", home: 10_200, others: 6_300 };
const fileBudgets = [
  { kind: "style sheets", files: /\.css$/, home: 6_900, others: 3_300 },
  { kind: "scripts", files: /\.js$/, home: 3_600, others: 3_600 },
  // Two files: a name may need the letters of Central Europe.
  { kind: "fonts", files: /\.woff2$/, home: 31_000, others: 31_000 },
  // The favicon, and an editor's photo where it is close to the first screen.
  { kind: "other files", files: /(?<!\.(css|js|woff2))$/, home: 40_000, others: 40_000 },
];

test.use({ viewport: { width: 412, height: 823 }, allowedMessages: /status of 404|nowhere/ });

for (const path of [...allPages, "/nowhere"])
  test(`${path} stays within its byte budgets on a phone`, async ({ page }) => {
    await visit(page, path);
    const html = withoutContent(await (await page.request.get(path)).text());
    const files = await page.evaluate(async () => {
      await document.fonts.ready;
      return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.startsWith(origin) && !name.includes("/sample-forms/"))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
    });
    const sent = fileBudgets.map((budget) => {
      const ofKind = files.filter(({ name }) => budget.files.test(name));
      return { ...budget, bytes: ofKind.reduce((sum, { bytes }) => sum + bytes, 0) };
    });
    for (const { kind, home, others, bytes } of [
      { ...htmlBudget, bytes: brotliCompressSync(html).length },
      ...sent,
    ]) {
      const allowed = path === "/" ? home : others;
      const sentence = `${path}: ${kind} may take ${allowed} bytes, and take ${bytes} now`;
      expect.soft(bytes, sentence).toBeLessThanOrEqual(allowed);
    }
  });

/** What developers add to a page: texts, addresses and structured data are the editors', who may write more. */
function withoutContent(html: string): string {
  return html
    .replace(/(<(style|script)\b(?! type).*?<\/\2>)|>[^<]+/gs, (_all, code = ">") => code)
    .replace(/ (href|src|srcset|id|alt|content|aria-label|data-[\w-]+)=("[^"]*"|'[^']*'|[^\s>]+)/g, " $1");
}

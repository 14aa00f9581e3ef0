import { brotliCompressSync } from "node:zlib";
import { runtimeMark } from "../../../plugins/publish/gatsbyRuntime";
import { expect, test } from "../fixtures";
import { everyPage, visit } from "../pageHelpers";

/** Maximum bytes that a page may load, after Brotli compression. */
const budgets = [
  { kind: "scripts", files: /\.js$/, most: 3_850, mostIfHydrated: 140_000 },
  // Allows two font files, because names with Central European letters need the second file.
  { kind: "fonts", files: /\.woff2$/, most: 31_000 },
];

test.use({ viewport: { width: 412, height: 823 } });

for (const { title, url } of everyPage)
  test(`${title} stays within its byte budgets for scripts and fonts`, async ({ page }) => {
    await visit(page, url);
    const names = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.startsWith(origin) && !name.includes("/sample-forms/"));
    });
    const files = await Promise.all(
      names.map(async (name) => {
        const body = await (await page.request.get(name)).body();
        return { name, bytes: brotliCompressSync(body).length };
      }),
    );
    const isHydrated = (await page.content()).includes(runtimeMark);
    for (const { kind, files: pattern, most, mostIfHydrated = most } of budgets) {
      const bytes = files.filter(({ name }) => pattern.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);
      expect.soft(bytes, `${kind}, in bytes`).toBeLessThanOrEqual(isHydrated ? mostIfHydrated : most);
    }
  });

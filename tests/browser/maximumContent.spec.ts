import { expect, test } from "./fixtures";
import { fixturePages, visit } from "./pageHelpers";
import { overflowProblems, wordsBrokenAcrossLines } from "./properties/layoutProblems";

for (const path of fixturePages) {
  test(`with long lists and texts, nothing on ${path} is clipped or overflows`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const scrollPadding = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    for (const width of [1280, 1024, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflowProblems(page), `${width} px`).toEqual([]);
      for (const part of ["header", "footer"]) {
        expect(await wordsBrokenAcrossLines(page, part), `${part} at ${width} px`).toEqual([]);
        const phones = page.locator(`${part} a[href^="tel:+1"]`).filter({ visible: true });
        await expect(phones.first(), `phone link in the ${part} at ${width} px`).toBeVisible();
      }
      const header = await page.getByRole("banner").boundingBox();
      expect(header?.height, `the header at ${width} px is one row`).toBeLessThan(scrollPadding);
    }
  });
}

test("a long review is truncated, and a click expands the review", async ({ page }) => {
  await visit(page, "/");
  const review = page.locator("#testimonials blockquote:has(~ details)").first();
  const hiddenPart = () => review.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hiddenPart()).toBeGreaterThan(50);
  await page.locator("#testimonials summary").first().click();
  expect(await hiddenPart()).toBe(0);
});

test("next to long button labels, the savings banner's text is over 200 px wide", async ({ page }) => {
  await visit(page, "/");
  const text = page.getByText("Put your auto and home policies together.");
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await text.boundingBox())?.width, `${width} px`).toBeGreaterThan(200);
  }
});

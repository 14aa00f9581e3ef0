import type { Page } from "@playwright/test";
import { font } from "../../src/styles/font";
import { expect, test } from "./fixtures";
import { holdRequests, pages, waitForScripts } from "./pageHelpers";

/** An English text with a typical letter distribution, for measuring average text widths. */
const sampleText =
  "A good policy is one that still holds after the storm. We read the small print, compare what the carriers ask, and tell you in plain words what is covered, what is not, and whom to call when something breaks. You talk to the same person each time, and nobody hurries you.";

test("a second font file with Central European letters loads only when needed", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(request.url());
  });
  await page.goto(pages.terms);
  await waitForFont(page, "loaded");
  expect(fetched, "font files of a page without such letters").toHaveLength(1);
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.textContent = "Łukasz Dvořák, Ateş Őri";
  });
  await expect.poll(() => fetched.length).toBe(2);
});

test("the fallback font's metrics match the web font's to 1.5 %, against layout shifts", async ({ page }) => {
  const release = await holdRequests(page, /\.woff2$/);
  await page.goto(pages.home, { waitUntil: "domcontentloaded" });
  await waitForScripts(page);
  await waitForFont(page, "loading");
  const fallback = page.evaluate(() => new FontFace("", "local(Arial), local(Liberation Sans)").load());
  await expect(fallback, "this test needs Arial, or Debian's package fonts-liberation").resolves.toBeTruthy();
  const before = await measureText(page);
  release();
  await waitForFont(page, "loaded");
  const after = await measureText(page);
  for (const [what, size] of Object.entries(before)) {
    const ratio = size / Number(after[what as keyof typeof after]);
    expect(ratio, what).toBeGreaterThan(0.985);
    expect(ratio, what).toBeLessThan(1.015);
  }
});

/** Waits until all style sheets have loaded and the web font has this status. */
async function waitForFont(page: Page, status: FontFaceLoadStatus): Promise<void> {
  await page.waitForFunction(
    ([family, status]) =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every((link) => link.sheet) &&
      [...document.fonts].some((face) => face.family === family && face.status === status),
    [font.family, status] as const,
  );
}

/**
 * Sets `sampleText` on one line in each heading and paragraph, and returns the total widths and heights in pixels.
 * The font size is 100 px, so that the rounding of glyph positions to whole pixels is negligible.
 */
async function measureText(page: Page) {
  return page.evaluate((words) => {
    const total = { texts: 0, headings: 0, "texts' height": 0, "headings' height": 0 };
    for (const element of document.querySelectorAll<HTMLElement>("h1, h2, h3, p")) {
      element.textContent = words;
      Object.assign(element.style, { whiteSpace: "nowrap", fontSize: "100px", letterSpacing: "normal" });
      const what = element.localName === "p" ? "texts" : "headings";
      const range = document.createRange();
      range.selectNodeContents(element);
      for (const { width, height } of range.getClientRects()) {
        total[what] += width;
        total[`${what}' height`] += height;
      }
    }
    return total;
  }, sampleText);
}

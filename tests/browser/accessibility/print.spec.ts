import type { Page } from "@playwright/test";
import { agents, layout, mainLines, products, shownNumber, testimonials } from "../content";
import { expect, test } from "../fixtures";
import { pages, phone, visit } from "../site";

/** Pages of a PDF that the browser made: each has one object of type Page. */
const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** A sheet in CSS pixels, less the browser's own margins of 0.4 inches. */
const sheets = { Letter: { width: 739, height: 979 }, A4: { width: 717, height: 1046 } };

/** Colour and size of every shown text in an element. */
function inks(page: Page, selector: string) {
  return page.locator(selector).evaluate((root) => {
    const found: { text: string; color: string; size: number }[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!element || !text || !element.checkVisibility()) continue;
      const { color, fontSize } = getComputedStyle(element);
      found.push({ text, color, size: Number.parseFloat(fontSize) });
    }
    return found;
  });
}

for (const format of ["Letter", "A4"] as const) {
  test(`the directory prints on one page of ${format}, nine entries to a page`, async ({ page }) => {
    await visit(page, pages.directory);
    const sheetsNeeded = Math.ceil((mainLines.length + agents.length) / 9);
    expect(countPages(await page.pdf({ format }))).toBeLessThanOrEqual(sheetsNeeded);
  });

  test(`the contact section prints on one page of ${format}`, async ({ page }) => {
    await visit(page, pages.home);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(sheets[format]);
    const contact = page.locator("#contact");
    // It starts a page of its own, and fits on it.
    const { breakBefore, breakInside } = await contact.evaluate((section) => {
      const style = getComputedStyle(section);
      return { breakBefore: style.breakBefore, breakInside: style.breakInside };
    });
    expect([breakBefore, breakInside]).toEqual(["page", "avoid"]);
    expect((await contact.boundingBox())?.height).toBeLessThanOrEqual(sheets[format].height);
  });
}

for (const [path, selector, shown] of [
  [pages.directory, "main", [...mainLines, ...agents].map((entry) => shownNumber(entry.phone))],
  [pages.home, "#contact", [phone]],
] as const) {
  test(`${selector} of ${path} prints in black, in a size that one can read`, async ({ page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: "print" });
    const found = await inks(page, selector);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ color }) => color !== "rgb(0, 0, 0)")).toEqual([]);
    // 12 px are 9 points; numbers get 12 points.
    expect(found.filter(({ size }) => size < 12)).toEqual([]);
    const numbers = found.filter(({ text }) => /^\(\d{3}\) \d{3}-\d{4}( x\d+)?$/.test(text));
    expect(numbers.map(({ text }) => text)).toEqual(shown);
    expect(numbers.filter(({ size }) => size < 16)).toEqual([]);
  });
}

test("on paper the agency's name stands on top, and what cannot be used there is left out", async ({
  page,
}) => {
  await visit(page, pages.home);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("banner").getByRole("link", { name: layout.homeLink })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  for (const frame of await page.locator("iframe").all()) await expect(frame).toBeHidden();
});

test("the whole home page takes at most eight sheets, and one for each four more cards", async ({ page }) => {
  await visit(page, pages.home);
  const more = Math.max(0, products.length - 6) + Math.max(0, testimonials.length - 6);
  expect(countPages(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(8 + Math.ceil(more / 4));
});

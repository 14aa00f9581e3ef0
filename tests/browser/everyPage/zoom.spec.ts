import type { BrowserContext, Page } from "@playwright/test";
import { openMenu, quoteCloseButton, quoteDialog, waitForAnimations } from "../dialogHelpers";
import { expect, test } from "../fixtures";
import { bothHomePages, everyPage, fixtureSite, phoneSize, visit } from "../pageHelpers";
import { overflowProblems, overlappingLines, wordsBrokenAcrossLines } from "./layoutProblems";

/** The text spacing that pages must support (WCAG 2.2, 1.4.12). */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

async function setFontSize(page: Page, context: BrowserContext, standard: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

for (const { title, url } of everyPage) {
  test(`nothing on ${title} is clipped or overflows at any width, even at 400% zoom or with increased text spacing`, async ({
    page,
  }) => {
    await visit(page, url);
    const banner = page.getByRole("banner");
    const scrollPadding = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    for (const width of [1280, 1024, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflowProblems(page), `${width} px`).toEqual([]);
      for (const part of ["header", "footer"]) {
        expect(await wordsBrokenAcrossLines(page, part), `${part} at ${width} px`).toEqual([]);
        const phones = page.locator(`${part} a[href^="tel:"]`).filter({ visible: true });
        await expect(phones.first(), `phone link in the ${part} at ${width} px`).toBeVisible();
      }
      const height = (await banner.boundingBox())?.height;
      // Checks only the fixture site, because the real site's links may be longer and wrap to a second row.
      if (url.startsWith(fixtureSite))
        expect(height, `the header at ${width} px is one row`).toBeLessThan(scrollPadding);
    }
    // The viewports of a 1280 × 1024 px window at 200% and 400% zoom, and of a phone in landscape orientation.
    for (const [width, height] of [
      [640, 512],
      [320, 256],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overflowProblems(page), `${width} × ${height}`).toEqual([]);
    }
    await page.addStyleTag({ content: textSpacing });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflowProblems(page), `${width} px with text spacing`).toEqual([]);
    }
  });

  test(`at 200% text size, nothing on ${title} is clipped, and no lines in the header overlap`, async ({
    page,
    context,
  }) => {
    await setFontSize(page, context, 32);
    await visit(page, url);
    for (const width of [320, 1280, 2048]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflowProblems(page), `${width} px`).toEqual([]);
      expect(await overlappingLines(page.getByRole("banner")), `header at ${width} px`).toEqual([]);
    }
  });
}

test("on a phone, the quote dialog opens with its phone and text-message links in view", async ({ page }) => {
  await visit(page, "/#quote");
  await waitForAnimations(quoteDialog(page));
  for (const size of [phoneSize, { width: 320, height: 568 }]) {
    await page.setViewportSize(size);
    await expect(quoteDialog(page).getByRole("link").last()).toBeInViewport({ ratio: 1 });
  }
});

for (const [condition, size, font] of [
  ["at 400% zoom", { width: 320, height: 256 }, 16],
  ["on a phone at 200% text size", phoneSize, 32],
] as const)
  for (const { title, url } of bothHomePages)
    test(`${condition}, the menu and quote dialog on ${title} fit on screen`, async ({ page, context }) => {
      await page.setViewportSize(size);
      await setFontSize(page, context, font);
      await visit(page, url);
      const menu = await openMenu(page);
      await expect.poll(() => overflowProblems(page)).toEqual([]);
      await expect(menu.locator("[command=close]")).toBeInViewport({ ratio: 1 });
      await menu.locator("[commandfor=quote]").first().press("Enter");
      await expect(quoteDialog(page)).toBeVisible();
      await waitForAnimations(quoteDialog(page));
      await expect.poll(() => overflowProblems(page)).toEqual([]);
      await expect(quoteCloseButton(page)).toBeInViewport({ ratio: 1 });
    });

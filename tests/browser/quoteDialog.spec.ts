import type { Page } from "@playwright/test";
import { layout } from "./content";
import { expect, test } from "./fixtures";
import {
  desktopSize,
  expectFocusWithin,
  menuButton,
  openMenu,
  pages,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  recordFormRequests,
  section,
  visit,
  waitForAnimations,
} from "./pageHelpers";

const review = "Get Free Insurance Review";
const footer = (page: Page) => page.getByRole("contentinfo");
const heroButton = (page: Page) => page.getByRole("main").getByRole("button", { name: review });

/** Navigates to #quote, as a link in the page would, which opens the dialog. */
async function followQuoteLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = "quote";
  });
  await expect(quoteDialog(page)).toBeVisible();
}

test.describe("on desktop", () => {
  test.use({ viewport: desktopSize });

  test("closing the quote dialog returns the focus to the quote button that opened it", async ({ page }) => {
    await visit(page, pages.home);
    const banner = page.getByRole("banner");
    for (const opener of [
      banner.getByRole("button", { name: "Get a Quote" }),
      banner.getByRole("button", { name: review }),
      heroButton(page),
      page.getByRole("button", { name: "Calculate My Savings" }),
      page.getByRole("button", { name: "Request Free Consultation" }),
      page.getByRole("listitem").filter({ hasText: "Schedule Meeting" }).getByRole("button"),
      footer(page).getByRole("button", { name: review }),
      footer(page).getByRole("button", { name: "Get a Quote" }),
    ]) {
      await opener.click();
      await expect(quoteDialog(page)).toBeVisible();
      await expectFocusWithin(quoteDialog(page));
      await quoteCloseButton(page).click();
      await expect(quoteDialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
});

test("opening the quote dialog focuses its title rather than the phone link", async ({ page }) => {
  await visit(page, pages.home);
  await heroButton(page).press("Enter");
  await expect(quoteDialog(page).getByRole("heading", { level: 2 })).toBeFocused();
});

test.describe(() => {
  test.use({ allowedMessages: /404/ });
  test("the footer's quote buttons open the quote dialog on every page", async ({ page }) => {
    for (const path of [pages.directory, pages.privacy, pages.terms, "/no-such-page"]) {
      await visit(page, path);
      for (const name of [review, "Get a Quote"]) {
        await footer(page).getByRole("button", { name }).click();
        await expect(quoteDialog(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(quoteDialog(page)).toBeHidden();
      }
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phoneSize });
  test("the quote buttons in the menu close the menu and open the quote dialog", async ({ page }) => {
    await visit(page, pages.home);
    for (const name of ["Get a Quote", review]) {
      const menu = await openMenu(page);
      await menu.getByRole("button", { name }).click();
      await expect(quoteDialog(page)).toBeVisible();
      await expect(menu).toBeHidden();
      await quoteCloseButton(page).click();
      // Expects the focus on the menu button, because the quote button that had it is in the menu, which is closed.
      await expect(menuButton(page)).toBeFocused();
    }
  });
});

test("the survey does not load until the quote dialog opens", async ({ page }) => {
  const forms = recordFormRequests(page);
  await visit(page, pages.directory);
  await footer(page).scrollIntoViewIfNeeded();
  expect(forms).toEqual([]);
  await footer(page).getByRole("button", { name: review }).click();
  await expect.poll(() => forms).toHaveLength(1);
});

test("light dismiss closes the quote dialog, but a click or drag from inside does not", async ({ page }) => {
  await visit(page, pages.home);
  await page.getByRole("button", { name: "Calculate My Savings" }).click();
  const dialog = quoteDialog(page);
  await waitForAnimations(dialog);
  await dialog.getByRole("heading").click({ position: { x: 3, y: 3 } });
  await expect(dialog).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(4, 200);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 200);
  await expect(dialog).toBeHidden();
});

for (const viewport of [{ width: 390, height: 500 }, desktopSize]) {
  test.describe(() => {
    test.use({ viewport });

    test(`at ${viewport.width} px, the quote dialog scrolls and takes 90 % of the viewport's height at most`, async ({
      page,
    }) => {
      await visit(page, pages.home);
      await heroButton(page).click();
      const dialog = quoteDialog(page);
      await waitForAnimations(dialog);
      const box = await dialog.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.9);
      expect(box?.width).toBeLessThanOrEqual(viewport.width);
      const help = dialog.getByText(layout.frame.help);
      await help.scrollIntoViewIfNeeded();
      await expect(help).toBeInViewport();
      // The sticky help line must be as wide as the dialog, apart from a scrollbar of 17 px, to cover the survey.
      expect((await help.boundingBox())?.width).toBeGreaterThanOrEqual((box?.width ?? 0) - 17);
      await expect(quoteCloseButton(page)).toBeInViewport({ ratio: 1 });
    });
  });
}

test("the page behind the open quote dialog does not scroll", async ({ page }) => {
  await visit(page, pages.home);
  await section(page, "What Our Clients Say").scrollIntoViewIfNeeded();
  await followQuoteLink(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(3, 100);
  await page.mouse.wheel(0, 700);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("End");
  // Waits for two animation frames, within which a scroll would begin.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe("a URL with #quote", () => {
  test("#quote opens the quote dialog, also as mail programs and campaigns change it, until closed", async ({
    page,
  }) => {
    for (const [fragment, query] of [
      ["#quote", ""],
      ["#Quote", ""],
      ["#/quote/", ""],
      ["#quote%20", ""],
      ["#quote?utm_source=mail", "?utm_source=mail"],
      ["#quote&utm_term=car", "?utm_term=car"],
    ]) {
      await page.goto(pages.directory + fragment);
      await expect(quoteDialog(page)).toBeVisible();
      await expect(page).toHaveURL(`${pages.directory}${query}#quote`);
      await quoteCloseButton(page).click();
      await expect(page).toHaveURL(`${pages.directory}${query}`);
    }
  });

  test("a link to #quote closes the menu, and Back closes the quote dialog", async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await visit(page, pages.home);
    const menu = await openMenu(page);
    await followQuoteLink(page);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(quoteDialog(page)).toBeHidden();
  });
});

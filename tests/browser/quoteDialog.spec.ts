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
} from "./site";

const review = "Get Free Insurance Review";
const footer = (page: Page) => page.getByRole("contentinfo");
const heroButton = (page: Page) => page.getByRole("main").getByRole("button", { name: review });

/** Goes to the address that opens the dialog, as a link in the page would. */
async function followQuote(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = "quote";
  });
  await expect(quoteDialog(page)).toBeVisible();
}

test.describe("on a desk", () => {
  test.use({ viewport: desktopSize });

  test("every button that the specification names opens the quote dialog, and gets the focus back", async ({
    page,
  }) => {
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

test("the focus comes to the dialog's title, since a second Enter on the phone number would call", async ({
  page,
}) => {
  await visit(page, pages.home);
  await heroButton(page).press("Enter");
  await expect(quoteDialog(page).getByRole("heading", { level: 2 })).toBeFocused();
});

test.describe("on every other page", () => {
  test.use({ allowedMessages: /404/ });
  test("the footer's buttons open the quote dialog", async ({ page }) => {
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
  test("a quote button of the menu closes the menu and opens the quote dialog", async ({ page }) => {
    await visit(page, pages.home);
    for (const name of ["Get a Quote", review]) {
      const menu = await openMenu(page);
      await menu.getByRole("button", { name }).click();
      await expect(quoteDialog(page)).toBeVisible();
      await expect(menu).toBeHidden();
      await quoteCloseButton(page).click();
      // The button that opened it has gone with the menu: the focus goes where the menu gave it back.
      await expect(menuButton(page)).toBeFocused();
    }
  });
});

test("the survey is not loaded until the dialog opens", async ({ page }) => {
  const forms = recordFormRequests(page);
  await visit(page, pages.directory);
  await footer(page).scrollIntoViewIfNeeded();
  expect(forms).toEqual([]);
  await footer(page).getByRole("button", { name: review }).click();
  await expect.poll(() => forms).toHaveLength(1);
});

test("a press beside the dialog closes it; a press in it, or words marked from in it to beside it, do not", async ({
  page,
}) => {
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
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("the dialog is at most 90 % of the viewport high, its close button in sight, the survey scrolls inside", async ({
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
      // From edge to edge, or the survey would show beside it; a scrollbar takes at most 17 px.
      expect((await help.boundingBox())?.width).toBeGreaterThanOrEqual((box?.width ?? 0) - 17);
      await expect(quoteCloseButton(page)).toBeInViewport({ ratio: 1 });
    });
  });
}

test("the page behind the dialog does not scroll", async ({ page }) => {
  await visit(page, pages.home);
  await section(page, "What Our Clients Say").scrollIntoViewIfNeeded();
  await followQuote(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(3, 100);
  await page.mouse.wheel(0, 700);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("End");
  // Two frames: a scroll that was going to happen has begun by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe("an address that ends in #quote", () => {
  test("opens the dialog, and is cleaned when it closes, so that the same link opens it again", async ({
    page,
  }) => {
    await visit(page, "/#quote");
    await expect(quoteDialog(page)).toBeVisible();
    await quoteCloseButton(page).click();
    await expect(page).toHaveURL("/");
    await followQuote(page);
  });

  test("closes the menu, and going back closes the dialog", async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await visit(page, pages.home);
    const menu = await openMenu(page);
    await followQuote(page);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(quoteDialog(page)).toBeHidden();
  });
});

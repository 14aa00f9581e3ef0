import type { Page } from "@playwright/test";
import { heights } from "../support/mockProvider/mockProvider";
import {
  menu,
  menuButton,
  openMenu,
  quoteCloseButton,
  quoteDialog,
  removeCommandfor,
  waitForAnimations,
  waitForClicks,
} from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { desktopSize, expectBelowHeader, pages, phoneSize, visit, withMotion } from "./pageHelpers";
import { expectShown, survey } from "./providerFormHelpers";

// What most visitors do. playwright.config.ts runs these tests in Firefox and WebKit, too, if they are installed.

const withoutJavaScript = "in a browser without JavaScript";
const withoutCommandfor = "in a browser without commandfor and closedby";
const onPhone = { viewport: phoneSize, ...withMotion };

for (const browser of ["in a current browser", withoutCommandfor, withoutJavaScript])
  test.describe(browser, () => {
    const hasScripts = browser !== withoutJavaScript;
    test.use({ ...onPhone, javaScriptEnabled: hasScripts });

    test("the menu and the quote dialog take the focus, close with a button, Escape or a click outside, and return the focus", async ({
      page,
    }) => {
      if (browser === withoutCommandfor) await removeCommandfor(page);
      await (hasScripts ? visit(page, pages.home) : page.goto(pages.home));
      const reviewButton = page.getByRole("main").getByRole("button", { name: "Get Free Insurance Review" });
      for (const [button, dialog] of [
        [menuButton(page), menu(page)],
        [reviewButton.first(), quoteDialog(page)],
      ] as const)
        for (const close of [
          () => dialog.locator("[command=close]").click(),
          () => page.keyboard.press("Escape"),
          () => page.mouse.click(4, 400),
        ]) {
          await button.click();
          await expect(dialog.and(page.locator(":modal"))).toBeVisible();
          await expect(dialog.and(page.locator(":focus, :focus-within"))).toBeVisible();
          await waitForAnimations(dialog);
          await waitForClicks(page);
          await dialog.click({ position: { x: 4, y: 4 } });
          await expect(dialog, "after a click inside").toBeVisible();
          await close();
          await expect(dialog).toBeHidden();
          await waitForClicks(page);
          await expect(button).toBeFocused();
        }
      await (await openMenu(page)).getByRole("button", { name: "Get a Quote" }).click();
      await expect(quoteDialog(page).locator("iframe:visible")).toBeInViewport();
    });
  });

for (const [visitor, options] of Object.entries({
  "on a phone": onPhone,
  "on desktop": { viewport: desktopSize },
  [withoutJavaScript]: { ...onPhone, javaScriptEnabled: false },
}))
  test.describe(visitor, () => {
    test.use(options);
    const isDesktop = options.viewport === desktopSize;
    const hasScripts = visitor !== withoutJavaScript;
    const open = (page: Page, path: string) => (hasScripts ? visit(page, path) : page.goto(path));

    test("a visitor can go from the home page to the directory's agents and back", async ({ page }) => {
      await open(page, pages.home);
      const links = isDesktop ? page.getByRole("banner") : await openMenu(page);
      await links.getByRole("link", { name: "Directory" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
      for (const [part, name] of [
        ["banner", "Back to home"],
        ["main", "Return to Homepage"],
      ] as const) {
        await page.getByRole(part).getByRole("link", { name }).click();
        await expect(page).toHaveURL(pages.home);
        await page.getByRole("contentinfo").getByRole("link", { name: "Our Team" }).click();
        await expectBelowHeader(page.locator("#licensed-agents"));
      }
    });

    test("a link from another page scrolls to the section just below the header", async ({ page }) => {
      for (const id of ["#products", "#about", "#testimonials", "#contact"]) {
        await open(page, pages.privacy);
        await open(page, `/${id}`);
        await expectBelowHeader(page.locator(id));
        await expect(page.locator(id)).toBeFocused();
      }
    });

    test("a visitor can open a legal page, jump to a section, and return home", async ({ page }) => {
      await open(page, pages.home);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
      await page.getByRole("navigation").getByRole("link", { name: "Your Rights" }).click();
      await expectBelowHeader(page.locator(":target"));
      await page.getByRole("main").getByRole("link", { name: "Return to Home" }).first().click();
      await expect(page).toHaveURL(pages.home);
    });

    if (!hasScripts) return;

    test("the quote dialog is at most 90% as tall as the window, and the page behind it does not scroll", async ({
      page,
    }) => {
      await visit(page, "/#quote");
      await expectShown(survey(page), heights.survey[0]);
      const box = await quoteDialog(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(options.viewport.height * 0.9 + 1);
      await expect(quoteCloseButton(page)).toBeInViewport({ ratio: 1 });
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    });

    if (isDesktop) return;

    test("a link in the menu closes the menu, and scrolls to its section", async ({ page }) => {
      await visit(page, pages.home);
      await (await openMenu(page)).getByRole("link", { name: "Contact" }).click();
      await expect(menu(page)).toBeHidden();
      await expectBelowHeader(page.locator("#contact"));
      await expect(page.locator("#contact")).toBeFocused();
    });

    test("the menu closes if the window becomes wide enough for the header's links", async ({ page }) => {
      await visit(page, pages.home);
      await openMenu(page);
      await page.setViewportSize(desktopSize);
      await expect(menu(page)).toBeHidden();
    });
  });

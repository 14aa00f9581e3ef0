import type { Locator, Page } from "@playwright/test";
import { layout, ratingLabel, testimonials } from "../content";
import { expect, test } from "../fixtures";
import {
  allPages,
  desktopSize,
  menuButton,
  menu as openedMenu,
  pages,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  visit,
} from "../pageHelpers";
import { starColors } from "./starColors";

test.use({ allowedMessages: /404/, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Returns a function that takes screenshots of a control with 8 px around it, where its focus ring is. */
async function screenshotOf(page: Page, control: Locator): Promise<() => Promise<Buffer>> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error("the control is not shown");
  const margin = 8;
  const { width, height } = page.viewportSize() ?? desktopSize;
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const clip = {
    x,
    y,
    width: Math.min(width - x, box.width + 2 * margin),
    height: Math.min(height - y, box.height + 2 * margin),
  };
  return () => page.screenshot({ clip });
}

/** Expects a control and its focus ring to be visible, by comparing screenshots with and without each. */
async function expectVisibleWithRing(page: Page, control: Locator): Promise<void> {
  const element = await control.elementHandle();
  const screenshot = await screenshotOf(page, control);
  const name = await control.evaluate((shown) => shown.getAttribute("aria-label") ?? shown.textContent);
  await control.blur();
  const unfocused = await screenshot();
  await control.focus();
  expect((await screenshot()).equals(unfocused), `the focus ring of ${name}`).toBe(false);
  await control.blur();
  await element?.evaluate((shown: HTMLElement) => {
    shown.style.visibility = "hidden";
  });
  expect((await screenshot()).equals(unfocused), `${name} itself`).toBe(false);
  await element?.evaluate((shown: HTMLElement) => {
    shown.style.visibility = "";
  });
}

test.describe(() => {
  test.use({ viewport: desktopSize });
  test("in forced colors, every button and its focus ring are visible", async ({ page }) => {
    await visit(page, pages.home);
    // Presses a key, so that :focus-visible matches elements that a script focuses by focus().
    await page.keyboard.press("Tab");
    for (const button of await page.locator("main button, header button, footer button").all()) {
      if (await button.isVisible()) await expectVisibleWithRing(page, button);
    }
  });

  test("in forced colors, buttons have a border that distinguishes them from text", async ({ page }) => {
    for (const path of [pages.home, pages.directory]) {
      await visit(page, path);
      const borderless = await page.locator("main button, main a").evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { borderTopWidth, textDecorationLine, display } = getComputedStyle(control);
            return (
              display !== "inline" &&
              borderTopWidth === "0px" &&
              textDecorationLine === "none" &&
              !control.querySelector("svg")
            );
          })
          .map((control) => control.textContent),
      );
      expect(borderless).toEqual([]);
    }
  });

  test("no element but SVG opts out of forced colors with forced-color-adjust: none", async ({ page }) => {
    for (const path of [...allPages, "/no-such-page"]) {
      await visit(page, path);
      const optedOut = await page
        .locator("body :not(svg, svg *)")
        .evaluateAll(
          (all) => all.filter((element) => getComputedStyle(element).forcedColorAdjust === "none").length,
        );
      expect(optedOut).toBe(0);
    }
  });

  test("in forced colors, the filled and empty stars of a rating differ", async ({ page }) => {
    const rating = testimonials.map((review) => review.rating).find((stars) => stars < 5) ?? 5;
    test.skip(rating === 5, "every review has all five stars");
    await visit(page, pages.home);
    const stars = page.getByRole("img", { name: ratingLabel(rating), exact: true }).first();
    const colors = await starColors(stars);
    expect(new Set(colors.slice(0, rating)).size, colors.join(" ")).toBe(1);
    expect(new Set(colors.slice(rating)).size, colors.join(" ")).toBe(1);
    expect(colors[4]).not.toBe(colors[0]);
  });
});

test.describe(() => {
  test.use({ viewport: phoneSize });
  test("in forced colors, the menu and the quote dialog have a border and visible buttons", async ({
    page,
  }) => {
    await visit(page, pages.home);
    await page.keyboard.press("Tab");
    await expectVisibleWithRing(page, menuButton(page));
    await menuButton(page).press("Enter");
    const menu = openedMenu(page);
    await expect(menu).not.toHaveCSS("border-left-width", "0px");
    await expectVisibleWithRing(page, menu.getByRole("button", { name: layout.menu.close }));
    await menu.getByRole("button", { name: "Get a Quote" }).press("Enter");
    await expect(quoteDialog(page)).toBeVisible();
    await expect(quoteDialog(page)).not.toHaveCSS("border-top-width", "0px");
    await expectVisibleWithRing(page, quoteCloseButton(page));
  });
});

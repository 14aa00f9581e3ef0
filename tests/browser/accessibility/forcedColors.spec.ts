import type { Locator, Page } from "@playwright/test";
import { layout, ratingLabel, testimonials } from "../content";
import { expect, test } from "../fixtures";
import {
  allPages,
  desktopSize,
  menuButton,
  menu as openedMenu,
  openMenu,
  pages,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  visit,
} from "../site";
import { starColors } from "./starColors";

test.use({ allowedMessages: /404/, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** A way to take pictures of a control with the room that its ring needs. */
async function camera(page: Page, control: Locator): Promise<() => Promise<Buffer>> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error("the control is not shown");
  const room = 8;
  const { width, height } = page.viewportSize() ?? desktopSize;
  const x = Math.max(0, box.x - room);
  const y = Math.max(0, box.y - room);
  const clip = {
    x,
    y,
    width: Math.min(width - x, box.width + 2 * room),
    height: Math.min(height - y, box.height + 2 * room),
  };
  return () => page.screenshot({ clip });
}

/** The control and its ring leave something on the screen: a picture with and one without them are not the same. */
async function expectSeen(page: Page, control: Locator): Promise<void> {
  const element = await control.elementHandle();
  const picture = await camera(page, control);
  const name = await control.evaluate((shown) => shown.getAttribute("aria-label") ?? shown.textContent);
  await control.blur();
  const resting = await picture();
  await control.focus();
  expect((await picture()).equals(resting), `the ring of ${name}`).toBe(false);
  await control.blur();
  await element?.evaluate((shown: HTMLElement) => {
    shown.style.visibility = "hidden";
  });
  expect((await picture()).equals(resting), `${name} itself`).toBe(false);
  await element?.evaluate((shown: HTMLElement) => {
    shown.style.visibility = "";
  });
}

test.describe("under forced colours on a desk", () => {
  test.use({ viewport: desktopSize });
  test("every button and its ring are seen", async ({ page }) => {
    await visit(page, pages.home);
    // A key before the first focus, so that the browser shows rings.
    await page.keyboard.press("Tab");
    for (const button of await page.locator("main button, header button, footer button").all()) {
      if (await button.isVisible()) await expectSeen(page, button);
    }
  });

  test("buttons keep an edge, so that they are told from text", async ({ page }) => {
    for (const path of [pages.home, pages.directory]) {
      await visit(page, path);
      const edgeless = await page.locator("main button, main a").evaluateAll((controls) =>
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
      expect(edgeless).toEqual([]);
    }
  });

  test("nothing opts out of the visitor's colours", async ({ page }) => {
    for (const path of [...allPages, "/no-such-page"]) {
      await visit(page, path);
      const own = await page
        .locator("body :not(svg, svg *)")
        .evaluateAll(
          (all) => all.filter((element) => getComputedStyle(element).forcedColorAdjust === "none").length,
        );
      expect(own).toBe(0);
    }
  });

  test("earned and missed stars are told apart", async ({ page }) => {
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

test.describe("under forced colours on a phone", () => {
  test.use({ viewport: phoneSize });
  test("the buttons that open and close the menu and the dialog are seen", async ({ page }) => {
    await visit(page, pages.home);
    await page.keyboard.press("Tab");
    await expectSeen(page, menuButton(page));
    await menuButton(page).press("Enter");
    const menu = openedMenu(page);
    await expectSeen(page, menu.getByRole("button", { name: layout.menu.close }));
    await menu.getByRole("button", { name: "Get a Quote" }).press("Enter");
    await expect(quoteDialog(page)).toBeVisible();
    await expectSeen(page, quoteCloseButton(page));
  });

  test("the menu and the dialog have an edge against the page behind them", async ({ page }) => {
    await visit(page, pages.home);
    const menu = await openMenu(page);
    expect(await menu.evaluate((element) => getComputedStyle(element).borderLeftWidth)).not.toBe("0px");
    await menu.getByRole("button", { name: "Get a Quote" }).click();
    await expect(quoteDialog(page)).toBeVisible();
    expect(await quoteDialog(page).evaluate((element) => getComputedStyle(element).borderTopWidth)).not.toBe(
      "0px",
    );
  });
});

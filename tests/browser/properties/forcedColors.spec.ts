import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { menuButton, menu as openedMenu, quoteCloseButton, quoteDialog } from "../dialogHelpers";
import { expect, test } from "../fixtures";
import { desktopSize, everyPage, pages, phoneSize, visit } from "../pageHelpers";

test.use({ viewport: desktopSize });

async function expectVisibleWithRing(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const name = await control.evaluate((shown) => shown.getAttribute("aria-label") ?? shown.textContent);
  await control.blur();
  const unfocused = await page.screenshot({ clip });
  await control.focus();
  const focused = await page.screenshot({ clip });
  const hidden = await page.screenshot({ clip, style: ":focus { opacity: 0 !important }" });
  expect(focused.equals(unfocused), `${name} has no visible focus ring`).toBe(false);
  expect(hidden.equals(unfocused), `${name} is itself invisible`).toBe(false);
}

for (const { title, url } of everyPage)
  test(`in forced colors, ${title} has focus rings, borders and system colors`, async ({ sharedPage }) => {
    const page = await sharedPage(url);
    await page.emulateMedia({ forcedColors: "active" });
    // Presses a key, because :focus-visible matches an element focused by a script only after keyboard input.
    await page.keyboard.press("Tab");
    const ringless = await page.locator("a[href], button, summary").evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          (element as HTMLElement).focus({ preventScroll: true });
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2;
        })
        .map((element) => element.outerHTML),
    );
    expect(ringless, "links and buttons without a ring").toEqual([]);
    const faults = await page.locator("body :not(svg, svg *)").evaluateAll((all) =>
      all
        .filter((element) => {
          const style = getComputedStyle(element);
          const isBare = style.borderTopWidth === "0px" && style.textDecorationLine === "none";
          const isControl =
            element.matches("main :is(a[href], button):not(nav *)") && style.display !== "inline";
          return style.forcedColorAdjust === "none" || (isControl && isBare && !element.querySelector("svg"));
        })
        .map((element) => element.outerHTML),
    );
    expect(faults, "elements that keep their colors, and controls without a border").toEqual([]);
  });

for (const mode of ["forced colors", "print"])
  test(`in ${mode}, filled and empty stars of a rating differ in brightness`, async ({ sharedPage }) => {
    const rating = 4;
    const page = await sharedPage(pages.home);
    await page.emulateMedia(mode === "print" ? { media: mode } : { forcedColors: "active" });
    const row = page.getByRole("img", { name: "Rated 4 out of 5", exact: true }).first().locator("> svg");
    await row.scrollIntoViewIfNeeded();
    const picture = sharp(await row.screenshot())
      .greyscale()
      .raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    // The SVG is 135 units wide, and the centers of the stars are at 12, 39, 66, 93 and 120 units.
    const shades = [0, 1, 2, 3, 4].map((star) => {
      const x = Math.round((info.width * (star * 27 + 12)) / 135);
      return data[(Math.round(info.height / 2) * info.width + x) * info.channels] ?? 0;
    });
    const [filled, empty] = [shades.slice(0, rating), shades.slice(rating)];
    expect([new Set(filled).size, new Set(empty).size], `shades of the stars: ${shades}`).toEqual([1, 1]);
    expect(
      Math.abs(Number(filled[0]) - Number(empty[0])),
      "filled stars differ from empty ones",
    ).toBeGreaterThan(127);
  });

test("in forced colors, the menu and quote dialog have borders and visible buttons", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, pages.home);
  await page.keyboard.press("Tab");
  await expectVisibleWithRing(page, menuButton(page));
  await menuButton(page).press("Enter");
  const menu = openedMenu(page);
  await expect(menu).not.toHaveCSS("border-left-width", "0px");
  await expectVisibleWithRing(page, menu.locator("[command=close]"));
  await menu.getByRole("button", { name: "Get a Quote" }).press("Enter");
  await expect(quoteDialog(page)).toBeVisible();
  await expect(quoteDialog(page)).not.toHaveCSS("border-top-width", "0px");
  await expectVisibleWithRing(page, quoteCloseButton(page));
});

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
import { desktopSize, expectBelowHeader, phoneSize, visit, withMotion } from "./pageHelpers";
import { expectShown, survey } from "./providerFormHelpers";

// Tests the main user journeys. These tests also run in Firefox and WebKit, if installed (playwright.config.ts).

const withoutJavaScript = "in a browser without JavaScript";
const withoutCommandfor = "in a browser without commandfor and closedby";
const onPhone = { viewport: phoneSize, ...withMotion };

for (const browser of ["in a current browser", withoutCommandfor, withoutJavaScript])
  test.describe(browser, () => {
    const hasScripts = browser !== withoutJavaScript;
    test.use({ ...onPhone, javaScriptEnabled: hasScripts });

    test("the menu and the quote dialog get focus when they open, and return it when a button, Escape or a click outside closes them", async ({
      page,
    }) => {
      if (browser === withoutCommandfor) await removeCommandfor(page);
      await (hasScripts ? visit(page, "/") : page.goto("/"));
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

    test("a link to a section of another page scrolls the section to just below the header and focuses the section", async ({
      page,
    }) => {
      for (const [path, id] of [
        ["/", "#products"],
        ["/", "#about"],
        ["/", "#testimonials"],
        ["/", "#contact"],
        ["/directory", "#licensed-agents"],
      ] as const) {
        await page.goto("/no-such-page");
        await page.goto(path + id);
        await expectBelowHeader(page.locator(id));
        await expect(page.locator(id)).toBeFocused();
      }
    });

    if (visitor === withoutJavaScript) return;

    test("the quote dialog's height is at most 90% of the viewport height, and the page behind the dialog does not scroll", async ({
      page,
    }) => {
      await visit(page, "/#quote");
      await expectShown(survey(page), heights.survey[0]);
      const box = await quoteDialog(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(options.viewport.height * 0.9 + 1);
      await expect(quoteCloseButton(page)).toBeInViewport({ ratio: 1 });
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    });
  });

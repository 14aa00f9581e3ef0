import { openMenu, quoteDialog, waitForAnimations } from "../dialogHelpers";
import { expect, test } from "../fixtures";
import { bothHomePages, everyPage, visit } from "../pageHelpers";
import { expectNoAxeViolations } from "./expectNoAxeViolations";

const widths = [320, 1280];

for (const { title, url } of everyPage) {
  test(`axe finds no violations on ${title}, even in forced colors or print`, async ({ sharedPage }) => {
    const page = await sharedPage(url);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeViolations(page, `${width} px`);
    }
    await page.emulateMedia({ forcedColors: "active" });
    await expectNoAxeViolations(page, "forced colors");
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    await expectNoAxeViolations(page, "print");
  });
}

test("lists without bullets have the list role, so that VoiceOver announces them", async ({ sharedPage }) => {
  for (const { title, url } of everyPage) {
    const page = await sharedPage(url);
    // Safari drops the role of lists without markers, except in a nav: https://bugs.webkit.org/show_bug.cgi?id=170179
    const unannounced = await page
      .locator(":is(ul, ol):not([role=list], nav *)")
      .evaluateAll((lists) =>
        lists
          .filter(({ firstElementChild: item }) => item && getComputedStyle(item).listStyleType === "none")
          .map((list) => list.outerHTML),
      );
    expect(unannounced, title).toEqual([]);
  }
});

for (const { title, url } of bothHomePages) {
  test(`axe finds no violations on ${title} with the menu or the quote dialog open`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, url);
    await openMenu(page);
    await expectNoAxeViolations(page, "menu");
    await page.emulateMedia({ forcedColors: "active" });
    await expectNoAxeViolations(page, "menu in forced colors");
    await page.emulateMedia({ forcedColors: "none" });
    await page.goto(`${url}#quote`);
    await expect(quoteDialog(page)).toBeVisible();
    await waitForAnimations(quoteDialog(page));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeViolations(page, `dialog at ${width} px`);
    }
    await page.emulateMedia({ forcedColors: "active" });
    await expectNoAxeViolations(page, "dialog in forced colors");
  });
}

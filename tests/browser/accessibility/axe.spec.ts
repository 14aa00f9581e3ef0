import { expect, test } from "../fixtures";
import { allPages, openMenu, pages, quoteDialog, visit, waitForAnimations } from "../pageHelpers";
import { expectNoAxeViolations } from "./expectNoAxeViolations";

const widths = [320, 1280];

test.use({ allowedMessages: /404/ });

for (const path of [...allPages, "/no-such-page"]) {
  test(`axe finds no violation on ${path} at two widths, in forced colors, in print`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(path);
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

test("lists without bullets have the list role, without which VoiceOver does not announce them as lists", async ({
  sharedPage,
}) => {
  for (const path of allPages) {
    const page = await sharedPage(path);
    // Leaves out lists with bullets or numbers, and those in a navigation, which keep their role without the attribute.
    const unannounced = await page
      .locator(":is(ul, ol):not([role=list], nav *)")
      .evaluateAll((lists) =>
        lists
          .filter(({ firstElementChild: item }) => item && getComputedStyle(item).listStyleType === '""')
          .map((list) => list.outerHTML),
      );
    expect(unannounced, path).toEqual([]);
  }
});

test("axe finds no violation with the menu open", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, pages.home);
  await openMenu(page);
  await expectNoAxeViolations(page, "menu");
  await page.emulateMedia({ forcedColors: "active" });
  await expectNoAxeViolations(page, "menu in forced colors");
});

test("axe finds no violation with the quote dialog open", async ({ page }) => {
  await visit(page, "/#quote");
  await waitForAnimations(quoteDialog(page));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoAxeViolations(page, `dialog at ${width} px`);
  }
  await page.emulateMedia({ forcedColors: "active" });
  await expectNoAxeViolations(page, "dialog in forced colors");
});

for (const form of ["lead-form", "contact-form", "survey"]) {
  test(`axe finds no violation in the sample ${form}`, async ({ page }) => {
    await page.goto(`/sample-forms/${form}.html`);
    for (const width of [320, 600]) {
      await page.setViewportSize({ width, height: 600 });
      await expectNoAxeViolations(page, `${width} px`, true);
    }
  });
}

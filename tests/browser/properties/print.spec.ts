import type { Page } from "@playwright/test";
import { fixtureBuildTime } from "../../support/fixtureSite";
import { expect, test } from "../fixtures";
import { everyPage, pages, visit } from "../pageHelpers";
import { formContainer } from "../providerFormHelpers";
import { wordsBrokenAcrossLines } from "./layoutProblems";

function overlappingLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { text: string; box: DOMRect }[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // Skips visually hidden text for screen readers.
      if (getComputedStyle(parentElement).clipPath === "inset(50%)") continue;
      const range = document.createRange();
      range.selectNodeContents(nodes.currentNode);
      for (const box of range.getClientRects()) lines.push({ text: textContent, box });
    }
    return lines.flatMap(({ text, box }, index) => {
      const others = lines.slice(index + 1).filter(({ box: { left, right, top, height } }) => {
        // Ignores overlaps of up to 40% of the boxes' height, because adjacent lines overlap if `line-height` is small.
        const isAtSameHeight =
          Math.abs(box.top + box.bottom - top * 2 - height) < 0.6 * (box.height + height);
        return isAtSameHeight && Math.min(box.right, right) - Math.max(box.left, left) > 1;
      });
      const edge = box.left < 0 || box.right > innerWidth + 1 ? [{ text: "the edge" }] : [];
      return [...edge, ...others].map((other) => `${text} / ${other.text}`);
    });
  });
}

test("the contact section prints on a separate page, and fits on Letter and A4", async ({ sharedPage }) => {
  const page = await sharedPage(pages.home);
  await page.emulateMedia({ media: "print" });
  const contact = page.locator("#contact");
  await expect(contact).toHaveCSS("break-before", "page");
  await expect(contact).toHaveCSS("break-inside", "avoid");
  // The printable areas of Letter and A4 in CSS pixels, with Chromium's default margins of 0.4 inches.
  for (const [width, height] of [
    [739, 979],
    [717, 1046],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await contact.boundingBox())?.height, "height of the section").toBeLessThanOrEqual(height);
  }
});

for (const { title, url } of everyPage)
  test(`${title} prints black text of at least 9 pt, and phone numbers of 12 pt`, async ({ sharedPage }) => {
    const page = await sharedPage(url);
    await page.emulateMedia({ media: "print" });
    const faults = await page.locator("main").evaluate((root) => {
      const found: { text: string; color: string; size: number }[] = [];
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const element = nodes.currentNode.parentElement;
        const text = nodes.currentNode.textContent?.trim();
        if (!element || !text || !element.checkVisibility()) continue;
        const { color, fontSize } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const least = /\(\d{3}\) \d{3}-\d{4}/.test(text) && element.closest("a:not(p a)") ? 16 : 12;
        if (color !== "rgb(0, 0, 0)" || size < least) found.push({ text, color, size });
      }
      return found;
    });
    expect(faults, "texts that are not black, or too small").toEqual([]);
  });

/** The default margins in Chromium's print dialog. */
const margin = { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" };
for (const { title, url } of everyPage)
  test(`${title} prints without overlapping lines, and without buttons or forms`, async ({ sharedPage }) => {
    const page = await sharedPage(url);
    if (url.endsWith("/")) await formContainer(page, "contact").scrollIntoViewIfNeeded();
    await page.emulateMedia({ media: "print" });
    // Printable widths in CSS pixels: a narrow sheet, Letter at 100% and at 80% scale, and a wide sheet.
    for (const width of [500, 739, 924, 1100]) {
      await page.setViewportSize({ width, height: 979 });
      expect(await overlappingLines(page), `overlapping lines at ${width} px`).toEqual([]);
      expect(await wordsBrokenAcrossLines(page, "main"), `broken words at ${width} px`).toEqual([]);
    }
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link")).toBeVisible();
    await expect(page.locator("a[href^=tel]").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("navigation")).toHaveCount(0);
    await expect(page.locator("iframe").filter({ visible: true })).toHaveCount(0);
  });

for (const [path, most] of Object.entries({ [pages.home]: 6, [pages.directory]: 2, [pages.privacy]: 1 }))
  test(`on the test site, ${path} prints on at most ${most} sheets of paper`, async ({ sharedPage }) => {
    const page = await sharedPage(path);
    const pdf = await page.pdf({ format: "Letter", margin });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(most);
  });

test("in print, the list of holidays is expanded, and 'Speak with Marisol' shows her number", async ({
  page,
}) => {
  await page.clock.setFixedTime(fixtureBuildTime);
  await visit(page, pages.home);
  await page.emulateMedia({ media: "print" });
  const closures = page.locator("#contact [data-days]").filter({ visible: true });
  await expect(closures).toHaveCount(3);
  for (const day of await closures.all()) expect((await day.boundingBox())?.height).toBeGreaterThan(10);
  const speak = page.getByRole("link", { name: "Speak with Marisol" });
  expect(await speak.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    "(928) 555-0161 x101",
  );
  await expect(page.locator("#contact [data-open-status]")).toBeHidden();
});

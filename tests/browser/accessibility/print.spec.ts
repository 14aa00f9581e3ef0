import type { Locator, Page } from "@playwright/test";
import {
  agency,
  agents,
  formatPhone,
  layout,
  mainLines,
  principal,
  products,
  testimonials,
} from "../content";
import { expect, test } from "../fixtures";
import { formContainer, pages, phone } from "../pageHelpers";
import { wordsBrokenAcrossLines } from "../wordsBrokenAcrossLines";

test.use({ allowedMessages: /404/ });

/** Returns the lines of text that overlap another line or an edge of the page. */
function overlappingLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { text: string; box: DOMRect }[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(nodes.currentNode);
      for (const box of range.getClientRects()) lines.push({ text: textContent, box });
    }
    return lines.flatMap(({ text, box }, index) => {
      const others = lines.slice(index + 1).filter(({ box: { left, right, top, height } }) => {
        // Takes 60 % of the heights, so that tight line spacing is not an overlap.
        const isAtSameHeight =
          Math.abs(box.top + box.bottom - top * 2 - height) < 0.6 * (box.height + height);
        return isAtSameHeight && Math.min(box.right, right) - Math.max(box.left, left) > 1;
      });
      const edge = box.left < 0 || box.right > innerWidth + 1 ? [{ text: "the edge" }] : [];
      return [...edge, ...others].map((other) => `${text} / ${other.text}`);
    });
  });
}

test("the contact section prints on one separate sheet, on Letter and A4", async ({ sharedPage }) => {
  const page = await sharedPage(pages.home);
  await page.emulateMedia({ media: "print" });
  const contact = page.locator("#contact");
  await expect(contact).toHaveCSS("break-before", "page");
  await expect(contact).toHaveCSS("break-inside", "avoid");
  // The printable sizes of Letter and A4 in CSS pixels, inside the browser's default margins of 0.4 inches.
  for (const [width, height] of [
    [739, 979],
    [717, 1046],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await contact.boundingBox())?.height, "height of the section").toBeLessThanOrEqual(height);
  }
});

for (const [path, selector, numbers] of [
  [pages.directory, "main", [...mainLines, ...agents].map((entry) => formatPhone(entry.phone))],
  [pages.home, "#contact", [phone]],
] as const)
  test(`${selector} of ${path} prints in black, at 9 pt or more, phone numbers at 12 pt`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(path);
    await page.emulateMedia({ media: "print" });
    const texts = await page.locator(selector).evaluate((root) => {
      const found: { text: string; color: string; size: number }[] = [];
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const element = nodes.currentNode.parentElement;
        const text = nodes.currentNode.textContent?.trim();
        if (!element || !text || !element.checkVisibility()) continue;
        const { color, fontSize } = getComputedStyle(element);
        found.push({ text, color, size: Number.parseFloat(fontSize) });
      }
      return found;
    });
    // In print, 12 px are 9 pt, the minimum for text, and 16 px are 12 pt, the minimum for phone numbers.
    const isPhone = (text: string) => /^\(\d{3}\) \d{3}-\d{4}( x\d+)?$/.test(text);
    const faults = texts.filter(
      ({ text, color, size }) => color !== "rgb(0, 0, 0)" || size < (isPhone(text) ? 16 : 12),
    );
    expect(faults, "texts that are not black, or too small").toEqual([]);
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining([...numbers]));
  });

/** The default print margins of browsers. */
const margin = { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" };
/** The most sheets of each page; legal pages have one for every 2,600 letters. */
const sheets: Record<string, number> = {
  // Four sheets for the twelve product and review cards of the sample, and one more for every four further cards.
  [pages.home]: 4 + Math.max(0, products.length + testimonials.length - 12) / 4,
  [pages.directory]: (mainLines.length + agents.length) / 9,
  "/no-such-page": 1,
};

for (const path of [...Object.values(pages), "/no-such-page"])
  test(`${path} prints on few sheets, without overlapping or cut-off lines, with contact details and no controls`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(path);
    const letters = String(await page.locator("main").textContent()).length;
    const limit = Math.ceil(sheets[path] ?? letters / 2600);
    for (const scale of [1, 0.8]) {
      const pdf = await page.pdf({ format: "Letter", scale, margin });
      const printed = pdf.toString("latin1").match(/\/Type \/Page\b/g);
      expect(printed?.length, `sheets at scale ${scale}`).toBeLessThanOrEqual(limit);
    }
    if (path === pages.home) await formContainer(page, "contact").scrollIntoViewIfNeeded();
    await page.emulateMedia({ media: "print" });
    // The width of Letter between the margins in CSS pixels, at full size and at 80 %.
    for (const width of [739, 924]) {
      await page.setViewportSize({ width, height: 979 });
      expect(await overlappingLines(page), `overlapping lines at ${width} px`).toEqual([]);
    }
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: layout.homeLink })).toBeVisible();
    await expect(banner.getByRole("link")).toHaveCount(1);
    for (const fact of [phone, agency.address.street ?? agency.address.city])
      await expect(page.getByText(fact).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("navigation")).toHaveCount(0);
    await expect(page.locator("iframe").filter({ visible: true })).toHaveCount(0);
  });

test("no word breaks across lines in print, at three paper widths", async ({ sharedPage }) => {
  for (const path of [pages.home, pages.directory]) {
    const page = await sharedPage(path);
    await page.emulateMedia({ media: "print" });
    for (const width of [500, 740, 1100]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await wordsBrokenAcrossLines(page, "main"), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("in print, closures are expanded, and links show their phone number", async ({ sharedPage }) => {
  const page = await sharedPage(pages.home);
  await page.emulateMedia({ media: "print" });
  // Without upcoming closures, the page has no list of them.
  for (const day of await page.locator("details li").all()) {
    expect((await day.boundingBox())?.height).toBeGreaterThan(10);
    expect(await day.evaluate((item) => item.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  }
  const printedSuffix = (locator: Locator) =>
    locator.evaluate((link) => getComputedStyle(link, "::after").content);
  const speak = page.getByRole("link", { name: `Speak with ${principal.name}` });
  expect(await printedSuffix(speak)).toContain(formatPhone(principal.phone));
  await expect(page.locator("#contact [data-open-status]")).toBeHidden();
});

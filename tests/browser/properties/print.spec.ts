import { expect, test } from "../fixtures";
import { everyPage, fixtureTime, formContainer, pages, visit } from "../pageHelpers";
import { wordsBrokenAcrossLines } from "./wordsBrokenAcrossLines";

test.use({ allowedMessages: /404/ });

/** Returns the number of pages of a PDF, and the lines of text that overlap another line or the edge of the page. */
async function inspectPdf(pdf: Buffer): Promise<{ sheets: number; overlapping: string[] }> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const overlapping: string[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const sheet = await file.getPage(number);
    const [, , width = 0, height = 0] = sheet.view;
    const boxes = (await sheet.getTextContent()).items.flatMap((item) => {
      if (!("str" in item) || !item.str.trim()) return [];
      const [, , , size, left, base] = item.transform as [number, number, number, number, number, number];
      // Takes 60 % of the font size as the line's height, so that tight line spacing is not an overlap.
      return [{ text: item.str, left, right: left + item.width, bottom: base, top: base + size * 0.6 }];
    });
    for (const [index, box] of boxes.entries()) {
      if (box.left < 0 || box.right > width || box.bottom < 0 || box.top > height)
        overlapping.push(`page ${number}, over the edge: ${box.text}`);
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.top, other.top) - Math.max(box.bottom, other.bottom);
        if (across > 1 && down > 1) overlapping.push(`page ${number}: ${box.text} / ${other.text}`);
      }
    }
  }
  const sheets = file.numPages;
  await file.destroy();
  return { sheets, overlapping };
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

for (const { title, url } of everyPage)
  test(`${title} prints in black, at 9 pt or more, phone numbers at 12 pt`, async ({ sharedPage }) => {
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
        // In print, 12 px are 9 pt, the minimum for text, and 16 px are 12 pt, the minimum for phone numbers.
        const least = /\(\d{3}\) \d{3}-\d{4}/.test(text) && element.closest("a:not(p a)") ? 16 : 12;
        if (color !== "rgb(0, 0, 0)" || size < least) found.push({ text, color, size });
      }
      return found;
    });
    expect(faults, "texts that are not black, or too small").toEqual([]);
  });

/** The default print margins of browsers. */
const margin = { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" };
for (const { title, url } of everyPage)
  test(`${title} prints without overlapping or cut-off lines, with contact details and no controls`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(url);
    for (const scale of [1, 0.8]) {
      const printed = await inspectPdf(await page.pdf({ format: "Letter", scale, margin }));
      expect(printed.overlapping, `overlapping lines at scale ${scale}`).toEqual([]);
    }
    if (url.endsWith("/")) await formContainer(page, "contact").scrollIntoViewIfNeeded();
    await page.emulateMedia({ media: "print" });
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link")).toBeVisible();
    await expect(page.locator("a[href^=tel]").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("navigation")).toHaveCount(0);
    await expect(page.locator("iframe").filter({ visible: true })).toHaveCount(0);
  });

for (const [path, most] of Object.entries({ [pages.home]: 8, [pages.directory]: 2, [pages.privacy]: 1 }))
  test(`${path} of the fixture prints on at most ${most} sheets`, async ({ sharedPage }) => {
    const page = await sharedPage(path);
    const { sheets } = await inspectPdf(await page.pdf({ format: "Letter", margin }));
    expect(sheets).toBeLessThanOrEqual(most);
  });

test("no word breaks across lines in print, at three paper widths", async ({ sharedPage }) => {
  for (const { title, url } of everyPage) {
    const page = await sharedPage(url);
    await page.emulateMedia({ media: "print" });
    for (const width of [500, 740, 1100]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await wordsBrokenAcrossLines(page, "main"), `${title} at ${width} px`).toEqual([]);
    }
  }
});

test("in print, closures are expanded, and links show their phone number", async ({ page }) => {
  await page.clock.setFixedTime(fixtureTime);
  await visit(page, pages.home);
  await page.emulateMedia({ media: "print" });
  const closures = page.locator("#contact details li").filter({ visible: true });
  await expect(closures).toHaveCount(3);
  for (const day of await closures.all()) expect((await day.boundingBox())?.height).toBeGreaterThan(10);
  const speak = page.getByRole("link", { name: "Speak with Marisol" });
  expect(await speak.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    "(928) 555-0161 x101",
  );
  await expect(page.locator("#contact [data-open-status]")).toBeHidden();
});

import type { Locator, Page } from "@playwright/test";
import {
  agency,
  agents,
  formatPhone,
  hasComingClosures,
  home,
  layout,
  legalWordCount,
  mainLines,
  principal,
  products,
  ratingLabel,
  spanishNumber,
  testimonials,
} from "../content";
import { expect, test } from "../fixtures";
import { formContainer, pages, phone } from "../pageHelpers";
import { wordsBrokenAcrossLines } from "../wordsBrokenAcrossLines";
import { starColors } from "./starColors";

test.use({ allowedMessages: /404/ });

/** Maximum printed sheets, of which each holds nine directory entries or 415 words of a legal page. */
const directorySheets = Math.ceil((mainLines.length + agents.length) / 9);
const legalSheets = (slug: string) => Math.ceil(legalWordCount(slug) / 415);

/** Counts the pages of a PDF from Chromium by the objects of type Page. */
const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Returns the lines of text in a PDF that overlap another line or the edge of the page. */
async function overlappingLines(pdf: Buffer): Promise<string[]> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const found: string[] = [];
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
        found.push(`page ${number}, over the edge: ${box.text}`);
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.top, other.top) - Math.max(box.bottom, other.bottom);
        if (across > 1 && down > 1) found.push(`page ${number}, overlapping: ${box.text} / ${other.text}`);
      }
    }
  }
  await file.destroy();
  return found;
}

/** Returns the color and the font size in px of every visible text in an element. */
function textStyles(page: Page, selector: string) {
  return page.locator(selector).evaluate((root) => {
    const found: { text: string; color: string; size: number }[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!element || !text || !element.checkVisibility()) continue;
      const { color, fontSize } = getComputedStyle(element);
      found.push({ text, color, size: Number.parseFloat(fontSize) });
    }
    return found;
  });
}

test("the contact section prints on one separate sheet, on Letter and A4", async ({ sharedPage }) => {
  const page = await sharedPage(pages.home);
  await page.emulateMedia({ media: "print" });
  const contact = page.locator("#contact");
  await expect(contact).toHaveCSS("break-before", "page");
  await expect(contact).toHaveCSS("break-inside", "avoid");
  // The printable sizes of Letter and A4 in CSS pixels, inside the browser's default margins of 0.4 inches.
  for (const size of [
    { width: 739, height: 979 },
    { width: 717, height: 1046 },
  ]) {
    await page.setViewportSize(size);
    expect((await contact.boundingBox())?.height).toBeLessThanOrEqual(size.height);
  }
});

for (const [path, selector, shown] of [
  [pages.directory, "main", [...mainLines, ...agents].map((entry) => formatPhone(entry.phone))],
  [pages.home, "#contact", [phone, ...(spanishNumber ? [spanishNumber] : [])]],
] as const) {
  test(`${selector} of ${path} prints in black, at 9 pt or more, phone numbers at 12 pt`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(path);
    await page.emulateMedia({ media: "print" });
    const found = await textStyles(page, selector);
    expect(found.length).toBeGreaterThanOrEqual(10);
    expect(found.filter(({ color }) => color !== "rgb(0, 0, 0)")).toEqual([]);
    // In print, 12 px are 9 pt, the minimum for text, and 16 px are 12 pt, the minimum for phone numbers.
    expect(found.filter(({ size }) => size < 12)).toEqual([]);
    const numbers = found.filter(({ text }) => /^\(\d{3}\) \d{3}-\d{4}( x\d+)?$/.test(text));
    expect(numbers.map(({ text }) => text)).toEqual(shown);
    expect(numbers.filter(({ size }) => size < 16)).toEqual([]);
  });
}

/** The default print margins of browsers. */
const margin = { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" };
const sheetLimits: Record<string, number> = {
  // Four sheets for the twelve product and review cards of the sample, and one more for every four further cards.
  [pages.home]: 4 + Math.ceil(Math.max(0, products.length + testimonials.length - 12) / 4),
  [pages.directory]: directorySheets,
  [pages.privacy]: legalSheets("privacy-policy"),
  [pages.terms]: legalSheets("terms-and-conditions"),
  "/no-such-page": 1,
};

for (const [path, limit] of Object.entries(sheetLimits)) {
  test(`${path} prints on ${limit} sheets at most, without overlapping or cut-off lines`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(path);
    for (const scale of [1, 0.9, 0.8]) {
      const pdf = await page.pdf({ format: "Letter", scale, margin });
      expect(countPages(pdf), `at ${scale}`).toBeLessThanOrEqual(limit);
      expect(await overlappingLines(pdf), `at ${scale}`).toEqual([]);
    }
  });

  test(`${path} prints with contact details, without buttons, navigation and forms`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(path);
    if (path === pages.home) await formContainer(page, "contact").scrollIntoViewIfNeeded();
    await page.emulateMedia({ media: "print" });
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: layout.homeLink })).toBeVisible();
    for (const fact of [phone, agency.address.street])
      await expect(page.getByText(fact).filter({ visible: true }).first()).toBeVisible();
    await expect(banner.getByRole("link")).toHaveCount(1);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("navigation")).toHaveCount(0);
    await expect(page.locator("iframe").filter({ visible: true })).toHaveCount(0);
  });
}

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

/** Returns the brightness, from 0 to 255, of a gray such as `7f7f7f`. */
const luminance = (color: string) => Number.parseInt(color.slice(0, 2), 16);

test("in print, filled and empty stars differ in black and white", async ({ sharedPage }) => {
  const rating = testimonials.map((review) => review.rating).find((stars) => stars < 5) ?? 5;
  test.skip(rating === 5, "every review has all five stars");
  const page = await sharedPage(pages.home);
  await page.emulateMedia({ media: "print" });
  const stars = page.getByRole("img", { name: ratingLabel(rating), exact: true }).first();
  const shades = (await starColors(stars)).map((color) => (luminance(color) < 128 ? "black" : "white"));
  expect(shades).toEqual([...Array(rating).fill("black"), ...Array(5 - rating).fill("white")]);
});

test("in print, closures are expanded, and links show their phone number or address", async ({
  sharedPage,
}) => {
  const page = await sharedPage(pages.home);
  await page.emulateMedia({ media: "print" });
  if (hasComingClosures) {
    const first = page.locator("details li").first();
    expect((await first.boundingBox())?.height).toBeGreaterThan(10);
    expect(await first.evaluate((day) => day.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  }
  const printedSuffix = (locator: Locator) =>
    locator.evaluate((link) => getComputedStyle(link, "::after").content);
  const speak = page.getByRole("link", { name: `Speak with ${principal.name}` });
  expect(await printedSuffix(speak)).toContain(formatPhone(principal.phone));
  const directions = page.getByRole("link", { name: home.contact.office.directions });
  expect(await printedSuffix(directions.locator("[data-paper]"))).toContain(agency.address.street);
  await expect(page.locator("[data-open-status]")).toBeHidden();
});

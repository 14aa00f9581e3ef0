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
import { formContainer, pages, phone } from "../site";
import { wordsBrokenAcrossLines } from "../wordsBrokenAcrossLines";
import { starColors } from "./starColors";

test.use({ allowedMessages: /404/ });

/** A sheet holds nine lines or agents, or 415 words of a legal text. */
const sheetsOfPeople = Math.ceil((mainLines.length + agents.length) / 9);
const sheetsOfText = (slug: string) => Math.ceil(legalWordCount(slug) / 415);

/** Pages of a PDF that the browser made: each has one object of type Page. */
const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Lines of a PDF that lie on each other, or go over the edge of their page. */
async function linesAmiss(pdf: Buffer): Promise<string[]> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const amiss: string[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const sheet = await file.getPage(number);
    const [, , width = 0, height = 0] = sheet.view;
    const boxes = (await sheet.getTextContent()).items.flatMap((item) => {
      if (!("str" in item) || !item.str.trim()) return [];
      const [, , , size, left, base] = item.transform as [number, number, number, number, number, number];
      // Of a line's height what letters fill: lines that are set close do not count as one over another.
      return [{ text: item.str, left, right: left + item.width, bottom: base, top: base + size * 0.6 }];
    });
    for (const [index, box] of boxes.entries()) {
      if (box.left < 0 || box.right > width || box.bottom < 0 || box.top > height)
        amiss.push(`page ${number}, over the edge: ${box.text}`);
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.top, other.top) - Math.max(box.bottom, other.bottom);
        if (across > 1 && down > 1) amiss.push(`page ${number}, over another: ${box.text} / ${other.text}`);
      }
    }
  }
  await file.destroy();
  return amiss;
}

/** Colour and size of every shown text in an element. */
function inks(page: Page, selector: string) {
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

test("the contact section prints on one sheet of its own", async ({ sharedPage }) => {
  const page = await sharedPage(pages.home);
  await page.emulateMedia({ media: "print" });
  const contact = page.locator("#contact");
  await expect(contact).toHaveCSS("break-before", "page");
  await expect(contact).toHaveCSS("break-inside", "avoid");
  // Letter and A4 in CSS pixels, less the browser's own margins of 0.4 inches.
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
  test(`${selector} of ${path} prints in black, in a size that one can read`, async ({ sharedPage }) => {
    const page = await sharedPage(path);
    await page.emulateMedia({ media: "print" });
    const found = await inks(page, selector);
    expect(found.length).toBeGreaterThanOrEqual(10);
    expect(found.filter(({ color }) => color !== "rgb(0, 0, 0)")).toEqual([]);
    // 12 px are 9 points; numbers get 12 points.
    expect(found.filter(({ size }) => size < 12)).toEqual([]);
    const numbers = found.filter(({ text }) => /^\(\d{3}\) \d{3}-\d{4}( x\d+)?$/.test(text));
    expect(numbers.map(({ text }) => text)).toEqual(shown);
    expect(numbers.filter(({ size }) => size < 16)).toEqual([]);
  });
}

/** As browsers print, unless told otherwise. */
const margin = { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" };
const most: Record<string, number> = {
  // One more for each four cards more than there were.
  [pages.home]: 4 + Math.ceil(Math.max(0, products.length + testimonials.length - 12) / 4),
  [pages.directory]: sheetsOfPeople,
  [pages.privacy]: sheetsOfText("privacy-policy"),
  [pages.terms]: sheetsOfText("terms-and-conditions"),
  "/no-such-page": 1,
};

for (const [path, sheetsAtMost] of Object.entries(most)) {
  test(`${path} prints on ${sheetsAtMost} at most, no line over another or over an edge, at three scales`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(path);
    for (const scale of [1, 0.9, 0.8]) {
      const pdf = await page.pdf({ format: "Letter", scale, margin });
      expect(countPages(pdf), `at ${scale}`).toBeLessThanOrEqual(sheetsAtMost);
      expect(await linesAmiss(pdf), `at ${scale}`).toEqual([]);
    }
  });

  test(`on paper ${path} says who the agency is, and leaves out what cannot be used there`, async ({
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

test("no word of the home page and the directory is broken on paper of any width", async ({ sharedPage }) => {
  for (const path of [pages.home, pages.directory]) {
    const page = await sharedPage(path);
    await page.emulateMedia({ media: "print" });
    for (const width of [500, 740, 1100]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await wordsBrokenAcrossLines(page, "main"), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The brightness of a colour without hue, as `rrggbb`. */
const luminance = (color: string) => Number.parseInt(color.slice(0, 2), 16);

test("a rating is right in black and white: a missed star is an outline, an earned one is full", async ({
  sharedPage,
}) => {
  const rating = testimonials.map((review) => review.rating).find((stars) => stars < 5) ?? 5;
  test.skip(rating === 5, "every review has all five stars");
  const page = await sharedPage(pages.home);
  await page.emulateMedia({ media: "print" });
  const stars = page.getByRole("img", { name: ratingLabel(rating), exact: true }).first();
  const shades = (await starColors(stars)).map((color) => (luminance(color) < 128 ? "black" : "white"));
  expect(shades).toEqual([...Array(rating).fill("black"), ...Array(5 - rating).fill("white")]);
});

test("on paper the days of closure are there, and a link that shows no number or address says it", async ({
  sharedPage,
}) => {
  const page = await sharedPage(pages.home);
  await page.emulateMedia({ media: "print" });
  if (hasComingClosures) {
    const first = page.locator("details li").first();
    expect((await first.boundingBox())?.height).toBeGreaterThan(10);
    expect(await first.evaluate((day) => day.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  }
  const said = (locator: Locator) => locator.evaluate((link) => getComputedStyle(link, "::after").content);
  const speak = page.getByRole("link", { name: `Speak with ${principal.name}` });
  expect(await said(speak)).toContain(formatPhone(principal.phone));
  const directions = page.getByRole("link", { name: home.contact.office.directions });
  expect(await said(directions.locator("[data-paper]"))).toContain(agency.address.street);
  await expect(page.locator("[data-open-status]")).toBeHidden();
});

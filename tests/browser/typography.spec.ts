import type { Page } from "@playwright/test";
import { font } from "../../src/styles/font";
import { expect, test } from "./fixtures";
import { allPages, desktopSize, holdRequests, pages, waitForScripts } from "./site";

/** 68 are meant; a line of narrow letters has a few more (WCAG 1.4.8: at most 80). */
const mostInLine = 72;

/** English of everyday letters, in small letters mostly, as texts and headings are. */
const passage =
  "A good policy is one that still holds after the storm. We read the small print, compare what the carriers ask, and tell you in plain words what is covered, what is not, and whom to call when something breaks. You talk to the same person each time, and nobody hurries you.";

test.describe("on a desk", () => {
  test.use({ viewport: desktopSize });

  test("no line of a text is too long for the eye", async ({ sharedPage }) => {
    for (const path of allPages) {
      const page = await sharedPage(path);
      await page.evaluate(() => document.fonts.ready);
      const longest = await page.evaluate(longestLine);
      expect(longest.length, `${path}: ${longest}`).toBeLessThanOrEqual(mostInLine);
    }
  });
});

test("a name with letters of Central Europe stands in the site's font", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(request.url());
  });
  await page.goto(pages.directory);
  await fontToBe(page, "loaded");
  expect(fetched, "a page without such letters fetches one file").toHaveLength(1);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.textContent = "Łukasz Dvořák, Ateş Őri";
  });
  await expect
    .poll(async () => {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      return fonts.filter(({ isCustomFont }) => !isCustomFont);
    })
    .toEqual([]);
  await expect.poll(() => fetched.length).toBe(2);
});

test("text takes the same room before and after the site's font loads", async ({ page }) => {
  const release = await holdRequests(page, /\.woff2$/);
  await page.goto(pages.home, { waitUntil: "domcontentloaded" });
  await waitForScripts(page);
  await fontToBe(page, "loading");
  const fallback = page.evaluate(() => new FontFace("", "local(Arial), local(Liberation Sans)").load());
  await expect(fallback, "this test needs Arial, or Debian's package fonts-liberation").resolves.toBeTruthy();
  const before = await sizes(page);
  release();
  await fontToBe(page, "loaded");
  const after = await sizes(page);
  for (const [what, size] of Object.entries(before)) {
    const ratio = size / Number(after[what as keyof typeof after]);
    expect(ratio, what).toBeGreaterThan(0.985);
    expect(ratio, what).toBeLessThan(1.015);
  }
});

/** Waits for all styles of the page, and until its font is so far. */
async function fontToBe(page: Page, status: FontFaceLoadStatus): Promise<void> {
  await page.waitForFunction(
    ([family, status]) =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every((link) => link.sheet) &&
      [...document.fonts].some((face) => face.family === family && face.status === status),
    [font.family, status] as const,
  );
}

/** Runs in the page: the line with the most letters, of all that is set in paragraphs, quotes and lists. */
function longestLine(): string {
  const lines: string[] = [];
  for (const block of document.querySelectorAll("p, blockquote, li:not(:has(p, h3, ul, figure)), dd")) {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let end = Number.NEGATIVE_INFINITY;
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (let at = 0; at < (node.nodeValue?.length ?? 0); at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const [letter] = range.getClientRects();
        if (!letter?.width) continue;
        // By its middle: letters may be higher than their line.
        if ((letter.top + letter.bottom) / 2 > end) lines.push("");
        end = Math.max(end, letter.bottom - 1);
        lines.push(`${lines.pop()}${node.nodeValue?.[at]}`);
      }
  }
  return lines
    .map((line) => line.trim())
    .reduce((one, other) => (other.length > one.length ? other : one), "");
}

/**
 * The total width and height, in CSS pixels, of `passage` in every text and heading, each on one line. Letters are large,
 * since on a desk they may be placed at whole pixels; the editors' own words may be too few to average out.
 */
async function sizes(page: Page) {
  return page.evaluate((words) => {
    const total = { texts: 0, headings: 0, "texts' height": 0, "headings' height": 0 };
    for (const element of document.querySelectorAll<HTMLElement>("h1, h2, h3, p")) {
      element.textContent = words;
      Object.assign(element.style, { whiteSpace: "nowrap", fontSize: "100px", letterSpacing: "normal" });
      const what = element.localName === "p" ? "texts" : "headings";
      const range = document.createRange();
      range.selectNodeContents(element);
      for (const { width, height } of range.getClientRects()) {
        total[what] += width;
        total[`${what}' height`] += height;
      }
    }
    return total;
  }, passage);
}

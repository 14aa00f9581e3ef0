import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import {
  allPages,
  desktopSize,
  openMenu,
  pages,
  phoneSize,
  quoteDialog,
  visit,
  waitForAnimations,
} from "../pageHelpers";

interface Target {
  name: string;
  width: number;
  height: number;
  /** Whether the link is in a sentence, where WCAG 2.5.8 requires no minimum size. */
  inSentence: boolean;
  /** Whether the control looks like a button, with a border or a background color. */
  isButton: boolean;
}

function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const inDialog = document.querySelector("dialog[open]");
    return [...(inDialog ?? document).querySelectorAll<HTMLElement>("a, button")]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { backgroundColor, borderTopWidth, display } = getComputedStyle(element);
        const item = element.closest("li");
        const hasWords = [...(item?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const sentence = element.closest("p, h2") ?? (hasWords ? item : null);
        return {
          name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim(),
          width,
          height,
          inSentence:
            display === "inline" && sentence !== null && sentence.textContent !== element.textContent,
          isButton: backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px",
        };
      });
  });
}

async function expectLargeEnough(page: Page, state: string): Promise<void> {
  const found = await targets(page);
  expect(found.length, state).toBeGreaterThan(2);
  expect(
    found.filter(({ width, height, inSentence }) => !inSentence && (width < 24 || height < 24)),
    state,
  ).toEqual([]);
  // Buttons must be 44 px high, with a tolerance of half a pixel for rounded font sizes.
  expect(
    found.filter(({ isButton, height }) => isButton && height < 43.5),
    state,
  ).toEqual([]);
}

test.use({ allowedMessages: /404/ });

for (const viewport of [phoneSize, desktopSize]) {
  test.describe(() => {
    test.use({ viewport });
    test(`links are at least 24 px, buttons 44 px at ${viewport.width} px`, async ({ page, sharedPage }) => {
      for (const path of [...allPages, "/no-such-page"])
        await expectLargeEnough(await sharedPage(path), path);
      await page.goto("/#quote");
      await expect(quoteDialog(page)).toBeVisible();
      await waitForAnimations(quoteDialog(page));
      await expectLargeEnough(page, "quote dialog");
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: phoneSize });
  test("the links and buttons of the menu are at least 44 px high", async ({ page }) => {
    await visit(page, pages.home);
    const menu = await openMenu(page);
    for (const target of await menu.locator("a, button").all()) {
      expect((await target.boundingBox())?.height, String(await target.textContent())).toBeGreaterThanOrEqual(
        43.5,
      );
    }
  });
});

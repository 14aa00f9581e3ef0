import type { Page } from "@playwright/test";
import { layout } from "../content";
import { expect, test } from "../fixtures";
import {
  allPages,
  desktopSize,
  expectFocusWithin,
  formFrame,
  menuButton,
  pages,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  visit,
} from "../pageHelpers";

interface TabStop {
  name: string;
  /** The reason why the focused element or its focus ring is not visible; null if both are visible. */
  hidden: string | null;
  /** The contrast ratio between the focus ring and the background around the ring. */
  ringContrast: number;
}

/** Describes the focused element; null if the focus is on the body, in an iframe or in the browser's interface. */
function focusedElement(page: Page): Promise<TabStop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || element.tagName === "IFRAME")
      return null;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const box = element.getBoundingClientRect();

    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const backgrounds: string[] = [];
    for (let above = element.parentElement; above; above = above.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(above);
      if (backgroundImage.includes("gradient")) {
        backgrounds.push(...(backgroundImage.match(/rgb\([^)]+\)/g) ?? []));
        break;
      }
      if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) {
        backgrounds.push(backgroundColor);
        break;
      }
    }
    if (backgrounds.length === 0) backgrounds.push("rgb(255, 255, 255)");
    const ratios = backgrounds.map((background) => {
      const [light = 0, dark = 0] = [luminance(outlineColor), luminance(background)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    });

    const hidden = () => {
      if (!element.matches(":focus-visible") || outlineStyle === "none") return "no focus ring";
      if (Number.parseFloat(outlineWidth) < 2) return `a ring of ${outlineWidth}`;
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      if (box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1)
        return "outside of the window";
      // Checks each line of the element, because a link that wraps has a box for each line.
      for (const { left, width, top, bottom } of element.getClientRects())
        for (const y of [top + 1, bottom - 1]) {
          const upper = document.elementFromPoint(left + width / 2, y);
          if (upper && !element.contains(upper) && !upper.contains(element))
            return `under ${upper.tagName} ${upper.textContent?.slice(0, 20)}`;
        }
      const header = document.querySelector("header");
      const lower = header?.getBoundingClientRect().bottom ?? 0;
      if (
        header &&
        !header.contains(element) &&
        !element.closest("dialog") &&
        box.top - reach < lower &&
        box.bottom > lower &&
        getComputedStyle(element).position !== "absolute"
      )
        return "its focus ring is under the header";
      return null;
    };
    return {
      // biome-ignore lint/performance/useDomNodeTextContent: textContent would include text that is not displayed
      name: (element.getAttribute("aria-label") ?? element.innerText).replace(/\s+/g, " ").trim(),
      hidden: hidden(),
      ringContrast: Math.min(...ratios),
    };
  });
}

/** Presses Tab until the end of the page; returns the tab stops in focus order. */
async function tabThrough(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const inPage = await page.evaluate(() => document.activeElement !== document.body && document.hasFocus());
    if (!inPage) break;
    const stop = await focusedElement(page);
    if (stop && stop.name === stops[0]?.name) break;
    if (stop) stops.push(stop);
  }
  return stops;
}

test.use({ allowedMessages: /404/ });

for (const viewport of [phoneSize, desktopSize]) {
  test.describe(`by keyboard at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of [...allPages, "/no-such-page"]) {
      test(`every tab stop on ${path} has a focus ring that nothing covers`, async ({ page }) => {
        await visit(page, path);
        const stops = await tabThrough(page);
        expect(stops.length).toBeGreaterThan(15);
        expect(stops.filter(({ hidden }) => hidden)).toEqual([]);
        expect(stops.filter(({ ringContrast }) => ringContrast < 3)).toEqual([]);
        expect(stops.filter(({ name }) => name === "")).toEqual([]);
      });
    }
  });
}

test("the skip link is the first tab stop, visible on focus, and skips the header", async ({ page }) => {
  for (const path of [...allPages, "/no-such-page"]) {
    await visit(page, path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: layout.skipLink, exact: true });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expectFocusWithin(page.getByRole("main"));
  }
});

test("every tab stop in the menu has a focus ring that nothing covers", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await visit(page, pages.home);
  await menuButton(page).press("Enter");
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    // Is null while the focus is in the browser's own interface, which a modal menu cannot prevent.
    expect((await focusedElement(page))?.hidden ?? null).toBeNull();
  }
});

test("Tab moves the focus from the survey to the close button, because Escape does not close the dialog from inside the survey", async ({
  page,
}) => {
  await visit(page, "/#quote");
  const survey = formFrame(page, "survey").contentFrame();
  await survey.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Tab");
  await expect(quoteCloseButton(page)).toBeFocused();
  expect((await focusedElement(page))?.hidden).toBeNull();
  await page.keyboard.press("Enter");
  await expect(quoteDialog(page)).toBeHidden();
});

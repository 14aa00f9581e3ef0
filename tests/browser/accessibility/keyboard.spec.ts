import type { Page } from "@playwright/test";
import { layout } from "../content";
import { expect, test } from "../fixtures";
import {
  allPages,
  desktopSize,
  expectFocusWithin,
  formFrame,
  menu,
  menuButton,
  pages,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  visit,
} from "../site";

interface Stop {
  name: string;
  /** What hides the stop or its ring, if anything does. */
  hidden: string | null;
  /** The ring's colour against the ground that it is drawn on, as a contrast ratio. */
  ring: number;
}

/** Looks at what has the focus, as a visitor sees it. Null when it is not in this document. */
function look(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || element.tagName === "IFRAME")
      return null;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const box = element.getBoundingClientRect();

    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const grounds: string[] = [];
    for (let above = element.parentElement; above; above = above.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(above);
      if (backgroundImage.includes("gradient")) {
        grounds.push(...(backgroundImage.match(/rgb\([^)]+\)/g) ?? []));
        break;
      }
      if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) {
        grounds.push(backgroundColor);
        break;
      }
    }
    if (grounds.length === 0) grounds.push("rgb(255, 255, 255)");
    const ratios = grounds.map((ground) => {
      const [light = 0, dark = 0] = [luminance(outlineColor), luminance(ground)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    });

    const hidden = () => {
      if (!element.matches(":focus-visible") || outlineStyle === "none") return "no ring";
      if (Number.parseFloat(outlineWidth) < 2) return `a ring of ${outlineWidth}`;
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      if (box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1)
        return "outside of the window";
      // A link of two lines has a box for each, and other words between them.
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
        return "its ring is under the header";
      return null;
    };
    return {
      // biome-ignore lint/performance/useDomNodeTextContent: what is not shown has no part in what a control is called
      name: (element.getAttribute("aria-label") ?? element.innerText).replace(/\s+/g, " ").trim(),
      hidden: hidden(),
      ring: Math.min(...ratios),
    };
  });
}

/** Walks through the whole page with Tab. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const inPage = await page.evaluate(() => document.activeElement !== document.body && document.hasFocus());
    if (!inPage) break;
    const stop = await look(page);
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
      test(`every stop on ${path} shows its ring, never under the sticky header`, async ({ page }) => {
        await visit(page, path);
        const stops = await walk(page);
        expect(stops.length).toBeGreaterThan(15);
        expect(stops.filter(({ hidden }) => hidden)).toEqual([]);
        expect(stops.filter(({ ring }) => ring < 3)).toEqual([]);
        expect(stops.filter(({ name }) => name === "")).toEqual([]);
      });
    }
  });
}

test("the skip link is the first stop, is seen when it has the focus, and leads past the header", async ({
  page,
}) => {
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

test("the menu keeps the focus in and shows its ring at every stop", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await visit(page, pages.home);
  await menuButton(page).press("Enter");
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    // Null where the focus is in the browser's own bar.
    const stop = await look(page);
    if (stop) await expectFocusWithin(menu(page));
    expect(stop?.hidden ?? null).toBeNull();
  }
});

test.describe("the quote dialog by keyboard", () => {
  test.use({ viewport: desktopSize });

  test("from the survey, whose frame keeps Escape to itself, Tab leads to the dialog's close button", async ({
    page,
  }) => {
    await visit(page, "/#quote");
    const survey = formFrame(page, "survey").contentFrame();
    await survey.getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("Tab");
    await expect(quoteCloseButton(page)).toBeFocused();
    expect((await look(page))?.hidden).toBeNull();
    await page.keyboard.press("Enter");
    await expect(quoteDialog(page)).toBeHidden();
  });

  test("Tab reaches nothing behind the quote dialog", async ({ page }) => {
    await visit(page, "/#quote");
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")),
        ),
      ).toBe(true);
    }
  });
});

import type { Page } from "@playwright/test";
import { openMenu, quoteDialog, waitForAnimations } from "../dialogHelpers";
import { expect, test } from "../fixtures";
import { bothHomePages, everyPage, phoneSize, visit } from "../pageHelpers";
import { expectNoAxeViolations } from "./expectNoAxeViolations";

/** Returns violations of accessibility rules that axe does not check. If a dialog is open, checks only the dialog. */
function brokenRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    const rules: Record<string, (element: Element, style: CSSStyleDeclaration) => boolean> = {
      // Checks links and buttons that are in the menu or have a background or border. Allows 0.5 px for rounding.
      "is less than 44 px high": (element, { backgroundColor, borderTopWidth }) =>
        element.matches("a, button") &&
        element.getBoundingClientRect().height < 43.5 &&
        (dialog?.id === "menu" || backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px"),
      // Safari removes the semantics of lists without bullets, except in nav:
      // https://bugs.webkit.org/show_bug.cgi?id=170179
      "has no bullets, so it needs role=list": (element) =>
        element.matches(":is(ul, ol):not([role=list], nav *)") &&
        getComputedStyle(element.firstElementChild ?? element).listStyleType === "none",
      "is animated despite prefers-reduced-motion": (element) =>
        [null, "::before", "::after", "::backdrop"].some((part) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element, part);
          return /[1-9]/.test(transitionDuration + animationDuration);
        }),
    };
    return [...(dialog ?? document).querySelectorAll("*")]
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        Object.entries(rules)
          .filter(([, isBroken]) => isBroken(element, getComputedStyle(element)))
          .map(([rule]) => `${rule}: ${element.outerHTML.slice(0, 200)}`),
      );
  });
}

async function expectAccessible(page: Page, part: string, widths = [320, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoAxeViolations(page, `${part}, ${width} px`);
    expect(await brokenRules(page), `${part}, ${width} px`).toEqual([]);
  }
}

for (const { title, url } of everyPage)
  test(`${title} has no accessibility violations`, async ({ page }) => {
    await visit(page, url);
    await expectAccessible(page, "page");
  });

for (const { title, url } of bothHomePages)
  test(`the menu and the quote dialog on ${title} have no accessibility violations`, async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await visit(page, url);
    await openMenu(page);
    await expectAccessible(page, "menu", [320]);
    await page.goto(`${url}#quote`);
    await waitForAnimations(quoteDialog(page));
    await expectAccessible(page, "quote dialog");
  });

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { allPages, desktopSize, openMenu, pages, phoneSize, quoteDialog, visit } from "../pageHelpers";

/**
 * Compares the computed color of every text with its background, in gradients with the color stop of lowest contrast.
 * @param minimum WCAG 2.2 level AA: 4.5, for large text 3 (1.4.3); or level AAA: 7, for large text 4.5 (1.4.6)
 * @returns the texts with insufficient contrast
 */
function lowContrastTexts(page: Page, within = "body", minimum: 4.5 | 7 = 4.5): Promise<string[]> {
  return page.evaluate(
    ({ root, minimum }) => {
      const parse = (color: string) => {
        const [r = 0, g = 0, b = 0, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
        return { r, g, b, a };
      };
      const luminance = (color: string) => {
        const { r, g, b } = parse(color);
        const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
          const value = part / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const backgroundsOf = (element: Element | null): string[] => {
        for (let at = element; at; at = at.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(at);
          const stops = backgroundImage.includes("gradient")
            ? backgroundImage.match(/rgba?\([^)]+\)/g)
            : null;
          if (stops) return stops;
          const { a } = parse(backgroundColor);
          if (a > 0 && a < 1) return ["translucent"];
          if (a === 1) return [backgroundColor];
        }
        return ["rgb(255, 255, 255)"];
      };
      const short = new Set<string>();
      const texts = document.createTreeWalker(
        document.querySelector(root) ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const text = texts.currentNode.textContent?.trim();
        if (!element || !text || !element.checkVisibility() || element.closest("script, style")) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        for (const background of backgroundsOf(element)) {
          const [light = 0, dark = 0] = [luminance(color), luminance(background)].sort((a, b) => b - a);
          const ratio = (light + 0.05) / (dark + 0.05);
          if (
            background === "translucent" ||
            parse(color).a < 1 ||
            ratio < (large ? { 4.5: 3, 7: 4.5 }[minimum] : minimum)
          )
            short.add(`${text.slice(0, 30)}: ${ratio.toFixed(2)} (${color} on ${background})`);
        }
      }
      return [...short];
    },
    { root: within, minimum },
  );
}

test.use({ allowedMessages: /404/ });

for (const path of [...allPages, "/no-such-page"]) {
  test(`text on ${path} has sufficient contrast, also on hover and while pressed`, async ({ sharedPage }) => {
    const page = await sharedPage(path);
    await page.setViewportSize(phoneSize);
    expect(await lowContrastTexts(page)).toEqual([]);
    await page.setViewportSize(desktopSize);
    expect(await lowContrastTexts(page)).toEqual([]);

    // Tests one control for each set of classes, because controls with the same classes have the same colors.
    const styles = new Set<string>();
    for (const control of await page
      .locator("main a, main button, header a, header button, footer a, footer button")
      .all()) {
      const style = await control.evaluate(
        (element) => `${element.parentElement?.className} ${element.className}`,
      );
      if (styles.has(style) || !(await control.isVisible())) continue;
      styles.add(style);
      await control.hover();
      expect(await lowContrastTexts(page), "on hover").toEqual([]);
      await page.mouse.down();
      expect(await lowContrastTexts(page), "while pressed").toEqual([]);
      // Releases the mouse button outside the control, which triggers no click.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    expect(styles.size).toBeGreaterThan(4);
  });
}

test("prefers-contrast: more raises text contrast to 7:1 and strengthens borders", async ({ sharedPage }) => {
  for (const path of [...Object.values(pages), "/no-such-page"]) {
    const page = await sharedPage(path);
    await page.emulateMedia({ contrast: "more" });
    expect(await lowContrastTexts(page, "main", 7), path).toEqual([]);
    expect(await lowContrastTexts(page, "footer", 7), path).toEqual([]);
    const faint = await page.locator("main *").evaluateAll((all) =>
      all
        .filter((element) => {
          const { borderTopWidth, borderTopColor, color } = getComputedStyle(element);
          return borderTopWidth !== "0px" && borderTopColor !== color;
        })
        .map((element) => element.className),
    );
    expect(faint, path).toEqual([]);
  }
});

test("prefers-reduced-transparency makes the quote dialog's backdrop opaque", async ({ page, context }) => {
  await visit(page, "/#quote");
  const backdropColor = () =>
    quoteDialog(page).evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
  expect(await backdropColor()).toMatch(/^rgba\(/);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-transparency", value: "reduce" }],
  });
  expect(await backdropColor()).toMatch(/^rgb\(/);
});

test("no drawing is behind a product's title, of which dark themes of browsers change only the title", async ({
  sharedPage,
}) => {
  const page = await sharedPage(pages.home);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  const behind = await page.locator("#products li h3").evaluateAll((titles) =>
    titles.flatMap((title) => {
      title.scrollIntoView({ block: "center" });
      const { left, top } = title.getBoundingClientRect();
      return document.elementsFromPoint(left + 4, top + 4).map(({ localName }) => localName);
    }),
  );
  expect(behind).toContain("h3");
  expect(behind).not.toContain("use");
});

test("every text in the menu has sufficient contrast on hover", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await visit(page, pages.home);
  for (const control of await (await openMenu(page)).locator("a, button").all()) {
    await control.hover();
    expect(await lowContrastTexts(page, "#menu")).toEqual([]);
  }
});

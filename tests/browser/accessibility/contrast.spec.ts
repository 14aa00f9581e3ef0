import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { allPages, desktopSize, openMenu, pages, phoneSize, quoteDialog, visit } from "../site";

/**
 * The contrast of every text with the ground behind it, as the browser has worked both out. Of a gradient the worst of
 * its colours counts.
 * @param least what WCAG 2.2 asks for: 4.5, and 3 of large text (1.4.3), or 7, and 4.5 of large text (1.4.6)
 * @returns what falls short
 */
function tooFaint(page: Page, within = "body", least: 4.5 | 7 = 4.5): Promise<string[]> {
  return page.evaluate(
    ({ root, least }) => {
      const parse = (colour: string) => {
        const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return { r, g, b, a };
      };
      const luminance = (colour: string) => {
        const { r, g, b } = parse(colour);
        const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
          const value = part / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const groundsOf = (element: Element | null): string[] => {
        for (let at = element; at; at = at.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(at);
          const stops = backgroundImage.includes("gradient")
            ? backgroundImage.match(/rgba?\([^)]+\)/g)
            : null;
          if (stops) return stops;
          const { a } = parse(backgroundColor);
          if (a > 0 && a < 1) return ["half transparent"];
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
        for (const ground of groundsOf(element)) {
          const [light = 0, dark = 0] = [luminance(color), luminance(ground)].sort((a, b) => b - a);
          const ratio = (light + 0.05) / (dark + 0.05);
          if (
            ground === "half transparent" ||
            parse(color).a < 1 ||
            ratio < (large ? { 4.5: 3, 7: 4.5 }[least] : least)
          )
            short.add(`${text.slice(0, 30)}: ${ratio.toFixed(2)} (${color} on ${ground})`);
        }
      }
      return [...short];
    },
    { root: within, least },
  );
}

test.use({ allowedMessages: /404/ });

for (const path of [...allPages, "/no-such-page"]) {
  test(`every text on ${path} stands out from its ground, at rest and where a pointer or a press is`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(path);
    await page.setViewportSize(phoneSize);
    expect(await tooFaint(page)).toEqual([]);
    await page.setViewportSize(desktopSize);
    expect(await tooFaint(page)).toEqual([]);

    // One control of each look: those with the same classes have the same colours.
    const looks = new Set<string>();
    for (const control of await page
      .locator("main a, main button, header a, header button, footer a, footer button")
      .all()) {
      const look = await control.evaluate(
        (element) => `${element.parentElement?.className} ${element.className}`,
      );
      if (looks.has(look) || !(await control.isVisible())) continue;
      looks.add(look);
      await control.hover();
      expect(await tooFaint(page), "under the pointer").toEqual([]);
      await page.mouse.down();
      expect(await tooFaint(page), "pressed").toEqual([]);
      // Let go elsewhere, so that nothing is chosen.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    expect(looks.size).toBeGreaterThan(4);
  });
}

test("who asks for more contrast gets 7 for every text, 4.5 for a large one, and lines that are as strong", async ({
  sharedPage,
}) => {
  for (const path of [...Object.values(pages), "/no-such-page"]) {
    const page = await sharedPage(path);
    await page.emulateMedia({ contrast: "more" });
    expect(await tooFaint(page, "main", 7), path).toEqual([]);
    expect(await tooFaint(page, "footer", 7), path).toEqual([]);
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

test("who asks for less transparency gets a ground behind a dialog that shows nothing through", async ({
  page,
  context,
}) => {
  await visit(page, "/#quote");
  const ground = () =>
    quoteDialog(page).evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
  expect(await ground()).toMatch(/^rgba\(/);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-transparency", value: "reduce" }],
  });
  expect(await ground()).toMatch(/^rgb\(/);
});

test("every text in the menu stands out from its ground where a pointer is", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await visit(page, pages.home);
  for (const control of await (await openMenu(page)).locator("a, button").all()) {
    await control.hover();
    expect(await tooFaint(page, "#menu")).toEqual([]);
  }
});

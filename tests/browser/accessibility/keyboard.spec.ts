import type { Page } from "@playwright/test";
import { labelInName } from "../../../src/lib/labelInName";
import {
  address,
  agency,
  agents,
  hasComingClosures,
  home,
  layout,
  mainLines,
  principal,
  shownNumber,
  socialWords,
  spanishNumber,
  street,
} from "../content";
import { expect, test } from "../fixtures";
import {
  allPages,
  deskSize,
  email,
  expectFocusIn,
  formFrame,
  menu,
  menuButton,
  pages,
  phone,
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

for (const viewport of [phoneSize, deskSize]) {
  test.describe(`by keyboard at ${viewport.width} px`, () => {
    test.use({ viewport });

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
        await expectFocusIn(page.getByRole("main"));
      }
    });

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

test.describe("the order of the stops is the order of reading", () => {
  test.use({ viewport: deskSize });
  const { city, state, zip } = agency.address;
  const footer = [
    "Get Free Insurance Review",
    `${street} ${city}, ${state} ${zip}`,
    phone,
    email,
    ...agency.social.map(({ name }) => expect.stringContaining(socialWords(name))),
    ...layout.footer.products,
    ...layout.footer.company.map(({ name }) => name),
  ];

  test("on the home page", async ({ page }) => {
    await visit(page, pages.home);
    const names = (await walk(page)).map(({ name }) => name);
    expect(names).toEqual([
      layout.skipLink,
      layout.homeLink,
      ...layout.navigation.map(({ name }) => name),
      phone,
      "Get Free Insurance Review",
      "Get Free Insurance Review",
      layout.actions.call,
      ...(home.hero.proof ? [home.hero.proof] : []),
      // Here comes the lead form, whose stops are the provider's.
      layout.frame.call,
      "Calculate My Savings",
      `Speak with ${principal.name}`,
      shownNumber(principal.phone),
      "Request Free Consultation",
      ...(home.about.reviewsButton ? ["Read Customer Reviews"] : []),
      phone,
      email,
      home.contact.meeting.button,
      ...(spanishNumber ? [spanishNumber] : []),
      // Here comes the contact form.
      layout.frame.call,
      layout.frame.email,
      expect.stringMatching(/^Get Directions/),
      ...(hasComingClosures ? [home.contact.hours.closures] : []),
      ...footer,
    ]);
  });

  test("in the directory", async ({ page }) => {
    await visit(page, pages.directory);
    const names = (await walk(page)).map(({ name }) => name);
    const numbers = [
      ...mainLines.map(({ phone }) => shownNumber(phone)),
      ...agents.flatMap(({ phone, email }) => [shownNumber(phone), ...(email ? [email] : [])]),
    ];
    expect(names).toEqual([
      layout.skipLink,
      labelInName(layout.actions.backHome, layout.actions.back),
      layout.homeLink,
      phone,
      ...numbers,
      "Call Main Office",
      "Return to Homepage",
      ...footer,
    ]);
  });
});

test.describe("the menu by keyboard", () => {
  test.use({ viewport: phoneSize });

  test("opens with Enter, keeps the focus in, and gives it back with Escape", async ({ page }) => {
    await visit(page, pages.home);
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expectFocusIn(menu(page));
    const stops: string[] = [];
    for (let presses = 0; presses < 12; presses++) {
      const stop = await look(page);
      if (stop) {
        expect(stop.hidden).toBeNull();
        stops.push(stop.name);
        await expectFocusIn(menu(page));
      }
      await page.keyboard.press("Tab");
    }
    expect(new Set(stops)).toEqual(
      new Set([
        layout.menu.close,
        ...layout.navigation.map(({ name }) => name),
        "Get Free Insurance Review",
        phone,
        address,
      ]),
    );
    await page.keyboard.press("Escape");
    await expect(menuButton(page)).toBeFocused();
  });

  test("a choice takes the keyboard along to its section", async ({ page }) => {
    await visit(page, pages.home);
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await menu(page).getByRole("link", { name: "Contact" }).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expectFocusIn(page.locator("#contact"));
  });
});

test.describe("the quote dialog by keyboard", () => {
  test.use({ viewport: deskSize });

  test("opens with Space, and Escape gives the focus back", async ({ page }) => {
    await visit(page, pages.home);
    const opener = page.getByRole("button", { name: "Calculate My Savings" });
    await opener.focus();
    await page.keyboard.press("Space");
    await expectFocusIn(quoteDialog(page));
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });

  test("inside the survey, where Escape cannot work, the close button is the next stop", async ({ page }) => {
    await visit(page, "/#quote");
    const survey = formFrame(page, "survey").contentFrame();
    await survey.getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("Tab");
    await expect(quoteCloseButton(page)).toBeFocused();
    expect((await look(page))?.hidden).toBeNull();
    await page.keyboard.press("Enter");
    await expect(quoteDialog(page)).toBeHidden();
  });

  test("nothing behind it is reached", async ({ page }) => {
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

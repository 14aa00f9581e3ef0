import type { Page } from "@playwright/test";
import { forms, layout } from "./content";
import { expect, test } from "./fixtures";
import {
  deskSize,
  expectFocusIn,
  formFrame,
  menuButton,
  openMenu,
  pages,
  phone,
  phoneLink,
  phoneSize,
  quoteCloseButton,
  quoteDialog,
  requestedForms,
  section,
  still,
  tabletSize,
  visit,
} from "./site";

const review = "Get Free Insurance Review";
const footer = (page: Page) => page.getByRole("contentinfo");

/** Every button that the specification names (sections 2 and 4), as it is found on a desk. */
const openers = {
  "the header's 'Get a Quote'": (page: Page) =>
    page.getByRole("banner").getByRole("button", { name: "Get a Quote" }),
  "the header's 'Get Free Insurance Review'": (page: Page) =>
    page.getByRole("banner").getByRole("button", { name: review }),
  "the hero's 'Get Free Insurance Review'": (page: Page) =>
    page.getByRole("main").getByRole("button", { name: review }),
  "the banner's 'Calculate My Savings'": (page: Page) =>
    page.getByRole("button", { name: "Calculate My Savings" }),
  "the principal's 'Request Free Consultation'": (page: Page) =>
    page.getByRole("button", { name: "Request Free Consultation" }),
  "the button of the 'Schedule Meeting' card": (page: Page) =>
    page.getByRole("listitem").filter({ hasText: "Schedule Meeting" }).getByRole("button"),
  "the footer's 'Get Free Insurance Review'": (page: Page) =>
    footer(page).getByRole("button", { name: review }),
  "the footer's 'Get a Quote'": (page: Page) => footer(page).getByRole("button", { name: "Get a Quote" }),
};

test.describe("on a desk", () => {
  test.use({ viewport: deskSize });

  for (const [name, find] of Object.entries(openers)) {
    test(`${name} opens the quote dialog, and gets the focus back`, async ({ opened }) => {
      const page = await opened(pages.home);
      const opener = find(page);
      await opener.click();
      await expect(quoteDialog(page)).toBeVisible();
      await expectFocusIn(quoteDialog(page));
      await quoteCloseButton(page).click();
      await expect(quoteDialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
});

test("a second Enter on a quote button calls nobody", async ({ page }) => {
  const calls: string[] = [];
  await page.exposeFunction("called", (number: string) => calls.push(number));
  await page.addInitScript(() => {
    addEventListener("click", (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='tel:']");
      if (link) (window as unknown as { called(number: string): void }).called(link.href);
    });
  });
  await visit(page, pages.home);
  await page.getByRole("main").getByRole("button", { name: review }).press("Enter");
  await expect(quoteDialog(page).getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Enter");
  expect(calls).toEqual([]);
  // The next stop is the number: there an Enter does call.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => calls).toHaveLength(1);
});

for (const path of [pages.directory, pages.privacy, pages.terms, "/no-such-page"]) {
  test.describe("on every other page", () => {
    test.use({ allowedMessages: /404/ });
    test(`the footer's buttons open it on ${path}`, async ({ page }) => {
      await visit(page, path);
      for (const name of [review, "Get a Quote"]) {
        await footer(page).getByRole("button", { name }).click();
        await expect(quoteDialog(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(quoteDialog(page)).toBeHidden();
      }
    });
  });
}

/** Where the page's parts are, and whether the browser leaves them out while they are off the screen. */
function partsOf(page: Page) {
  return page.locator("main > section, footer").evaluateAll((all) =>
    all.map((part) => {
      const { top, bottom, height } = part.getBoundingClientRect();
      const isLeftOut = getComputedStyle(part).contentVisibility === "auto";
      return { top, height, isLeftOut, isOnScreen: bottom >= 0 && top <= innerHeight };
    }),
  );
}

const leftOut = async (page: Page) => (await partsOf(page)).some(({ isLeftOut }) => isLeftOut);

test("nothing is left out of the page when a press on its button is let go elsewhere, nor too soon when the next follows", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, pages.home);
  for (let press = 1; press <= 2; press += 1) {
    await page.getByRole("main").getByRole("button", { name: review }).hover();
    await page.mouse.down();
    await page.clock.fastForward(600);
    expect(await leftOut(page)).toBe(true);
    await page.mouse.move(5, 300);
    await page.mouse.up();
  }
  await page.clock.fastForward(600);
  expect(await leftOut(page)).toBe(false);
  await expect(quoteDialog(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: phoneSize });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("nothing is left out of the page when a press on its button becomes a swipe", async ({
      page,
      context,
    }) => {
      await visit(page, pages.home);
      const box = await page.getByRole("main").getByRole("button", { name: review }).boundingBox();
      const session = await context.newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", up: number) => {
        const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 - up };
        return session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [at],
        });
      };
      await touch("touchStart", 0);
      await expect.poll(() => leftOut(page)).toBe(true);
      for (const up of [10, 60, 120]) await touch("touchMove", up);
      await expect.poll(() => leftOut(page)).toBe(false);
      await touch("touchEnd", 120);
      await expect(quoteDialog(page)).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });
  });

  test("behind it parts off the screen are left out until it closes, and nothing moves", async ({ page }) => {
    await visit(page, pages.home);
    const parts = () => partsOf(page);
    for (const name of [review, "Calculate My Savings", "Request Free Consultation"]) {
      const opener = page.getByRole("main").getByRole("button", { name });
      await opener.scrollIntoViewIfNeeded();
      const before = await parts();
      expect(before.map(({ isOnScreen }) => isOnScreen)).toContain(false);
      expect(before.map(({ isLeftOut }) => isLeftOut)).not.toContain(true);
      // As long as a finger rests on it: the page is painted meanwhile.
      await opener.click({ delay: 100 });
      await expect(quoteDialog(page)).toBeVisible();
      expect(await parts()).toEqual(before.map((part) => ({ ...part, isLeftOut: !part.isOnScreen })));
      await page.keyboard.press("Escape");
      await expect(quoteDialog(page)).toBeHidden();
      await expect.poll(parts).toEqual(before);
    }
  });

  for (const name of ["Get a Quote", review]) {
    test(`the menu's '${name}' closes the menu and opens the dialog`, async ({ page }) => {
      await visit(page, pages.home);
      const menu = await openMenu(page);
      await menu.getByRole("button", { name }).click();
      await expect(quoteDialog(page)).toBeVisible();
      await expect(menu).toBeHidden();
      await quoteCloseButton(page).click();
      // The button that opened it has gone with the menu: the focus goes where the menu gave it back.
      await expect(menuButton(page)).toBeFocused();
    });
  }
});

test("there is one quote dialog on a page", async ({ opened }) => {
  const page = await opened(pages.home);
  await expect(page.locator("dialog#quote")).toHaveCount(1);
});

test("it says 'Get your FREE insurance review by Call or Text:' with a number to tap", async ({ page }) => {
  await visit(page, pages.home);
  await page.getByRole("main").getByRole("button", { name: review }).click();
  const heading = quoteDialog(page).getByRole("heading", {
    name: `Get your FREE insurance review by Call or Text: ${phone}`,
  });
  await expect(heading).toBeVisible();
  await expect(heading.getByRole("link", { name: phone })).toHaveAttribute("href", phoneLink);
});

test("then comes the survey, as high as is told for it", async ({ page }) => {
  await visit(page, pages.home);
  await page.getByRole("main").getByRole("button", { name: review }).click();
  const frame = formFrame(page, "survey");
  await expect(frame).toBeVisible();
  await still(quoteDialog(page));
  expect((await frame.boundingBox())?.height).toBe(forms.survey.height);
  await expect(frame.contentFrame().getByRole("radio").first()).toBeVisible();
});

test("the survey is not fetched until the dialog opens", async ({ page }) => {
  const forms = requestedForms(page);
  await visit(page, pages.directory);
  await footer(page).scrollIntoViewIfNeeded();
  expect(forms).toEqual([]);
  await footer(page).getByRole("button", { name: review }).click();
  await expect.poll(() => forms).toHaveLength(1);
});

test("Escape closes it and gives the focus back", async ({ page }) => {
  await visit(page, pages.home);
  const opener = page.getByRole("button", { name: "Calculate My Savings" });
  await opener.click();
  await expect(quoteDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(quoteDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a press beside it closes it, a press in it does not", async ({ page }) => {
  await visit(page, pages.home);
  await page.getByRole("button", { name: "Calculate My Savings" }).click();
  const dialog = quoteDialog(page);
  await expect(dialog).toBeVisible();
  await still(dialog);
  await dialog.getByRole("heading").click({ position: { x: 3, y: 3 } });
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 200);
  await expect(dialog).toBeHidden();
});

for (const viewport of [phoneSize, { width: 390, height: 500 }, tabletSize, deskSize]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("it is at most 90 % of the viewport high, its close button in sight, the survey scrolls inside", async ({
      page,
    }) => {
      await visit(page, pages.home);
      await page.getByRole("main").getByRole("button", { name: review }).click();
      const dialog = quoteDialog(page);
      await expect(dialog).toBeVisible();
      await still(dialog);
      const box = await dialog.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.9);
      expect(box?.width).toBeLessThanOrEqual(viewport.width);
      await expect(quoteCloseButton(page)).toBeInViewport({ ratio: 1 });

      const help = dialog.getByText(layout.frame.help);
      await help.scrollIntoViewIfNeeded();
      await expect(help).toBeInViewport();
      // From edge to edge, or the survey would show beside it; a scrollbar takes at most 17 px.
      expect((await help.boundingBox())?.width).toBeGreaterThanOrEqual((box?.width ?? 0) - 17);
      await expect(quoteCloseButton(page)).toBeInViewport({ ratio: 1 });
    });

    test("the page behind it does not scroll", async ({ page }) => {
      await visit(page, pages.home);
      await section(page, "What Our Clients Say").scrollIntoViewIfNeeded();
      await page.evaluate(() => {
        location.hash = "quote";
      });
      await expect(quoteDialog(page)).toBeVisible();
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(3, 100);
      await page.mouse.wheel(0, 700);
      await page.keyboard.press("PageDown");
      await page.keyboard.press("End");
      // Two frames: a scroll that was going to happen has begun by then.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  });
}

test.describe("an address that ends in #quote", () => {
  test("opens the dialog, from an email or a bookmark", async ({ page }) => {
    await visit(page, "/#quote");
    await expect(quoteDialog(page)).toBeVisible();
  });

  test("is cleaned when the dialog closes, so that the same link opens it again", async ({ page }) => {
    await visit(page, "/#quote");
    await quoteCloseButton(page).click();
    await expect(page).toHaveURL("/");
    await page.evaluate(() => {
      location.hash = "quote";
    });
    await expect(quoteDialog(page)).toBeVisible();
  });

  test("closes the menu, which would stand behind the dialog", async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await visit(page, pages.home);
    const menu = await openMenu(page);
    await page.evaluate(() => {
      location.hash = "quote";
    });
    await expect(quoteDialog(page)).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

import type { Page } from "@playwright/test";
import { home, layout } from "./content";
import { expect, test } from "./fixtures";
import {
  belowHeader,
  deskSize,
  openMenu,
  pages,
  phoneSize,
  scriptsReady,
  scrolled,
  visit,
  withMotion,
} from "./site";

const headings = {
  "#products": home.products.heading,
  "#about": home.about.heading,
  "#testimonials": "What Our Clients Say",
  "#contact": home.contact.heading,
};

/** The section stands below the sticky header: its upper edge is not under it, and its heading is in sight. */
async function expectAt(page: Page, hash: keyof typeof headings): Promise<void> {
  await scrolled(page);
  const section = page.locator(hash);
  expect(await belowHeader(page, section)).toBeGreaterThanOrEqual(-1);
  expect(await belowHeader(page, section)).toBeLessThan(120);
  const heading = section.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText(headings[hash]);
  await expect(heading).toBeInViewport({ ratio: 1 });
}

for (const viewport of [phoneSize, deskSize]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const hash of Object.keys(headings) as (keyof typeof headings)[]) {
      test(`an address that ends in ${hash} lands below the sticky header`, async ({ page }) => {
        await visit(page, `/${hash}`);
        await expectAt(page, hash);
      });
    }

    const links = [
      ["About Us", "#about"],
      ["Customer Reviews", "#testimonials"],
      ["Contact Us", "#contact"],
      [String(layout.footer.products.at(-1)), "#products"],
    ] as const;

    test("the footer's links lead to their sections", async ({ page }) => {
      await visit(page, pages.home);
      for (const [link, hash] of links) {
        await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
        await expect(page).toHaveURL(`/${hash}`);
        await expectAt(page, hash);
      }
    });

    test("the footer's links lead to their sections from another page", async ({ page }) => {
      await visit(page, pages.privacy);
      for (const [link, hash] of links) {
        await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
        await expect(page).toHaveURL(`/${hash}`);
        await scriptsReady(page);
        await expectAt(page, hash);
        await page.goBack();
      }
    });

    test("'Our Team' leads to the licensed agents in the directory", async ({ page }) => {
      await visit(page, pages.home);
      await page.getByRole("contentinfo").getByRole("link", { name: "Our Team" }).click();
      await expect(page).toHaveURL("/directory#licensed-agents");
      await scriptsReady(page);
      await scrolled(page);
      const heading = page.getByRole("heading", { name: "Licensed Agents" });
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await belowHeader(page, heading)).toBeGreaterThanOrEqual(0);
    });
  });
}

test.describe("for a visitor who comes back", () => {
  test.use(withMotion);
  test("a deep link and a reload are no journey from the top", async ({ page }) => {
    await page.addInitScript(() => {
      let steps = 0;
      addEventListener("scroll", () => {
        document.documentElement.dataset.steps = String(++steps);
      });
    });
    const steps = async () => {
      await scrolled(page);
      return Number(await page.evaluate(() => document.documentElement.dataset.steps ?? 0));
    };
    await visit(page, `${pages.home}#contact`);
    expect(await steps(), "deep link").toBeLessThan(4);
    await page.reload();
    await scriptsReady(page);
    expect(await steps(), "reload").toBeLessThan(4);
    await expectAt(page, "#contact");
  });

  test("the page is smooth no longer than until a link has led there", async ({ page }) => {
    await visit(page, pages.home);
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await expectAt(page, "#contact");
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
      .toBe("auto");
  });
});

test.describe("'Read Customer Reviews'", () => {
  test.skip(!home.about.reviewsButton, "the agency has no reviews yet");
  test.describe("for most visitors", () => {
    test.use(withMotion);
    test("scrolls smoothly to the testimonials", async ({ page }) => {
      await visit(page, pages.home);
      const button = page.getByRole("link", { name: "Read Customer Reviews" });
      await button.scrollIntoViewIfNeeded();
      await scrolled(page);
      const start = await page.evaluate(() => scrollY);
      const places = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const seen = new Set<number>();
            addEventListener("scroll", () => seen.add(Math.round(scrollY)));
            addEventListener("scrollend", () => resolve(seen.size), { once: true });
          }),
      );
      await button.click();
      expect(await places, "places on the way").toBeGreaterThan(2);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(start);
      await expectAt(page, "#testimonials");
    });
  });

  test.describe("for a visitor who wants no motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("is there at once", async ({ page }) => {
      await visit(page, pages.home);
      await page.getByRole("link", { name: "Read Customer Reviews" }).click();
      await expectAt(page, "#testimonials");
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
        "auto",
      );
    });
  });
});

test.describe("the place that a link leads to gets the focus, so that it is what a screen reader says", () => {
  test("in the page", async ({ page }) => {
    await visit(page, pages.home);
    for (const [link, hash] of [
      ["About Us", "#about"],
      ["Customer Reviews", "#testimonials"],
      ["Contact Us", "#contact"],
    ] as const) {
      await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
      await expect(page.locator(hash)).toBeFocused();
    }
  });

  test("from another page", async ({ page }) => {
    await visit(page, pages.privacy);
    await page.getByRole("contentinfo").getByRole("link", { name: "Our Team" }).click();
    await expect(page.getByRole("region", { name: "Licensed Agents" })).toBeFocused();
  });

  test("from the menu", async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await visit(page, pages.home);
    await (await openMenu(page)).getByRole("link", { name: "About Us" }).click();
    await expect(page.locator("#about")).toBeFocused();
  });
});

test.describe("a legal page", () => {
  for (const path of [pages.privacy, pages.terms]) {
    test(`${path} has a way to jump to each of its sections`, async ({ page }) => {
      await visit(page, path);
      const contents = page.getByRole("navigation", { name: layout.legal.contents });
      const titles = await page.getByRole("main").locator("section > h2").allTextContents();
      await expect(contents.getByRole("listitem")).toHaveText(titles);
      for (const title of titles) {
        await contents.getByRole("link", { name: title }).click();
        await scrolled(page);
        const heading = page.getByRole("heading", { name: title, level: 2 });
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport({ ratio: 1 });
        expect(await belowHeader(page, heading)).toBeGreaterThanOrEqual(0);
      }
    });
  }
});

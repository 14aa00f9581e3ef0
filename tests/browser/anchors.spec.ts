import type { Page } from "@playwright/test";
import { home, layout } from "./content";
import { expect, test } from "./fixtures";
import {
  desktopSize,
  distanceBelowHeader,
  openMenu,
  pages,
  phoneSize,
  visit,
  waitForScripts,
  waitForScrollEnd,
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
  await waitForScrollEnd(page);
  const section = page.locator(hash);
  expect(await distanceBelowHeader(page, section)).toBeGreaterThanOrEqual(-1);
  expect(await distanceBelowHeader(page, section)).toBeLessThan(120);
  const heading = section.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText(headings[hash]);
  await expect(heading).toBeInViewport({ ratio: 1 });
}

for (const viewport of [phoneSize, desktopSize]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const hash of Object.keys(headings) as (keyof typeof headings)[]) {
      test(`an address that ends in ${hash} lands below the sticky header`, async ({ page }) => {
        await visit(page, `/${hash}`);
        await expectAt(page, hash);
      });
    }
  });
}

const links = [
  ["About Us", "#about"],
  ["Customer Reviews", "#testimonials"],
  ["Contact Us", "#contact"],
  [String(layout.footer.products.at(-1)), "#products"],
] as const;

test("the footer's links lead to their sections, which get the focus and are so read aloud", async ({
  page,
}) => {
  await visit(page, pages.home);
  for (const [link, hash] of links) {
    await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(`/${hash}`);
    await expectAt(page, hash);
    await expect(page.locator(hash)).toBeFocused();
  }
});

test("the footer's links lead from another page to the home page's sections", async ({ page }) => {
  await visit(page, pages.privacy);
  for (const [link, hash] of links) {
    await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(`/${hash}`);
    await waitForScripts(page);
    await expectAt(page, hash);
    await page.goBack();
  }
});

test("'Our Team' leads to the licensed agents in the directory, and the focus goes along", async ({
  page,
}) => {
  await visit(page, pages.home);
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Team" }).click();
  await expect(page).toHaveURL("/directory#licensed-agents");
  await waitForScripts(page);
  await waitForScrollEnd(page);
  const heading = page.getByRole("heading", { name: "Licensed Agents" });
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect(await distanceBelowHeader(page, heading)).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole("region", { name: "Licensed Agents" })).toBeFocused();
});

test("a link of the menu takes the focus along to its section", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await visit(page, pages.home);
  await (await openMenu(page)).getByRole("link", { name: "About Us" }).click();
  await expect(page.locator("#about")).toBeFocused();
});

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
      await waitForScrollEnd(page);
      return Number(await page.evaluate(() => document.documentElement.dataset.steps ?? 0));
    };
    await visit(page, `${pages.home}#contact`);
    expect(await steps(), "deep link").toBeLessThan(4);
    await page.reload();
    await waitForScripts(page);
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

test.describe("with motion", () => {
  test.use(withMotion);
  test("'Read Customer Reviews' scrolls smoothly to the testimonials", async ({ page }) => {
    test.skip(!home.about.reviewsButton, "the agency has no reviews yet");
    await visit(page, pages.home);
    const button = page.getByRole("link", { name: "Read Customer Reviews" });
    await button.scrollIntoViewIfNeeded();
    await waitForScrollEnd(page);
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
    await expectAt(page, "#testimonials");
  });
});

test("a legal page's list leads to each of its sections, which get the focus", async ({ page }) => {
  await visit(page, pages.privacy);
  const contents = page.getByRole("navigation", { name: layout.legal.contents });
  const titles = await page.getByRole("main").locator("section > h2").allTextContents();
  await expect(contents.getByRole("listitem")).toHaveText(titles);
  for (const title of titles) {
    await contents.getByRole("link", { name: title }).click();
    await waitForScrollEnd(page);
    const heading = page.getByRole("heading", { name: title, level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await distanceBelowHeader(page, heading)).toBeGreaterThanOrEqual(0);
  }
});

import type { Page } from "@playwright/test";
import { home, layout } from "./content";
import { expect, test } from "./fixtures";
import {
  distanceBelowHeader,
  pages,
  phoneSize,
  visit,
  waitForScripts,
  waitForScrollEnd,
  withMotion,
} from "./pageHelpers";

const headings = {
  "#products": home.products.heading,
  "#about": home.about.heading,
  "#testimonials": "What Our Clients Say",
  "#contact": home.contact.heading,
};

/** Expects the page to be scrolled to a section, with the heading visible below the sticky header. */
async function expectScrolledTo(page: Page, hash: keyof typeof headings): Promise<void> {
  await waitForScrollEnd(page);
  const section = page.locator(hash);
  expect(await distanceBelowHeader(page, section)).toBeGreaterThanOrEqual(-1);
  expect(await distanceBelowHeader(page, section)).toBeLessThan(120);
  const heading = section.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText(headings[hash]);
  await expect(heading).toBeInViewport({ ratio: 1 });
}

test.describe("on a phone", () => {
  test.use({ viewport: phoneSize });
  for (const hash of Object.keys(headings) as (keyof typeof headings)[])
    test(`a URL with ${hash} scrolls the section to below the sticky header`, async ({ page }) => {
      await visit(page, `/${hash}`);
      await expectScrolledTo(page, hash);
    });
});

test("a changed fragment of a campaign's link scrolls to the section and keeps the query", async ({
  page,
}) => {
  await visit(page, "/#Contact?utm_source=mail");
  await expect(page).toHaveURL("/?utm_source=mail#contact");
  await expectScrolledTo(page, "#contact");
  await visit(page, "/directory#licensed-agents&utm_source=mail");
  await waitForScrollEnd(page);
  const heading = page.getByRole("heading", { name: "Licensed Agents" });
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect(await distanceBelowHeader(page, heading)).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole("region", { name: "Licensed Agents" })).toBeFocused();
});

/** The words in an id for which Mozilla's Readability, and so Firefox's reader view, leaves a heading out. */
const negativeWords =
  /-ad-|hidden|banner|com(bx|ment|-)|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/;

test("no id makes the reader view leave out a heading", async ({ page }) => {
  for (const path of Object.values(pages)) {
    await page.goto(path);
    const ids = await page
      .locator("main :is(h1, h2):not(.content)")
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id) => negativeWords.test(id))).toEqual([]);
  }
});

const links = [
  ["About Us", "#about"],
  ["Customer Reviews", "#testimonials"],
  ["Contact Us", "#contact"],
  [String(layout.footer.products.at(-1)), "#products"],
] as const;

test("the footer's section links scroll to their sections and move the focus there", async ({ page }) => {
  await visit(page, pages.home);
  for (const [link, hash] of links) {
    await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(`/${hash}`);
    await expectScrolledTo(page, hash);
    await expect(page.locator(hash)).toBeFocused();
  }
});

test("on other pages, the footer's section links lead to the home page's sections", async ({ page }) => {
  await visit(page, pages.privacy);
  for (const [link, hash] of links) {
    await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(`/${hash}`);
    await waitForScripts(page);
    await expectScrolledTo(page, hash);
    await page.goBack();
  }
});

test.describe("with motion", () => {
  test.use(withMotion);
  test("a deep link and a reload jump to the section without smooth scrolling", async ({ page }) => {
    await page.addInitScript(() => {
      let count = 0;
      addEventListener("scroll", () => {
        document.documentElement.dataset.scrollEvents = String(++count);
      });
    });
    const scrollEvents = async () => {
      await waitForScrollEnd(page);
      return Number(await page.evaluate(() => document.documentElement.dataset.scrollEvents ?? 0));
    };
    await visit(page, `${pages.home}#contact`);
    expect(await scrollEvents(), "deep link").toBeLessThan(4);
    await page.reload();
    await waitForScripts(page);
    expect(await scrollEvents(), "reload").toBeLessThan(4);
    await expectScrolledTo(page, "#contact");
  });

  test("a section link scrolls smoothly, and only that scroll is smooth", async ({ page }) => {
    await visit(page, pages.home);
    const positions = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const recorded = new Set<number>();
          addEventListener("scroll", () => recorded.add(Math.round(scrollY)));
          addEventListener("scrollend", () => resolve(recorded.size), { once: true });
        }),
    );
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    expect(await positions, "scroll positions").toBeGreaterThan(2);
    await expectScrolledTo(page, "#contact");
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
      .toBe("auto");
  });
});

test("a legal page's table of contents links to all sections and moves the focus there", async ({ page }) => {
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

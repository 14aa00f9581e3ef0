import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectBelowHeader, pages, visit, withMotion } from "./pageHelpers";

async function expectScrolledTo(page: Page, id: string): Promise<void> {
  const heading = page.locator(`:is(h2${id}, ${id} h2)`).first();
  await expect(heading, `heading of ${id}`).toBeInViewport({ ratio: 1 });
  await expect(page.locator(id)).toBeFocused();
  await expectBelowHeader(page.locator(id));
}

test("an anchor link works even if an email tool has appended ?utm_source=mail to the fragment", async ({
  page,
}) => {
  await visit(page, "/#contact?utm_source=mail");
  await expect(page).toHaveURL("/?utm_source=mail#contact");
  await expectScrolledTo(page, "#contact");
});

test.describe(() => {
  test.use(withMotion);
  test("a click on an in-page link scrolls smoothly, unless the visitor prefers reduced motion", async ({
    page,
  }) => {
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
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  });
});

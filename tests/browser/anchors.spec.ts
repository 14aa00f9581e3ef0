import { expect, test } from "./fixtures";
import { expectBelowHeader, visit, withMotion } from "./pageHelpers";

test.use(withMotion);

test("an in-page link scrolls smoothly, but the Back button scrolls instantly", async ({ page }) => {
  await visit(page, "/");
  // Waits until the lead form has its final height, because the growing form moves the sections below.
  await expect(page.locator("[data-frame]").first()).toHaveAttribute("style", /--frame-height/);
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
  await expectBelowHeader(page.locator("#contact"));
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});

import { expect, test } from "./fixtures";
import { phoneSize, visit } from "./pageHelpers";

test.use({ viewport: phoneSize, hasTouch: true, isMobile: true });

test("on a phone, a bar repeats the hero's buttons between the hero and the contact section", async ({
  page,
}) => {
  await visit(page, "/");
  const name = "Get Free Insurance Review";
  const barButton = page.getByRole("main").getByRole("button", { name }).last();
  await expect(barButton).not.toBeInViewport();
  await page.locator("#testimonials").evaluate((section) => section.scrollIntoView());
  await expect(barButton).toBeInViewport({ ratio: 1 });
  await page.locator("footer").evaluate((footer) => footer.scrollIntoView());
  await expect(barButton).not.toBeInViewport();
});

import { quoteDialog } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { phoneSize, visit } from "./pageHelpers";

test("a review shows its author and source, stars only if it is rated, and 'Verified Customer' only if it is verified", async ({
  page,
}) => {
  await visit(page, "/");
  const reviews = page.locator("#testimonials").getByRole("figure");
  const [rated, unrated] = [reviews.nth(1), reviews.nth(2)];
  await expect(rated).toMatchAriaSnapshot(`
    - figure /Ruben A\\./:
      - img "4 out of 5 stars"
      - text: Verified Customer
      - blockquote: “Certificates for my job sites come back the same afternoon.”
      - strong: Ruben A.
      - paragraph: Mesa, AZ · Commercial
      - paragraph: Google, March 2026`);
  await expect(unrated.getByRole("img").or(unrated.getByText("Verified Customer"))).toHaveCount(0);
});

test("the footer link 'Report a Claim' goes to the insurance carriers' phone numbers", async ({ page }) => {
  await visit(page, "/directory");
  await page.getByRole("link", { name: "Report a Claim" }).click();
  await page.getByText("Find your carrier").click();
  await expect(page.getByRole("link", { name: "(800) 555-0111" })).toBeInViewport();
});

test.describe(() => {
  test.use({ viewport: phoneSize, hasTouch: true, isMobile: true });
  test("on a touch screen, the text-message number is a link with an `sms:` URL", async ({ page }) => {
    await visit(page, "/#quote");
    await expect(quoteDialog(page).getByRole("link")).toHaveText(["(928) 555-0177", "Text (928) 555-0178"]);
    await expect(quoteDialog(page).getByRole("link").last()).toHaveAttribute("href", "sms:+19285550178");
  });

  test("on a phone, while the page is scrolled between the hero and the contact section, a sticky bar shows the hero's buttons", async ({
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
});

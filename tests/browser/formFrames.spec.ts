import { forms, home, layout } from "./content";
import { expect, test } from "./fixtures";
import {
  desktopSize,
  email,
  formContainer,
  formFrame,
  pages,
  phoneLink,
  recordFormRequests,
  section,
  tabletSize,
  visit,
} from "./site";

test.describe("on a tablet", () => {
  test.use({ viewport: tabletSize });
  test("the hero's form is not loaded, the contact form when it comes near the screen", async ({ page }) => {
    const requested = recordFormRequests(page);
    await visit(page, pages.home);
    expect(requested).toEqual([]);
    await formContainer(page, "contact").scrollIntoViewIfNeeded();
    await expect.poll(() => requested.length).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(formFrame(page, "lead")).toBeHidden();
    expect(requested).toHaveLength(1);
  });
});

test("beside every form are the ways to reach a person", async ({ page }) => {
  await visit(page, pages.home);
  for (const form of ["lead", "contact", "survey"] as const) {
    const help = formContainer(page, form).locator("xpath=following-sibling::p");
    await expect(help.locator(`a[href="${phoneLink}"]`)).toHaveText(layout.frame.call);
  }
  const contactHelp = section(page, home.contact.heading).getByText(layout.frame.help);
  await expect(contactHelp.getByRole("link", { name: layout.frame.email })).toHaveAttribute(
    "href",
    `mailto:${email}`,
  );
});

test.describe("on a desk", () => {
  test.use({ viewport: desktopSize });
  test("nothing moves when a form takes the place of its skeleton", async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${forms.lead.address}*`, async (route) => {
      await asked;
      await route.fallback();
    });
    await page.goto(pages.home, { waitUntil: "domcontentloaded" });
    const frame = formFrame(page, "lead");
    const below = page.locator("#products");
    await expect(frame).toHaveCSS("height", `${forms.lead.height}px`);
    // The font that is still on its way may break a line elsewhere.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await below.boundingBox();
    answer();
    await expect(frame.contentFrame().getByRole("heading")).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
});

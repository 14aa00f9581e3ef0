import { forms, home, layout } from "./content";
import { expect, test } from "./fixtures";
import {
  deskSize,
  email,
  formFrame,
  formPlace,
  pages,
  phoneLink,
  phoneSize,
  requestedForms,
  section,
  tabletSize,
  visit,
} from "./site";

for (const viewport of [phoneSize, tabletSize]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test("the hero's form is not shown, and not even fetched", async ({ page }) => {
      const forms = requestedForms(page);
      await visit(page, pages.home);
      await expect(formFrame(page, "lead")).toBeHidden();
      // Down to the contact form and back: the one frame that was asked for is the contact form's.
      await formPlace(page, "contact").scrollIntoViewIfNeeded();
      await expect.poll(() => forms.length).toBe(1);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      expect(forms).toHaveLength(1);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: phoneSize });
  test("the contact form is not fetched until it is near the screen", async ({ page }) => {
    const forms = requestedForms(page);
    await visit(page, pages.home);
    expect(forms).toEqual([]);
    await formPlace(page, "contact").scrollIntoViewIfNeeded();
    await expect.poll(() => forms).toHaveLength(1);
  });
});

test.describe("on a desk", () => {
  test.use({ viewport: deskSize });

  test("the hero has the lead form, as high as is told for it", async ({ page }) => {
    await visit(page, pages.home);
    const frame = formFrame(page, "lead");
    await expect(frame).toBeVisible();
    expect((await frame.boundingBox())?.height).toBe(forms.lead.height);
    await expect(frame.contentFrame().getByRole("heading")).toBeVisible();
  });
});

test("the contact form stands under 'Send Us a Message', as high as is told for it", async ({ page }) => {
  await visit(page, pages.home);
  const contact = page.locator("#contact");
  await expect(contact.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
  const frame = formFrame(page, "contact");
  await formPlace(page, "contact").scrollIntoViewIfNeeded();
  await expect(frame).toBeVisible();
  expect((await frame.boundingBox())?.height).toBe(forms.contact.height);
  await expect(frame.contentFrame().getByRole("textbox").first()).toBeVisible();
});

test("beside every frame stands the way to a person", async ({ page }) => {
  await visit(page, pages.home);
  for (const form of ["lead", "contact", "survey"] as const) {
    const help = formPlace(page, form).locator("xpath=following-sibling::p");
    await expect(help.locator(`a[href="${phoneLink}"]`)).toHaveText(layout.frame.call);
  }
  const contactHelp = section(page, home.contact.heading).getByText(layout.frame.help);
  await expect(contactHelp.getByRole("link", { name: layout.frame.email })).toHaveAttribute(
    "href",
    `mailto:${email}`,
  );
});

test.describe("a frame's content does not answer", () => {
  test.use({ viewport: deskSize });
  test("a skeleton stands in its place, and nothing below it moves when it comes", async ({ page }) => {
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
    await expect(frame).toBeVisible();
    // The font that is still on its way may break a line elsewhere.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await below.boundingBox();
    answer();
    await expect(frame.contentFrame().getByRole("heading")).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
});

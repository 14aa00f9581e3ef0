import { home, layout } from "./content";
import { expect, test } from "./fixtures";
import {
  deskSize,
  email,
  formPlace,
  formTitles,
  pages,
  phoneLink,
  phoneSize,
  requestedForms,
  section,
  tabletSize,
  visit,
} from "./site";

const { lead: leadForm, contact: contactForm } = formTitles;

for (const viewport of [phoneSize, tabletSize]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test("the hero's form is not shown, and not even fetched", async ({ page }) => {
      const forms = requestedForms(page);
      await visit(page, pages.home);
      await expect(page.getByTitle(leadForm)).toBeHidden();
      // Down to the contact form and back: the one frame that was asked for is the contact form's.
      await formPlace(page, contactForm).scrollIntoViewIfNeeded();
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
    await formPlace(page, contactForm).scrollIntoViewIfNeeded();
    await expect.poll(() => forms).toHaveLength(1);
  });
});

test.describe("on a desk", () => {
  test.use({ viewport: deskSize });

  test("the hero has the lead form, 600 px high, named 'Free Review Website Header'", async ({ page }) => {
    await visit(page, pages.home);
    const frame = page.getByTitle(leadForm);
    await expect(frame).toBeVisible();
    expect((await frame.boundingBox())?.height).toBe(600);
    await expect(frame).toHaveAttribute("data-form-name", leadForm);
    await expect(frame.contentFrame().getByRole("heading")).toBeVisible();
  });
});

test("the contact form stands under 'Send Us a Message', 500 px high", async ({ page }) => {
  await visit(page, pages.home);
  const contact = page.locator("#contact");
  await expect(contact.getByRole("heading", { name: contactForm })).toBeVisible();
  const frame = contact.getByTitle(contactForm);
  await formPlace(page, contactForm).scrollIntoViewIfNeeded();
  await expect(frame).toBeVisible();
  expect((await frame.boundingBox())?.height).toBe(500);
  await expect(frame.contentFrame().getByRole("textbox").first()).toBeVisible();
});

test("beside every frame stands the way to a person", async ({ page }) => {
  await visit(page, pages.home);
  for (const title of Object.values(formTitles)) {
    const help = formPlace(page, title).locator("xpath=following-sibling::p");
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
    await page.route("**/sample-forms/lead-form.html", async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(pages.home, { waitUntil: "domcontentloaded" });
    const frame = page.getByTitle(leadForm);
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

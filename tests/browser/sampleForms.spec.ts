import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "./fixtures";
import { pages } from "./pageHelpers";
import { expectNoAxeViolations } from "./properties/expectNoAxeViolations";
import { formContainer, formFrame } from "./providerFormHelpers";

// Serves the sample forms in place of the mock provider's forms.
const folder = "static/sample-forms";
test.skip(!existsSync(folder), "the sample forms have been deleted");
test.beforeEach(({ page }) =>
  page.route(/forms\.provider\.example/, (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    const forms = { "lead-1": "lead-form.html", "contact-2": "contact-form.html", "survey-3": "survey.html" };
    return route.fulfill({ path: join(folder, forms[name as keyof typeof forms] ?? name) });
  }),
);

for (const form of ["lead-form", "contact-form", "survey"]) {
  test(`the sample ${form} has no way to send data, and says that nothing is sent`, () => {
    const html = readFileSync(join(folder, `${form}.html`), "utf8");
    expect(html).toMatch(/Sample form: nothing is sent<\/p>\s*<\/form>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toMatch(/\s(action|formaction|href="http|src="http)|<button(?! type="button")/);
    expect(html).not.toMatch(/<(main|header|footer|nav|h1)\b|role="main"/);
  });

  test(`axe finds no violations in the sample ${form}`, async ({ page }) => {
    await page.goto(`https://forms.provider.example/${form}.html`);
    for (const width of [320, 600]) {
      await page.setViewportSize({ width, height: 600 });
      await expectNoAxeViolations(page, `${width} px`, true);
    }
  });
}

for (const width of [320, 1440]) {
  test(`at ${width} px, each sample form fits its iframe without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pages.home);
    for (const [form, title, height] of [
      ["lead", "Free Review Website Header", 600],
      ["contact", "Send Us a Message", 500],
      ["survey", "Get a quote", 600],
    ] as const) {
      if (form === "lead" && width < 1024) continue;
      if (form === "survey") await page.locator("#contact [commandfor=quote]").click();
      else await formContainer(page, form).scrollIntoViewIfNeeded();
      const frame = formFrame(page, form);
      await expect(formContainer(page, form)).toHaveAttribute("data-state", "arrived");
      await expect(frame).toHaveCSS("height", `${height}px`);
      await expect(frame).toHaveAttribute("title", title);
      const content = frame.contentFrame().locator("html");
      expect(await content.evaluate((root) => root.scrollHeight)).toBeLessThanOrEqual(height);
    }
  });
}

test("the sample survey skips the first question if the URL contains the answer", async ({ page }) => {
  await page.goto("/?insurance=home#quote");
  const survey = formFrame(page, "survey").contentFrame();
  await expect(survey.getByText("Question 2 of 4")).toBeVisible();
  await survey.getByRole("button", { name: "Back" }).click();
  await expect(survey.getByRole("radio", { name: "House or condo" })).toBeChecked();
});

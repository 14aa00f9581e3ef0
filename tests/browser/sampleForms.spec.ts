import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expectNoAxeViolations } from "./everyPage/expectNoAxeViolations";
import { expect, test } from "./fixtures";

const folder = "static/sample-forms";
test.skip(!existsSync(folder), "the sample forms have been deleted");

for (const form of ["lead-form", "contact-form", "survey"])
  test(`the sample ${form} is accessible, cannot send data, and says that nothing is sent`, async ({
    page,
  }) => {
    const html = readFileSync(join(folder, `${form}.html`), "utf8");
    expect(html).toMatch(/Sample form: nothing is sent<\/p>\s*<\/form>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toMatch(/\s(action|formaction|href="http|src="http)|<button(?! type="button")/);
    expect(html).not.toMatch(/<(main|header|footer|nav|h1)\b|role="main"/);
    await page.route("https://forms.provider.example/*", (route) =>
      route.fulfill({ path: join(folder, basename(route.request().url())) }),
    );
    await page.goto(`https://forms.provider.example/${form}.html`);
    for (const width of [320, 600]) {
      await page.setViewportSize({ width, height: 600 });
      await expectNoAxeViolations(page, `${width} px`, true);
    }
  });

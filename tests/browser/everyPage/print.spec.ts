import { fixtureTime } from "../../support/fixtureSite";
import { expect, test } from "../fixtures";
import { everyPage, visit } from "../pageHelpers";
import { contactForm } from "../providerFormHelpers";
import { overlappingLines, wordsBrokenAcrossLines } from "./layoutProblems";

for (const { title, url } of everyPage)
  test(`when printed, ${title} has only black text of at least 9 pt, no overlapping lines, and no buttons or forms`, async ({
    page,
  }) => {
    await visit(page, url);
    if (url.endsWith("/")) await contactForm(page).scrollIntoViewIfNeeded();
    await page.emulateMedia({ media: "print" });
    const faults = await page.locator("main *").evaluateAll((all) =>
      all.flatMap((element) => {
        const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim());
        if (!text || !element.checkVisibility()) return [];
        const { color, fontSize } = getComputedStyle(element);
        // Printed text must be at least 9 pt (12 px). Phone links outside paragraphs must be at least 12 pt (16 px).
        const isPhone =
          /\(\d{3}\) \d{3}-\d{4}/.test(String(text.textContent)) && element.closest("a:not(p a)");
        const isFault = color !== "rgb(0, 0, 0)" || Number.parseFloat(fontSize) < (isPhone ? 16 : 12);
        return isFault ? [`${text.textContent}: ${color}, ${fontSize}`] : [];
      }),
    );
    expect(faults, "texts that are not black, or too small").toEqual([]);
    // Printable widths (CSS pixels): narrow paper, Letter paper at 100% and 80% scale, and wide paper.
    for (const width of [500, 739, 924, 1100]) {
      await page.setViewportSize({ width, height: 979 });
      expect(await overlappingLines(page.locator("body")), `overlapping lines at ${width} px`).toEqual([]);
      expect(await wordsBrokenAcrossLines(page, "main"), `broken words at ${width} px`).toEqual([]);
    }
    await expect(page.getByRole("banner").getByRole("link")).toBeVisible();
    await expect(page.locator("a[href^=tel]").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("navigation")).toHaveCount(0);
    await expect(page.locator("iframe").filter({ visible: true })).toHaveCount(0);
  });

/** The default margins in Chromium's print dialog. */
const margin = { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" };
for (const [path, most] of Object.entries({ "/directory": 2, "/privacy-policy": 1 }))
  test(`on Letter paper, ${path} of the fixture site prints on at most ${most} page(s)`, async ({ page }) => {
    await visit(page, path);
    const pdf = await page.pdf({ format: "Letter", margin });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(most);
  });

test("when printed, the contact section, including all upcoming office closures, fits on one page", async ({
  page,
}) => {
  await page.clock.setFixedTime(fixtureTime);
  await visit(page, "/");
  await page.emulateMedia({ media: "print" });
  const contact = page.locator("#contact");
  await expect(contact).toHaveCSS("break-before", "page");
  // The printable areas of Letter and A4 paper in CSS pixels, with Chromium's default margins of 0.4 inches.
  for (const [width, height] of [
    [739, 979],
    [717, 1046],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await contact.boundingBox())?.height, "height of the section").toBeLessThanOrEqual(height);
  }
  const closures = contact.locator("[data-last-day]").filter({ visible: true });
  await expect(closures).toHaveCount(3);
  for (const day of await closures.all()) expect((await day.boundingBox())?.height).toBeGreaterThan(10);
  await expect(contact.locator("[data-open-status]")).toBeHidden();
});

import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdRequests, phoneLink, phoneSize } from "./pageHelpers";
import { closeQuote, formContainer, forms, openQuote, requestAllForms } from "./providerFormHelpers";

test.use({ viewport: phoneSize, allowedMessages: /^Failed to load resource/ });

async function expectLinks(container: Locator, hrefs: string[]): Promise<void> {
  await expect(container.locator("iframe")).toBeHidden();
  // A trial click fails if another element covers the link.
  for (const href of hrefs)
    await container.getByRole("status").locator(`a[href="${href}"]`).click({ trial: true });
}

test("if a provider's form takes more than 8 seconds to load, phone and email links replace the form until the form has loaded", async ({
  page,
}) => {
  const release = await holdRequests(page, forms);
  await page.route(/survey-3/, (route) => route.abort("connectionrefused"));
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("survey-3"));
  await page.clock.install();
  await requestAllForms(page);
  await refused;
  const [inDialog, inPage] = [formContainer(page, "survey"), formContainer(page, "contact")];
  // The iframe must be invisible, because the browser shows an error page in it.
  await expect(inDialog.locator("iframe")).toHaveCSS("opacity", "0");
  // The live region must exist before the message, because screen readers announce only text that is added to
  // an existing live region: https://github.com/w3c/aria/issues/1216
  const region = await inDialog.getByRole("status").elementHandle();
  expect(await region?.textContent()).toBe("");
  await page.clock.fastForward(8000);
  await expect.poll(() => region?.textContent(), "live region").toContain("The form isn’t loading.");

  await expectLinks(inDialog, [phoneLink, "mailto:hello@ironwood.example"]);
  await closeQuote(page);
  await expectLinks(inPage, [phoneLink, "mailto:hello@ironwood.example"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    phoneSize.width,
  );

  release();
  await page.unroute(/survey-3/);
  await openQuote(page);
  for (const container of [inDialog, inPage]) {
    await expect(container).toHaveAttribute("data-state", "arrived");
    await expect(container.locator("[role=status]")).toBeEmpty();
  }
});

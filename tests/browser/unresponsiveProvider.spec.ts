import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { desktopSize, holdRequests, phoneLink, phoneSize } from "./pageHelpers";
import {
  closeQuote,
  formContainer,
  formRequests,
  forms,
  openQuote,
  requestAllForms,
} from "./providerFormHelpers";

test.use({ viewport: phoneSize, allowedMessages: /^Failed to load resource/ });

async function expectLinks(container: Locator, hrefs: string[]): Promise<void> {
  await expect(container.locator("iframe")).toBeHidden();
  // A trial click fails if another element covers the link.
  for (const href of hrefs)
    await container.getByRole("status").locator(`a[href="${href}"]`).click({ trial: true });
}

test("a form that takes over 8 seconds to load is replaced with phone and email links until it has loaded", async ({
  page,
}) => {
  const release = await holdRequests(page, forms);
  await page.route(/survey-3/, (route) => route.abort("connectionrefused"));
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("survey-3"));
  await page.clock.install();
  await requestAllForms(page);
  await refused;
  const [inDialog, inPage] = [formContainer(page, "survey"), formContainer(page, "contact")];
  // The iframe must be invisible, because it contains the browser's error page.
  await expect(inDialog.locator("iframe")).toHaveCSS("opacity", "0");
  // The live region must exist before the message, because screen readers announce only what is added to an existing
  // live region: https://github.com/w3c/aria/issues/1216
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

test("a form provider that never responds does not delay the page's load event", async ({ page }) => {
  await page.setViewportSize(desktopSize);
  await page.route(forms, () => {});
  const requests = formRequests(page);
  // Delays the load event by delaying a font. If a form were requested before the load event, the event would never
  // fire, because the provider in this test never responds.
  const release = await holdRequests(page, /\.woff2$/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(formContainer(page, "lead")).toHaveAttribute("data-state", "waiting");
  release();
  await expect.poll(() => requests, "forms requested").toHaveLength(1);
  // Expects that the page has finished loading, although the provider has not responded.
  await expect.poll(() => page.evaluate(() => document.readyState), "state of the page").toBe("complete");
});

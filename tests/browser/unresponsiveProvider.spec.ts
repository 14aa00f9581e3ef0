import type { Page } from "@playwright/test";
import { type Site, serveSite } from "../../scripts/serveSite";
import { builtOtherAgency, otherEmail, otherPhone } from "../support/otherAgency";
import { layout } from "./content";
import { expect, test } from "./fixtures";
import { formContainer, holdRequests } from "./pageHelpers";
import {
  closeQuote,
  contactForm,
  containerOf,
  desk,
  expectAllForms,
  expectFallbackContact,
  forms,
  isDesk,
  phone,
  recordProviderRequests,
  requestAllForms,
  setProviderBehavior,
  survey,
} from "./providerForms";

// Tests pages whose connected lead provider does not respond.

let site: Site;
test.use({
  ignoreHTTPSErrors: true,
  viewport: phone,
  // Allows the browser's message about failed requests; all other errors and warnings still fail the test.
  allowedMessages: /^Failed to load resource/,
});
test.beforeAll(async () => {
  site = await serveSite({ dir: builtOtherAgency(), port: 0 });
});
test.afterAll(() => site.close());

const phoneHref = `tel:+1${otherPhone}`;
const emailHref = `mailto:${otherEmail}`;

/** Opens the page with a fake clock, requests all forms, and advances the clock by the timeout of 8 seconds. */
async function waitForFormTimeout(page: Page): Promise<void> {
  const requests = recordProviderRequests(page);
  await page.clock.install();
  await requestAllForms(page, site.address);
  await expect.poll(() => new Set(requests).size).toBe(isDesk(page) ? 3 : 2);
  const region = containerOf(survey(page)).getByRole("status");
  await expect(region).toBeEmpty();
  const before = await region.elementHandle();
  await page.clock.fastForward(8000);
  // The live region must exist before the message is added, or screen readers would not announce the message.
  await expect.poll(() => before?.textContent()).toContain(layout.frame.silent);
}

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  "refuses connections": (page) => page.route(/:942[23]\//, (route) => route.abort("connectionrefused")),
  "answers with an error": (page) => setProviderBehavior(page, { forms: "error" }),
  "never answers": (page) => setProviderBehavior(page, { forms: "hangs" }),
};

for (const [failure, fail] of Object.entries(failures)) {
  test(`if the provider ${failure}, a phone link replaces its forms within 8 seconds`, async ({ page }) => {
    await fail(page);
    await waitForFormTimeout(page);
    await expectFallbackContact(survey(page), layout.frame.silent, [phoneHref]);
    await closeQuote(page);
    await expectFallbackContact(contactForm(page), layout.frame.silent, [phoneHref, emailHref]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test("the timeout of a form does not start until the form is in the viewport", async ({ page }) => {
  await setProviderBehavior(page, { forms: "hangs" });
  const requests = recordProviderRequests(page);
  await page.clock.install();
  await page.goto(site.address, { waitUntil: "domcontentloaded" });
  const contact = formContainer(page, "contact");
  await contact.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight - 200));
  await expect.poll(() => requests.filter((url) => url.includes("contact"))).toHaveLength(1);
  await page.clock.fastForward(8000);
  await expect(contact.getByRole("status")).toBeEmpty();
  await contact.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.fastForward(8000);
    await expect(contact.getByRole("status")).toContainText(layout.frame.silent, { timeout: 500 });
  }).toPass();
});

test("a form that loads after its timeout replaces the fallback message", async ({ page }) => {
  const release = await holdRequests(page, forms);
  await waitForFormTimeout(page);
  release();
  await expectAllForms(page);
  for (const frame of [survey(page), contactForm(page)])
    await expect(containerOf(frame).locator("[role=status]")).toBeEmpty();
});

test("a survey that failed to load is loaded again when the quote dialog is reopened", async ({ page }) => {
  await page.route(/:942[23]\//, (route) => route.abort("internetdisconnected"));
  await waitForFormTimeout(page);
  await closeQuote(page);
  await page.unrouteAll();
  await page.getByRole("main").getByRole("button", { name: layout.actions.review }).click();
  await expect(containerOf(survey(page))).toHaveAttribute("data-state", "arrived");
  await expect(containerOf(survey(page)).locator("[role=status]")).toBeEmpty();
});

test("a form that posts no messages is not hidden while a visitor fills it in", async ({ page }) => {
  await page.route(forms, (route) =>
    route.fulfill({ contentType: "text/html", body: '<input aria-label="Your name">' }),
  );
  await page.clock.install();
  await page.goto(`${site.address}/#quote`);
  const name = survey(page).contentFrame().getByLabel("Your name");
  await name.fill("Mesquite");
  await page.clock.fastForward(8000);
  await expect(containerOf(survey(page))).toHaveAttribute("data-state", "arrived");
  await expect(name).toHaveValue("Mesquite");
});

test.describe("on desktop", () => {
  test.use({ viewport: desk });
  test("a provider that never responds does not delay the page's load event", async ({ page }) => {
    await setProviderBehavior(page, { forms: "hangs" });
    const requests = recordProviderRequests(page);
    // Delays the load event by holding back the font, so that a form requested too early would be noticed.
    const release = await holdRequests(page, /\.woff2$/);
    await page.goto(site.address, { waitUntil: "domcontentloaded" });
    await expect(formContainer(page, "lead")).toHaveAttribute("data-state", "waiting");
    release();
    await expect.poll(() => requests).toHaveLength(1);
    // Polls `readyState`, because Playwright's `load` would wait for the iframes as well.
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
  });

  test("the lead form loads after 8 seconds even if the page's load event never fires", async ({ page }) => {
    const requests = recordProviderRequests(page);
    await holdRequests(page, /\.woff2$/);
    await page.clock.install();
    await page.goto(site.address, { waitUntil: "domcontentloaded" });
    await expect(formContainer(page, "lead")).toHaveAttribute("data-state", "waiting");
    expect(requests).toEqual([]);
    await page.clock.fastForward(8000);
    await expect(formContainer(page, "lead")).toHaveAttribute("data-state", "arrived");
  });
});

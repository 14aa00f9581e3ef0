import type { Page } from "@playwright/test";
import { type Site, serveSite } from "../../scripts/serveSite";
import { builtOtherAgency, otherEmail, otherPhone } from "../support/otherAgency";
import { layout } from "./content";
import { expect, test } from "./fixtures";
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
import { formContainer, holdRequests } from "./site";

// A lead provider is connected, and does not answer.

let site: Site;
test.use({
  ignoreHTTPSErrors: true,
  viewport: phone,
  // The browser's own remark on what does not arrive; anything that the page itself logs or throws still fails.
  allowedMessages: /^Failed to load resource/,
});
test.beforeAll(async () => {
  site = await serveSite({ dir: builtOtherAgency(), port: 0 });
});
test.afterAll(() => site.close());

const call = `tel:+1${otherPhone}`;
const write = `mailto:${otherEmail}`;

/** Opens the page with a clock of its own, brings all forms near, and lets 8 seconds pass in which nothing comes. */
async function waitInVain(page: Page): Promise<void> {
  const asked = recordProviderRequests(page);
  await page.clock.install();
  await requestAllForms(page, site.address);
  await expect.poll(() => new Set(asked).size).toBe(isDesk(page) ? 3 : 2);
  const region = containerOf(survey(page)).getByRole("status");
  await expect(region).toBeEmpty();
  const before = await region.elementHandle();
  await page.clock.fastForward(8000);
  // Screen readers announce what comes into a live region that was there before.
  await expect.poll(() => before?.textContent()).toContain(layout.frame.silent);
}

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  "refuses connections": (page) => page.route(/:942[23]\//, (route) => route.abort("connectionrefused")),
  "answers with an error": (page) => setProviderBehavior(page, { forms: "error" }),
  "never answers": (page) => setProviderBehavior(page, { forms: "hangs" }),
};

for (const [failure, fail] of Object.entries(failures)) {
  test(`where a provider ${failure}, within 8 seconds the words and the phone are where the form would be`, async ({
    page,
  }) => {
    await fail(page);
    await waitInVain(page);
    await expectFallbackContact(survey(page), layout.frame.silent, [call]);
    await closeQuote(page);
    await expectFallbackContact(contactForm(page), layout.frame.silent, [call, write]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test("nobody is told of a silent form that they have not come to", async ({ page }) => {
  await setProviderBehavior(page, { forms: "hangs" });
  const asked = recordProviderRequests(page);
  await page.clock.install();
  await page.goto(site.address, { waitUntil: "domcontentloaded" });
  const contact = formContainer(page, "contact");
  await contact.evaluate((place) => scrollBy(0, place.getBoundingClientRect().top - innerHeight - 200));
  await expect.poll(() => asked.filter((address) => address.includes("contact"))).toHaveLength(1);
  await page.clock.fastForward(8000);
  await expect(contact.getByRole("status")).toBeEmpty();
  await contact.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.fastForward(8000);
    await expect(contact.getByRole("status")).toContainText(layout.frame.silent, { timeout: 500 });
  }).toPass();
});

test("the words are taken back when a form arrives after all", async ({ page }) => {
  const release = await holdRequests(page, forms);
  await waitInVain(page);
  release();
  await expectAllForms(page);
  for (const frame of [survey(page), contactForm(page)])
    await expect(containerOf(frame).locator("[role=status]")).toBeEmpty();
});

test("a form that could not be loaded is loaded again when its visitor comes back to it", async ({
  page,
}) => {
  await page.route(/:942[23]\//, (route) => route.abort("internetdisconnected"));
  await waitInVain(page);
  await closeQuote(page);
  await page.unrouteAll();
  await page.getByRole("main").getByRole("button", { name: layout.actions.review }).click();
  await expect(containerOf(survey(page))).toHaveAttribute("data-state", "arrived");
  await expect(containerOf(survey(page)).locator("[role=status]")).toBeEmpty();
});

test("a form that sends no message is not taken from whoever is filling it in", async ({ page }) => {
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

test.describe("on a desk", () => {
  test.use({ viewport: desk });
  test("a provider that never answers does not keep the page from being loaded", async ({ page }) => {
    await setProviderBehavior(page, { forms: "hangs" });
    const asked = recordProviderRequests(page);
    // The page is not loaded before its font, so that its script has the time to ask for the form too soon.
    const release = await holdRequests(page, /\.woff2$/);
    await page.goto(site.address, { waitUntil: "domcontentloaded" });
    await expect(formContainer(page, "lead")).toHaveAttribute("data-state", "waiting");
    release();
    await expect.poll(() => asked).toHaveLength(1);
    // Not Playwright's `load`, which includes that of every frame.
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
  });

  test("a form does not wait for a page that is never loaded", async ({ page }) => {
    const asked = recordProviderRequests(page);
    await holdRequests(page, /\.woff2$/);
    await page.clock.install();
    await page.goto(site.address, { waitUntil: "domcontentloaded" });
    await expect(formContainer(page, "lead")).toHaveAttribute("data-state", "waiting");
    expect(asked).toEqual([]);
    await page.clock.fastForward(8000);
    await expect(formContainer(page, "lead")).toHaveAttribute("data-state", "arrived");
  });
});

import type { Page } from "@playwright/test";
import { heights } from "../support/mockProvider/mockProvider";
import { expect, test } from "./fixtures";
import { deferredScript, desktopSize, holdRequests, phoneLink, phoneSize, visit } from "./pageHelpers";
import {
  closeQuote,
  contactForm,
  expectShown,
  fillIn,
  formContainer,
  leadForm,
  openQuote,
  query,
  requestAllForms,
  survey,
} from "./providerFormHelpers";

test.use({ viewport: phoneSize, allowedMessages: /^(Failed to load resource|uncaught: broken)/ });

const embedScript = /scripts\.provider\.example/;
const forms = /forms\.provider\.example\/widget\//;

const scriptStates: Record<string, (page: Page) => Promise<unknown>> = {
  "runs before the forms load": async (page) => {
    const release = await holdRequests(page, forms);
    page.on("requestfinished", (request) => embedScript.test(request.url()) && setTimeout(release, 100));
  },
  "is 3 seconds late": async (page) => {
    const release = await holdRequests(page, embedScript);
    page.on("request", (request) => embedScript.test(request.url()) && setTimeout(release, 3000));
  },
  "is blocked": (page) => page.route(embedScript, (route) => route.abort("blockedbyclient")),
  "is broken": (page) => page.route(embedScript, (route) => route.fulfill({ body: "throw Error('broken')" })),
};
for (const [state, prepare] of Object.entries(scriptStates))
  test.describe(() => {
    const viewport = state === "is blocked" ? phoneSize : desktopSize;
    test.use({ viewport });
    test(`each form gets utm_source, can be filled in to its last page, and is as tall as each page, if the provider's script ${state}`, async ({
      page,
    }) => {
      await prepare(page);
      await requestAllForms(page);
      await fillIn(survey(page), heights.survey);
      await closeQuote(page);
      await fillIn(contactForm(page), heights.form);
      if (viewport === desktopSize) await fillIn(leadForm(page), heights.form);
      await expect(page.locator('script[src*="scripts.provider.example"]')).toHaveCount(1);
    });
  });

test("on every page of a visit, forms receive the campaign parameters in the URL of the first page, such as utm_source and gclid", async ({
  page,
}) => {
  const campaign = `${query}&UTM_Term=a&gclid=b&gbraid=c&wbraid=d&gad_source=e&gad_campaignid=f&msclkid=g&fbclid=h&ttclid=i&li_fat_id=j`;
  await page.goto(`/directory?${campaign}&page=2`);
  const home = page.getByRole("link", { name: "Return to Homepage" });
  // The deferred script adds the query to links, perhaps after the load event.
  await expect(home).toHaveAttribute("href", /utm_source/);
  await home.click();
  await expect(page).toHaveURL(`/?${campaign}`);
  await openQuote(page);
  await expectShown(survey(page), heights.survey[0], campaign);
});

for (const script of [
  "at all",
  "from the deferred file, which is blocked",
  "from the deferred file, which hangs",
])
  test.describe(() => {
    test.use({ javaScriptEnabled: script !== "at all" });
    test(`without JavaScript ${script}, the provider's forms load and can be filled in`, async ({ page }) => {
      await page.clock.install();
      await page.route(deferredScript, (route) => script.endsWith("blocked") && route.abort());
      await page.goto("/", { waitUntil: "domcontentloaded" });
      if (script.endsWith("hangs")) await page.clock.fastForward(8000);
      await contactForm(page).scrollIntoViewIfNeeded({ timeout: 5000 });
      await contactForm(page).contentFrame().getByRole("textbox", { name: "First field" }).fill("typed");
      await page.locator("#contact [commandfor=quote]").click();
      // Visitors must scroll to reach the last field, because the form is taller than its iframe.
      await survey(page).contentFrame().getByRole("textbox", { name: "Last field" }).fill("typed");
    });
  });

test.describe(() => {
  test.use({ viewport: { width: 768, height: 1024 } });
  test("on a tablet, the contact form loads when the visitor scrolls near it, and the hidden forms never load", async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => forms.test(request.url()) && requested.push(request.url()));
    await visit(page, "/");
    await expect(page.locator("iframe")).toHaveCount(3);
    expect(requested, "forms requested before the visitor scrolls").toEqual([]);
    await expectShown(contactForm(page), heights.form[0]);
    expect(requested, "forms requested").toEqual([expect.stringContaining("contact-2")]);
  });
});

test("if a provider's form takes more than 8 seconds to load, phone and email links replace the form until the form has loaded", async ({
  page,
}) => {
  const release = await holdRequests(page, forms);
  await page.clock.install();
  await visit(page, "/");
  await openQuote(page);
  // The iframe must be invisible, because it may show a browser's error page.
  await expect(survey(page)).toHaveCSS("opacity", "0");
  // The live region must exist before the message, because screen readers announce only text that is added to
  // an existing live region: https://github.com/w3c/aria/issues/1216
  const region = formContainer(page, "#quote").getByRole("status");
  await expect(region).toBeAttached();
  await expect(region).toBeEmpty();
  await page.clock.fastForward(8000);
  await expect(region).toContainText("The form isn’t loading.");
  // A trial click fails if another element covers the link.
  for (const href of [phoneLink, "mailto:hello@ironwood.example"])
    await region.locator(`a[href="${href}"]`).click({ trial: true });
  release();
  await expectShown(survey(page), heights.survey[0]);
  await expect(region).toBeEmpty();
});

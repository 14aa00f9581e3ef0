import type { Locator, Page } from "@playwright/test";
import { type Site, serveSite } from "../../scripts/serveSite";
import { heights, type MockBehavior } from "../support/mockProvider/startMockProvider";
import { builtOtherAgency } from "../support/otherAgency";
import { expect, test } from "./fixtures";
import { formContainer, holdRequests, quoteDialog } from "./pageHelpers";
import {
  closeQuote,
  contactForm,
  desk,
  embedScript,
  expectAllForms,
  expectShownWithQuery,
  fillIn,
  isDesk,
  leadForm,
  observeEmbedScript,
  openQuote,
  phone,
  query,
  requestAllForms,
  setProviderBehavior,
  survey,
} from "./providerForms";

// Tests the forms of a connected lead provider, whose mock embed script changes the page as the real script does.

let site: Site;
test.use({ ignoreHTTPSErrors: true });
test.beforeAll(async () => {
  site = await serveSite({ dir: builtOtherAgency(), port: 0 });
});
test.afterAll(() => site.close());

const years = [2025, 2026] as const;

/**
 * The number of rounds, each of which combines all message timings with all script versions. .ci/run does three, one
 * per response time; `RACES=60 npx playwright test connectedProvider` finds rarer race conditions.
 */
const rounds = Number(process.env.RACES ?? 1);

/** The mock lead provider's response times in milliseconds. */
const delays = [0, 1500, 3000];

/** For each timing of a form's first message: the mock provider's behavior, given its response time. */
const messageTimings: Record<string, (wait: number) => Partial<MockBehavior>> = {
  immediately: (wait) => ({ firstMessage: "immediately", delay: { script: wait, forms: wait } }),
  "before the provider's script runs": (wait) => ({
    firstMessage: "immediately",
    delay: { script: Math.max(wait, 500), forms: 0 },
  }),
  "after the form has loaded": (wait) => ({ firstMessage: "after load", delay: { script: 0, forms: wait } }),
};

async function race(page: Page, behavior: Partial<MockBehavior>): Promise<void> {
  await setProviderBehavior(page, behavior);
  const scriptRan = await observeEmbedScript(page);
  await requestAllForms(page, site.address);
  await scriptRan();
  await expectAllForms(page);
  await page.context().close();
}

test.describe("on desktop", () => {
  test.use({ viewport: desk });

  test("the provider's forms are shown in whatever order their messages and the embed script arrive", async ({
    newContextPage,
  }) => {
    test.setTimeout(60_000 * rounds);
    for (let round = 0; round < rounds; round += 1) {
      const loads = Object.values(messageTimings).flatMap((behaviorAfter, timing) =>
        years.map((script) => {
          const wait = delays[(timing + script + round) % delays.length] as number;
          return { script, ...behaviorAfter(wait) };
        }),
      );
      // Opens each page in a context of its own, because requests to the same URL in one context wait for each other.
      await Promise.all(loads.map(async (behavior) => race(await newContextPage(), behavior)));
    }
  });

  for (const script of years) {
    test(`with the embed script of ${script}, an iframe takes each step's height and scrolls to its top`, async ({
      page,
    }) => {
      await setProviderBehavior(page, { script });
      await requestAllForms(page, site.address);
      await fillInAll(page);
    });
  }
});

test.describe("on a phone", () => {
  test.use({
    viewport: phone,
    allowedMessages: /^Failed to load resource|^uncaught: the embed script failed/,
  });

  test("the provider's forms can be completed if the browser blocks the embed script", async ({ page }) => {
    await page.route(embedScript, (route) => route.abort("blockedbyclient"));
    await requestAllForms(page, site.address);
    await fillInAll(page);
  });

  test("the provider's forms can be completed if the embed script throws", async ({ page }) => {
    await setProviderBehavior(page, { script: "throws", firstMessage: "after load" });
    await requestAllForms(page, site.address);
    await fillInAll(page);
  });

  test("a thank-you page on another host listed in embeds.yaml can resize its iframe", async ({ page }) => {
    await setProviderBehavior(page, { forms: "posts", script: "missing" });
    await requestAllForms(page, site.address);
    await closeQuote(page);
    await fillIn(contactForm(page), [Number(heights.form[0]), heights.posted]);
  });

  test("text typed into a form survives reopening, rotating and a late embed script", async ({ page }) => {
    const release = await holdRequests(page, embedScript);
    const scriptRan = await observeEmbedScript(page);
    await page.goto(`${site.address}/?${query}`, { waitUntil: "domcontentloaded" });
    const entries = await page.evaluate(() => history.length);
    await formContainer(page, "contact").scrollIntoViewIfNeeded();
    await openQuote(page);
    const typed = [survey(page), contactForm(page)].map((frame) =>
      frame.contentFrame().getByRole("textbox", { name: "First field" }),
    );
    const [inSurvey, inContactForm] = typed as [Locator, Locator];
    await inSurvey.fill("in the survey");
    await closeQuote(page);
    await inContactForm.fill("in the form");
    release();
    await scriptRan();
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await expectShownWithQuery(contactForm(page), heights.form[0]);
    await expect(inContactForm).toHaveValue("in the form");
    await page.setViewportSize(phone);
    await openQuote(page);
    await expectShownWithQuery(survey(page), heights.survey[0]);
    await expect(inSurvey).toHaveValue("in the survey");
    // The iframes must not add history entries, so that Back leaves the page.
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test("with scripting off, the provider's forms load and can be filled in", async ({ page }) => {
      await page.goto(site.address);
      const frame = page.getByRole("main").locator("iframe:visible");
      await expect(frame).toHaveCount(1);
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().getByRole("textbox", { name: "First field" })).toBeVisible();
      await page.locator("#contact [commandfor=quote]").click();
      const inDialog = quoteDialog(page).locator("iframe:visible").contentFrame();
      // Fills in the last field, which has to be scrolled into view because the form is taller than its iframe.
      await inDialog.getByRole("textbox", { name: "Last field" }).fill("typed");
    });
  });
});

/** Fills in all forms that this viewport shows; the quote dialog must be open, and is closed afterwards. */
async function fillInAll(page: Page): Promise<void> {
  await fillIn(survey(page), heights.survey);
  await closeQuote(page);
  await expectShownWithQuery(contactForm(page), heights.form[0]);
  await fillIn(contactForm(page), heights.form);
  if (isDesk(page)) {
    await expectShownWithQuery(leadForm(page), heights.form[0]);
    await fillIn(leadForm(page), heights.form);
  }
}

import type { Locator, Page } from "@playwright/test";
import { type Site, serveSite } from "../../scripts/serveSite";
import { heights, type MockBehavior } from "../support/mockProvider/startMockProvider";
import { builtOtherAgency } from "../support/otherAgency";
import { expect, test } from "./fixtures";
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
import { formContainer, holdRequests, quoteDialog } from "./site";

// A lead provider is connected, whose script does to the page what the real one does.

let site: Site;
test.use({ ignoreHTTPSErrors: true });
test.beforeAll(async () => {
  site = await serveSite({ dir: builtOtherAgency(), port: 0 });
});
test.afterAll(() => site.close());

const years = [2025, 2026] as const;

/**
 * In one round any two of screen, word, network and script meet; in three, which .ci/run has, all four.
 * `RACES=60 npx playwright test connectedProvider` to be sure.
 */
const rounds = Number(process.env.RACES ?? 1);

/** Milliseconds that an answer takes. */
const networks = [0, 1500, 3000];

/** When a form says its first word, and who has to wait for the network. */
const words: Record<string, (wait: number) => Partial<MockBehavior>> = {
  immediately: (wait) => ({ firstMessage: "immediately", delay: { script: wait, forms: wait } }),
  "before the provider's script is there": (wait) => ({
    firstMessage: "immediately",
    delay: { script: Math.max(wait, 500), forms: 0 },
  }),
  "after they are loaded": (wait) => ({ firstMessage: "after load", delay: { script: 0, forms: wait } }),
};

async function race(page: Page, behavior: Partial<MockBehavior>): Promise<void> {
  await setProviderBehavior(page, behavior);
  const scriptRan = await observeEmbedScript(page);
  await requestAllForms(page, site.address);
  await scriptRan();
  await expectAllForms(page);
  await page.context().close();
}

test.describe("on a desk", () => {
  test.use({ viewport: desk });

  test(`forms are all there whenever they say their first word: ${Object.keys(words).join(", ")}`, async ({
    newContextPage,
  }) => {
    test.setTimeout(60_000 * rounds);
    for (let round = 0; round < rounds; round += 1) {
      const loads = Object.values(words).flatMap((treatment, word) =>
        years.map((script) => {
          const wait = networks[(word + script + round) % networks.length] as number;
          return { script, ...treatment(wait) };
        }),
      );
      // Pages of one visitor would wait for each other's answers, those of the same address above all.
      await Promise.all(loads.map(async (behavior) => race(await newContextPage(), behavior)));
    }
  });

  for (const script of years) {
    test(`with the script of ${script} the forms grow and shrink with their steps, the top of each in sight`, async ({
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

  test("somebody whose browser blocks the provider's script can fill in the forms to the end", async ({
    page,
  }) => {
    await page.route(embedScript, (route) => route.abort("blockedbyclient"));
    await requestAllForms(page, site.address);
    await fillInAll(page);
  });

  test("where the provider's script throws, the forms are there, and can be filled in to the end", async ({
    page,
  }) => {
    await setProviderBehavior(page, { script: "throws", firstMessage: "after load" });
    await requestAllForms(page, site.address);
    await fillInAll(page);
  });

  test("the thanks of another host, named under `hosts`, are as tall as they say", async ({ page }) => {
    await setProviderBehavior(page, { forms: "posts", script: "missing" });
    await requestAllForms(page, site.address);
    await closeQuote(page);
    await fillIn(contactForm(page), [Number(heights.form[0]), heights.posted]);
  });

  test("what is typed stays: a dialog closed and opened, a screen turned, the provider's script late", async ({
    page,
  }) => {
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
    // Going back leads away from the page, and not through its frames.
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test.describe("with scripting off", () => {
    test.use({ javaScriptEnabled: false });
    test("the forms load by themselves", async ({ page }) => {
      await page.goto(site.address);
      const frame = page.getByRole("main").locator("iframe:visible");
      await expect(frame).toHaveCount(1);
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().getByRole("textbox", { name: "First field" })).toBeVisible();
      await page.locator("#contact [commandfor=quote]").click();
      const inDialog = quoteDialog(page).locator("iframe:visible").contentFrame();
      // Taller than its frame, and scrolled in it.
      await inDialog.getByRole("textbox", { name: "Last field" }).fill("typed");
    });
  });
});

/** Goes through each form that this screen has; the dialog is open before and closed after. */
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

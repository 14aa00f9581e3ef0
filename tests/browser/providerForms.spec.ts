import { heights, type MockBehavior, mockProvider } from "../support/mockProvider/mockProvider";
import { quoteDialog } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { desktopSize, holdRequests, phoneSize } from "./pageHelpers";
import {
  closeQuote,
  contactForm,
  embedScript,
  expectAllForms,
  expectShownWithQuery,
  fillIn,
  formContainer,
  forms,
  observeEmbedScript,
  openQuote,
  query,
  requestAllForms,
  survey,
} from "./providerFormHelpers";

test.use({ allowedMessages: /^Failed to load resource|^uncaught: the embed script failed/ });

test.describe(() => {
  test.use({ viewport: desktopSize });

  test("the forms are shown even if the provider's script runs before the forms load", async ({ page }) => {
    const release = await holdRequests(page, forms);
    const scriptRan = await observeEmbedScript(page);
    await requestAllForms(page);
    await scriptRan();
    release();
    await expectAllForms(page);
  });

  for (const [condition, behavior] of Object.entries<Partial<MockBehavior>>({
    "the forms send messages only after their load event": { firstMessage: "after load" },
    "the provider's script throws an error": { script: "throws" },
  }))
    test(`the provider's forms are shown even if ${condition}`, async ({ page }) => {
      await mockProvider(page, behavior);
      await requestAllForms(page);
      await expectAllForms(page);
    });

  test("a form's iframe resizes to each step's height, and the step scrolls into view", async ({ page }) => {
    await requestAllForms(page);
    await expectAllForms(page, fillIn);
  });
});

test("on every page of a visit, forms receive the campaign from the URL of the first page", async ({
  page,
}) => {
  await page.goto(`/directory?${query}&page=2`);
  await page.getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL(`/?${query}`);
  await openQuote(page);
  await expectShownWithQuery(survey(page), heights.survey[0]);
});

test.describe(() => {
  test.use({ viewport: phoneSize });

  test("the provider's forms can be completed even if the browser blocks the embed script", async ({
    page,
  }) => {
    await page.route(embedScript, (route) => route.abort("blockedbyclient"));
    await requestAllForms(page);
    await expectAllForms(page, fillIn);
  });

  test("a thank-you page on another host can resize its iframe if embeds.yaml names the host", async ({
    page,
  }) => {
    await mockProvider(page, { posts: true, script: "missing" });
    await requestAllForms(page);
    await closeQuote(page);
    await fillIn(contactForm(page), [Number(heights.form[0]), heights.posted]);
  });

  test("a form keeps typed text after its dialog reopens, the phone rotates or the embed script loads", async ({
    page,
  }) => {
    const release = await holdRequests(page, embedScript);
    const scriptRan = await observeEmbedScript(page);
    await page.goto(`/?${query}`, { waitUntil: "domcontentloaded" });
    const entries = await page.evaluate(() => history.length);
    await formContainer(page, "contact").scrollIntoViewIfNeeded();
    await openQuote(page);
    const [inSurvey, inContactForm] = [survey(page), contactForm(page)].map((frame) =>
      frame.contentFrame().getByRole("textbox", { name: "First field" }),
    );
    await inSurvey?.fill("in the survey");
    await closeQuote(page);
    await inContactForm?.fill("in the form");
    release();
    await scriptRan();
    await page.setViewportSize({ width: phoneSize.height, height: phoneSize.width });
    await expectShownWithQuery(contactForm(page), heights.form[0]);
    expect(await inContactForm?.inputValue()).toBe("in the form");
    await page.setViewportSize(phoneSize);
    await openQuote(page);
    await expectShownWithQuery(survey(page), heights.survey[0]);
    expect(await inSurvey?.inputValue()).toBe("in the survey");
    const added = (await page.evaluate(() => history.length)) - entries;
    expect(added, "history entries from iframes, which the Back button would have to pass").toBe(0);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test("with JavaScript disabled, the provider's forms load and can be filled in", async ({ page }) => {
      await page.goto("/");
      const frame = page.getByRole("main").locator("iframe:visible");
      await frame.contentFrame().getByRole("textbox", { name: "First field" }).fill("typed");
      await page.locator("#contact [commandfor=quote]").click();
      const inDialog = quoteDialog(page).locator("iframe:visible").contentFrame();
      // The last field is reachable only by scrolling, because the form is taller than its iframe.
      await inDialog.getByRole("textbox", { name: "Last field" }).fill("typed");
    });
  });
});

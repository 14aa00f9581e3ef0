import { heights, mockProvider } from "../support/mockProvider/mockProvider";
import { quoteDialog } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { desktopSize, holdRequests, phoneSize } from "./pageHelpers";
import {
  closeQuote,
  contactForm,
  embedScript,
  expectShownWithQuery,
  fillIn,
  fillInAllForms,
  formContainer,
  forms,
  leadForm,
  openQuote,
  query,
  requestAllForms,
  survey,
  waitForEmbedScript,
} from "./providerFormHelpers";

test.use({ allowedMessages: /^Failed to load resource/ });

test.describe(() => {
  test.use({ viewport: desktopSize });

  test("a GoHighLevel form shows each step at full height, even if the provider's script runs before the form loads", async ({
    page,
  }) => {
    const release = await holdRequests(page, forms);
    await requestAllForms(page);
    await waitForEmbedScript(leadForm(page));
    release();
    await fillInAllForms(page);
  });
});

test("on every page of a visit, forms receive the campaign parameters in the URL of the first page, such as utm_source and gclid", async ({
  page,
}) => {
  const campaign = `${query}&UTM_Term=a&gclid=b&gbraid=c&wbraid=d&gad_source=e&gad_campaignid=f&msclkid=g&fbclid=h&ttclid=i&li_fat_id=j`;
  await page.goto(`/directory?${campaign}&page=2`);
  const home = page.getByRole("link", { name: "Return to Homepage" });
  // On hydrated pages, the script that adds the query may run after the load event.
  await expect(home).toHaveAttribute("href", /utm_source/);
  await home.click();
  await expect(page).toHaveURL(`/?${campaign}`);
  await openQuote(page);
  await expectShownWithQuery(survey(page), heights.survey[0], campaign);
});

test.describe(() => {
  test.use({ viewport: phoneSize });

  test("GoHighLevel's forms can be filled in, step by step, even if the browser blocks the provider's script", async ({
    page,
  }) => {
    await page.route(embedScript, (route) => route.abort("blockedbyclient"));
    await requestAllForms(page);
    await fillInAllForms(page);
  });

  test("a form shows its thank-you page at full height if embeds.yaml allows that page's host, even without the provider's script", async ({
    page,
  }) => {
    await mockProvider(page, true);
    await page.route(embedScript, (route) => route.abort("blockedbyclient"));
    await requestAllForms(page);
    await closeQuote(page);
    await fillIn(contactForm(page), [Number(heights.form[0]), heights.posted]);
  });

  test("a form keeps typed text when the dialog reopens, the phone rotates or the provider's script loads late", async ({
    page,
  }) => {
    const release = await holdRequests(page, embedScript);
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
    await waitForEmbedScript(contactForm(page));
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
      // Visitors must scroll to reach the last field, because the form is taller than its iframe.
      await inDialog.getByRole("textbox", { name: "Last field" }).fill("typed");
    });
  });
});

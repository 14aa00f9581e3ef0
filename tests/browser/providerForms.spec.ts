import type { Locator } from "@playwright/test";
import { heights } from "../support/mockProvider/mockProvider";
import { quoteDialog } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { desktopSize, holdLoad, holdRequests, phoneLink, phoneSize, visit } from "./pageHelpers";
import { contactForm, expectShown, leadForm, openQuote, query, survey } from "./providerFormHelpers";

/** Fills in a form step by step, and expects each new step to be visible below the header. */
async function fillIn(frame: Locator, steps: readonly number[]): Promise<void> {
  const form = frame.contentFrame();
  await expectShown(frame, steps[0], query);
  for (const height of steps.slice(1)) {
    await form.getByRole("textbox", { name: "Last field" }).fill("typed");
    // Scrolls the bottom of the form to the middle of the viewport, as a visitor might do to click Next.
    await frame.evaluate((element) => {
      const scroller = element.closest("dialog > *") ?? window;
      scroller.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight / 2);
    });
    await form.getByRole("button", { name: "Next" }).click();
    const heading = form.getByRole("heading", { name: height === steps.at(-1) ? "Thank you" : "step 2" });
    // Accepts a ratio of 0.99, because the box around the form may clip a fraction of a pixel.
    await expect(heading).toBeInViewport({ ratio: 0.99 });
    const header = await frame.page().locator("header").boundingBox();
    const below = async () => Number((await heading.boundingBox())?.y) - Number(header?.height);
    await expect.poll(below, "distance from the header").toBeGreaterThanOrEqual(0);
    await expectShown(frame, height);
  }
}

for (const viewport of [phoneSize, desktopSize])
  test.describe(() => {
    test.use({ viewport });
    test(`at ${viewport.width} px, with or without the provider's script, embedded forms receive utm_source, are resized to fit each step, and can be completed`, async ({
      page,
    }) => {
      const loadScript = await holdRequests(page, /scripts\.provider\.example/);
      await visit(page, `/?${query}`);
      if (viewport === desktopSize) await fillIn(leadForm(page), heights.form);
      else await expect(leadForm(page)).toBeHidden();
      await fillIn(contactForm(page), heights.form);
      await expect(contactForm(page).contentFrame().locator("output"), "query on another host").toBeEmpty();
      loadScript();
      await expect(survey(page), "changed by the provider's script").toHaveAttribute("style", /overflow/);
      await expectShown(contactForm(page), heights.form.at(-1));
      await openQuote(page);
      await fillIn(survey(page), heights.survey);
    });
  });

test("forms receive the landing page's query parameters, such as utm_source and gclid, even after the visitor goes to another page", async ({
  page,
}) => {
  const campaign = `${query}&gclid=a`;
  await page.goto(`/directory?${campaign}`);
  const home = page.getByRole("link", { name: "Return to Homepage" });
  await expect(home).toHaveAttribute("href", /utm_source/);
  await home.click();
  await expect(page).toHaveURL(`/?${campaign}`);
  await openQuote(page);
  await expectShown(survey(page), heights.survey[0], campaign);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript, the embedded forms load and can be filled in", async ({ page }) => {
    await page.goto("/");
    await contactForm(page).contentFrame().getByRole("textbox", { name: "First field" }).fill("typed");
    await page.locator("#contact [commandfor=quote]").click();
    // Without JavaScript, the iframe keeps its initial height, so visitors scroll inside the iframe to the last field.
    await survey(page).contentFrame().getByRole("textbox", { name: "Last field" }).fill("typed");
  });
});

test("forms load, fit their content and receive utm_source even if a slow file delays the page's load event for 8 seconds", async ({
  page,
}) => {
  const release = await holdLoad(page);
  await page.clock.install();
  await page.goto(`/?${query}#quote`, { waitUntil: "domcontentloaded" });
  await page.clock.fastForward(8000);
  await expectShown(survey(page), heights.survey[0], query);
  release();
});

test("if a visible, unfocused form sends no postMessage within 8 seconds, phone and email links replace it until it loads", async ({
  page,
}) => {
  const release = await holdRequests(page, /widget\/(form\/lead|survey)/);
  await page.clock.install({ time: 0 });
  await visit(page, "/");
  await leadForm(page).focus();
  await expectShown(contactForm(page), heights.form[0]);
  await page.clock.pauseAt(60_000);
  await expect(leadForm(page), "the form that has the focus").toHaveCSS("opacity", "1");
  await expect(leadForm(page), "the form that has the focus").toBeVisible();
  await openQuote(page);
  await expect(survey(page)).toBeInViewport();
  // The page must hide the iframe, because an iframe that fails to load shows the browser's error page.
  await expect(survey(page)).toHaveCSS("opacity", "0");
  // The live region must exist before the message, because screen readers announce only text that is added to
  // an existing live region: https://github.com/w3c/aria/issues/1216
  const region = quoteDialog(page).getByRole("status");
  await page.clock.runFor(7000);
  await expect(region).toBeEmpty();
  await page.clock.runFor(1000);
  await expect(region).toContainText("The form isn’t loading.");
  // Without clicking, `trial` checks that no element covers the links.
  for (const href of [phoneLink, "mailto:hello@ironwood.example"])
    await region.locator(`a[href="${href}"]`).click({ trial: true });
  release();
  await page.clock.resume();
  await expectShown(survey(page), heights.survey[0]);
  await expect(region).toBeEmpty();
});

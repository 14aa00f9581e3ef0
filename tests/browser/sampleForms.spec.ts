import type { Page } from "@playwright/test";
import { formsAreSamples, layout } from "./content";
import { expect, test } from "./fixtures";
import { formFrame, formPlace, pages, phoneSize, quoteCloseButton, quoteDialog } from "./site";

// The site as it is delivered: sample forms in the place of a provider's.
test.skip(!formsAreSamples, "a lead provider is connected");

/** Brings all three near, and waits until each has something to fill in. */
async function seeAll(page: Page): Promise<void> {
  for (const form of ["lead", "contact"] as const) {
    await formPlace(page, form).scrollIntoViewIfNeeded();
    await expect(formFrame(page, form).contentFrame().getByLabel("Full name")).toBeVisible();
  }
  await page.locator("#contact [commandfor=quote]").click();
  await expect(formFrame(page, "survey").contentFrame().getByRole("radio").first()).toBeVisible();
}

for (const width of [1024, 1440]) {
  test(`at ${width} px they are named and as tall as the specification says, all of them in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pages.home);
    await seeAll(page);
    for (const [form, title, height] of [
      ["lead", "Free Review Website Header", 600],
      ["contact", "Send Us a Message", 500],
      ["survey", "Get Insurance Quote Survey", 600],
    ] as const) {
      const frame = formFrame(page, form);
      await expect(frame.locator("xpath=..")).toHaveAttribute("data-state", "arrived");
      await expect(frame).toHaveCSS("height", `${height}px`);
      await expect(frame).toHaveAttribute("data-form-name", title);
      await expect(frame).toHaveAttribute("title", title);
      const content = await frame
        .contentFrame()
        .locator("html")
        .evaluate((root) => root.scrollHeight);
      expect(content).toBeLessThanOrEqual(height);
    }
  });
}

test("from the smallest phone to a desk the contact form fits its place, with its button in sight", async ({
  page,
}) => {
  await page.goto(pages.home);
  const frame = formFrame(page, "contact");
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await formPlace(page, "contact").scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByLabel("Full name")).toBeVisible();
    await expect(frame).toHaveCSS("height", "500px");
    const { content, send } = await frame
      .contentFrame()
      .getByRole("button")
      .evaluate((button) => ({
        content: document.documentElement.scrollHeight,
        send: button.getBoundingClientRect().bottom,
      }));
    expect(content).toBeLessThanOrEqual(500);
    expect(send).toBeLessThan(500);
  }
});

test("they are set in the site's font, which is sent once", async ({ page }) => {
  const fonts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.add(request.url());
  });
  await page.goto(pages.home);
  const frame = formFrame(page, "contact");
  await formPlace(page, "contact").scrollIntoViewIfNeeded();
  const family = await frame
    .contentFrame()
    .getByRole("button")
    .evaluate(async (button) => {
      await document.fonts.ready;
      const [first = ""] = getComputedStyle(button).fontFamily.split(",");
      return document.fonts.check(`16px ${first}`) ? first : "not loaded";
    });
  const ofThePage = await page.locator("html").evaluate((root) => getComputedStyle(root).fontFamily);
  expect(ofThePage.split(",")[0]).toBe(family);
  expect(fonts.size).toBe(1);
});

test("nothing in them is an invalid entry before anybody has typed; a press says what is missing", async ({
  page,
}) => {
  await page.goto("/sample-forms/contact-form.html");
  await expect(page.locator(":invalid")).toHaveCount(0);
  await page.getByRole("button").click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.locator("input:invalid, textarea:invalid")).toHaveCount(3);
});

test.describe("on a phone", () => {
  test.use({ viewport: phoneSize });

  test("the survey goes to its end, grows and shrinks with its questions, and says thank you", async ({
    page,
  }) => {
    await page.goto("/#quote");
    const frame = formFrame(page, "survey");
    const survey = frame.contentFrame();
    const fits = () =>
      expect
        .poll(async () => {
          const content = await survey.locator("html").evaluate(({ scrollHeight }) => scrollHeight);
          return (await frame.boundingBox())?.height === content;
        })
        .toBe(true);
    for (const answer of ["Car or truck", "No"]) {
      await survey.getByRole("radio", { name: answer, exact: true }).check();
      await fits();
      await survey.getByRole("button", { name: "Next" }).click();
    }
    await survey.getByLabel("ZIP code").fill("85027");
    await survey.getByRole("button", { name: "Next" }).click();
    await survey.getByLabel("Full name").fill("A visitor");
    await survey.getByLabel("Phone").fill("6025550123");
    await fits();
    await survey.getByRole("button", { name: "See my options" }).click();
    await expect(survey.getByRole("status")).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeLessThan(400);
    await fits();
    await quoteCloseButton(page).click();
    await expect(quoteDialog(page)).toBeHidden();
  });
});

test.describe("on a slow computer", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("of which six do the work of one, nobody is told that a form is not answering", async ({ page }) => {
    await page.addInitScript(() => {
      const told = new MutationObserver((records) => {
        for (const { target } of records) {
          const region = (target as Element).closest?.("[data-frame] [role=status]");
          if (region?.textContent) document.documentElement.dataset.told = region.textContent;
        }
      });
      told.observe(document, { subtree: true, childList: true });
    });
    await page.clock.install();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto(pages.home, { waitUntil: "domcontentloaded" });
    await seeAll(page);
    // What one sees may be there before the form has said so.
    await expect(page.locator('[data-frame][data-state="waiting"]')).toHaveCount(0);
    await page.clock.fastForward(8000);
    await expect(page.locator("html")).not.toHaveAttribute("data-told");
    await expect(page.getByText(layout.frame.silent).filter({ visible: true })).toHaveCount(0);
  });
});

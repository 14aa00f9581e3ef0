import { expect, test } from "./fixtures";
import { allPages, formContainer, visit, waitForScripts } from "./pageHelpers";

// Most tests here only use the pages, because fixtures.ts fails a test on any policy violation, error or warning.

for (const route of allPages) {
  test(`scrolling through ${route} violates no content security policy and stores nothing in the browser`, async ({
    page,
    context,
  }) => {
    await visit(page, route);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < bottom; y += 600) await page.evaluate((top) => scrollTo(0, top), y);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await context.cookies()).toEqual([]);
  });
}

test("the lead form and the contact form violate no content security policy", async ({ page }) => {
  await page.goto("/");
  for (const form of ["lead", "contact"] as const) {
    const container = formContainer(page, form);
    await container.scrollIntoViewIfNeeded();
    await expect(container.locator("iframe").contentFrame().getByRole("textbox").first()).toBeVisible();
  }
});

test("the quote dialog and its survey violate no content security policy", async ({ page }) => {
  await page.goto("/#quote");
  const survey = page.getByRole("dialog").frameLocator("iframe");
  await expect(survey.getByRole("radio").first()).toBeVisible();
  await waitForScripts(page);
  await expect(survey.getByRole("radio").first()).toBeVisible();
});

test.describe(() => {
  // Allows Chromium's message about the 404, and the attempted path that the not-found page logs.
  test.use({ allowedMessages: /status of 404|nowhere/ });

  test("the not-found page violates no content security policy", async ({ page }) => {
    const response = await page.goto("/nowhere/at/all");
    expect(response?.status()).toBe(404);
    await waitForScripts(page);
  });
});

test("a violation of the content security policy fails a test", async ({ page }) => {
  test.fail();
  await page.goto("/");
  const logged = page.waitForEvent("console");
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { textContent: "window.x = 1" }));
  });
  await logged;
});

import { expect, test } from "./fixtures";
import { allPages, formContainer, visit, waitForScripts } from "./site";

// The fixture does the checking: any violation, error or warning in these walks fails them.

for (const route of allPages) {
  test(`${route} works under the security policy, from top to bottom`, async ({ page }) => {
    await visit(page, route);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < bottom; y += 600) await page.evaluate((top) => scrollTo(0, top), y);
  });
}

test("the lead form and the contact form work under the security policy", async ({ page }) => {
  await page.goto("/");
  for (const form of ["lead", "contact"] as const) {
    const place = formContainer(page, form);
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator("iframe").contentFrame().getByRole("textbox").first()).toBeVisible();
  }
});

test("the quote dialog and its survey work under the security policy", async ({ page }) => {
  await page.goto("/#quote");
  const survey = page.getByRole("dialog").frameLocator("iframe");
  await expect(survey.getByRole("radio").first()).toBeVisible();
  await waitForScripts(page);
  await expect(survey.getByRole("radio").first()).toBeVisible();
});

test.describe("the not-found page", () => {
  // Chromium's remark on any 404, and the page's own on the path that was tried.
  test.use({ allowedMessages: /status of 404|nowhere/ });

  test("works under the security policy", async ({ page }) => {
    const response = await page.goto("/nowhere/at/all");
    expect(response?.status()).toBe(404);
    await waitForScripts(page);
  });
});

test("what the policy forbids is noticed: this suite fails when a page does it", async ({ page }) => {
  test.fail();
  await page.goto("/");
  const logged = page.waitForEvent("console");
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { textContent: "window.x = 1" }));
  });
  await logged;
});

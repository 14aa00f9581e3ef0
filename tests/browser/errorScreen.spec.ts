import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { pages, phoneLink, visit } from "./pageHelpers";

test.use({ allowedMessages: /cannot be opened|no-such-page/ });

const screen = (page: Page) => page.getByRole("alertdialog");

test("the error screen shows the error's message, a phone link and a reload button", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("the dialog cannot be opened");
    };
    // Imitates a browser without `<dialog>` support.
    for (const name of ["open", "close"]) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  });
  await visit(page, `${pages.privacy}#quote`);
  const heading = screen(page).getByRole("heading", { level: 1, name: "Unexpected Application Error!" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expect(screen(page).getByText("the dialog cannot be opened")).toBeVisible();
  await expect(screen(page)).toHaveAccessibleDescription(
    "Something went wrong on our side. Reload the page, or call us.",
  );
  await page.setViewportSize({ width: 320, height: 256 });
  const call = screen(page).getByRole("link", { name: "Call (928) 555-0177" });
  await expect(call).toHaveAttribute("href", phoneLink);
  // A trial click fails if another element covers the link.
  await call.click({ trial: true });
  await expect(page.locator("body > div", { has: page.getByRole("main") })).toHaveAttribute("inert");
  await page.evaluate(() => history.replaceState(null, "", location.pathname));
  await screen(page).getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { name: "Privacy Policy", level: 1 })).toBeVisible();
  await expect(screen(page)).toHaveCount(0);
  // Triggers the error again, now after the deferred script has run.
  await page.evaluate(() => location.assign("#quote"));
  await expect(screen(page)).toBeVisible();
});

test("an error in the open/closed status does not trigger the full-page error screen", async ({ page }) => {
  await page.addInitScript(() => {
    JSON.parse = () => {
      throw new Error("the hours cannot be opened");
    };
  });
  await visit(page, pages.home);
  await expect(page.getByRole("contentinfo").locator("time")).toBeVisible();
  await page.getByRole("button", { name: "Calculate My Savings" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(screen(page)).toHaveCount(0);
});

test("the 404 page logs the requested path to the console once", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  expect((await page.goto("/no-such-page/2024"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  const attempts = () => logged.filter((line) => /^(?!Failed to load).*\/no-such-page\/2024/.test(line));
  await expect.poll(attempts).toHaveLength(1);
});

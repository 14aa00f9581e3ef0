import type { Page } from "@playwright/test";
import { quoteCloseButton, waitForClicks } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { deferredScript, pages, phoneLink, visit } from "./pageHelpers";

test.use({ allowedMessages: /broken|no-such-page|ERR_/ });

const screen = (page: Page) => page.getByRole("alertdialog", { name: "Unexpected Application Error!" });

test("after an error, the error screen shows the error's message, a phone link, and a button that reloads the page", async ({
  page,
}) => {
  await visit(page, `${pages.privacy}#quote`);
  await waitForClicks(page);
  await page.evaluate(() => {
    HTMLDialogElement.prototype.close = () => {
      throw new Error("The close button is broken");
    };
  });
  await quoteCloseButton(page).click();
  await expect(screen(page).getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(screen(page).getByText("The close button is broken")).toBeVisible();
  await expect(screen(page)).toHaveAccessibleDescription(
    "Something went wrong on our side. Reload the page, or call us.",
  );
  await expect(screen(page).getByRole("button", { name: "Reload the page" })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 256 });
  const call = screen(page).getByRole("link", { name: "Call (928) 555-0177" });
  await expect(call).toHaveAttribute("href", phoneLink);
  // A trial click fails if another element covers the link.
  await call.click({ trial: true });
  await page.evaluate(() => history.replaceState(null, "", location.pathname));
  await screen(page).getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { name: "Privacy Policy", level: 1 })).toBeVisible();
  await expect(screen(page)).toBeHidden();
});

test("an error in a promise shows the error screen, which a visitor can close, and which stays closed after another error", async ({
  page,
}) => {
  const code = 'addEventListener("click", () => Promise.reject(new Error("The promise is broken")));';
  await page.route(deferredScript, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${code}` });
  });
  await visit(page, pages.home);
  const quote = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
  await quote.click();
  await expect(screen(page).getByText("The promise is broken")).toBeVisible();
  await waitForClicks(page);
  await screen(page).getByRole("button", { name: "Back to the page" }).click();
  await expect(screen(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await quote.click();
  await expect(page.locator("dialog#quote")).toBeVisible();
  await expect(screen(page)).toBeHidden();
});

test.describe(() => {
  test.use({ bypassCSP: true });

  test("the error screen does not appear after errors in scripts of browser extensions, the form provider or the web host", async ({
    page,
  }) => {
    const body = "Promise.reject(new Error('broken')); throw new Error('broken')";
    await page.route(/other\.example|cdn-cgi/, (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
    await page.route(/blocked\.example/, (route) => route.abort());
    await visit(page, pages.home);
    for (const url of [
      "https://other.example/form.js",
      "https://blocked.example/form.js",
      "/cdn-cgi/email.js",
    ])
      await page.addScriptTag({ url }).catch(() => {});
    // Imitates a script that an extension runs in the page. Errors in the script name the extension's URL.
    await page.evaluate(
      (code) => setTimeout(`${code}\n//# sourceURL=chrome-extension://abc/content.js`),
      body,
    );
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
    await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(screen(page)).toBeHidden();
  });
});

test("the 404 page logs the requested path to the browser's console once", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  expect((await page.goto("/no-such-page/2024"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  const attempts = () => logged.filter((line) => /^(?!Failed to load).*\/no-such-page\/2024/.test(line));
  await expect.poll(attempts).toHaveLength(1);
});

import type { Page } from "@playwright/test";
import { quoteCloseButton, quoteDialog, waitForClicks } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { phoneLink, visit } from "./pageHelpers";

test.use({ allowedMessages: /broken|no-such-page|ERR_/ });

const screen = (page: Page) => page.getByRole("alertdialog", { name: "Unexpected Application Error!" });

/** Makes a click on the quote dialog's close button throw or, if `isPromise`, reject a promise. Then clicks it. */
async function causeError(page: Page, isPromise = false): Promise<void> {
  await visit(page, `/privacy-policy#quote`);
  await waitForClicks(page);
  await page.evaluate((isPromise) => {
    HTMLDialogElement.prototype.close = () => {
      const error = new Error("The close button is broken");
      if (!isPromise) throw error;
      Promise.reject(error);
    };
  }, isPromise);
  await quoteCloseButton(page).click();
}

test("after an uncaught error, the error screen shows the error message, a phone link, and a button that reloads the page", async ({
  page,
}) => {
  await causeError(page);
  await expect(screen(page).getByText("The close button is broken")).toBeVisible();
  await expect(screen(page)).toHaveAccessibleDescription(
    "Something went wrong on our side. Reload the page, or call us.",
  );
  await expect(screen(page).getByRole("button", { name: "Reload the page" })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 256 });
  const call = screen(page).getByRole("link", { name: "Call (928) 555-0177" });
  await expect(call).toHaveAttribute("href", phoneLink);
  // Checks that no element covers the link. With `trial`, Playwright does not click.
  await call.click({ trial: true });
  await screen(page).getByRole("button", { name: "Reload the page" }).click();
  await expect(screen(page)).toBeHidden();
  await expect(quoteDialog(page)).toBeVisible();
});

test("an unhandled promise rejection opens the error screen, but after a visitor closes the screen, another error does not reopen the screen", async ({
  page,
}) => {
  await causeError(page, true);
  await waitForClicks(page);
  await screen(page).getByRole("button", { name: "Back to the page" }).click();
  await expect(screen(page)).toBeHidden();
  await quoteCloseButton(page).press("Enter");
  await expect(screen(page)).toBeHidden();
});

test.describe(() => {
  test.use({ bypassCSP: true });

  test("errors in scripts from browser extensions, the form provider or the web host do not open the error screen", async ({
    page,
  }) => {
    const body = "Promise.reject(new Error('broken')); throw new Error('broken')";
    await page.route(/form\.js|cdn-cgi/, (route) => route.fulfill({ contentType: "text/javascript", body }));
    await visit(page, "/");
    for (const url of ["https://other.example/form.js", "/cdn-cgi/email.js"])
      await page.addScriptTag({ url });
    // Imitates a browser extension's script. `sourceURL` puts the extension's URL in the script's stack traces.
    await page.evaluate(
      (code) => setTimeout(`${code}\n//# sourceURL=chrome-extension://abc/content.js`),
      body,
    );
    await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).click();
    await expect(quoteDialog(page)).toBeVisible();
    await expect(screen(page)).toBeHidden();
  });
});

test("an unknown path returns the 404 page, which logs the path to the browser console once", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  expect((await page.goto("/no-such-page/2024"))?.status()).toBe(404);
  const attempts = () => logged.filter((line) => /^(?!Failed to load).*\/no-such-page\/2024/.test(line));
  await expect.poll(attempts).toHaveLength(1);
});

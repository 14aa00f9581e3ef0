import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { pages, phoneLink, visit } from "./pageHelpers";

test.use({ allowedMessages: /broken|no-such-page|ERR_/ });

const screen = (page: Page) => page.getByRole("alertdialog");

/** Makes a method of a browser API, such as `JSON.parse`, throw an error in all of the page's scripts. */
const breakMethod = (page: Page, path: string) =>
  page.addInitScript((path) => {
    const [name = "", ...owner] = path.split(".").reverse();
    const object = owner.reduceRight<never>((part, key) => part[key] as never, globalThis as never);
    Object.defineProperty(object, name, {
      value: () => {
        throw new Error(`${name} is broken`);
      },
    });
  }, path);

test("after an error while a page loads, the error screen shows the error's message, a phone link, and a button that reloads the page", async ({
  page,
}) => {
  await breakMethod(page, "HTMLDialogElement.prototype.showModal");
  await visit(page, `${pages.privacy}#quote`);
  const heading = screen(page).getByRole("heading", { level: 1, name: "Unexpected Application Error!" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expect(screen(page).getByText("showModal is broken")).toBeVisible();
  await expect(screen(page)).toHaveAccessibleDescription(
    "Something went wrong on our side. Reload the page, or call us.",
  );
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

test("a visitor can close the error screen, and the screen stays closed even if another error occurs", async ({
  page,
}) => {
  await breakMethod(page, "HTMLDialogElement.prototype.showModal");
  await visit(page, pages.home);
  const quote = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
  const main = page.locator("body > div", { has: page.getByRole("main") });
  await quote.click();
  await expect(main).toHaveAttribute("inert");
  await screen(page).getByRole("button", { name: "Back to the page" }).click();
  await expect(main).not.toHaveAttribute("inert");
  await expect(page).not.toHaveTitle("Unexpected Application Error!");
  await quote.click();
  await expect(screen(page)).toBeHidden();
});

for (const [where, method] of [
  ["the deferred script", "JSON.parse"],
  ["a promise", "CSSStyleDeclaration.prototype.setProperty"],
])
  test(`an error in ${where} shows the error screen`, async ({ page }) => {
    await breakMethod(page, String(method));
    await visit(page, pages.home);
    await page.locator("#contact [data-frame]").scrollIntoViewIfNeeded();
    await expect(screen(page).getByText("is broken")).toBeVisible();
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

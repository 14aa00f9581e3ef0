import type { Page } from "@playwright/test";
import { runsReact } from "../support/builtPages";
import { quoteDialog } from "./dialogHelpers";
import { expect, test } from "./fixtures";
import { holdLoad, phoneSize, visit, waitForScripts } from "./pageHelpers";
import { survey } from "./providerFormHelpers";

// Sets the visitor's time zone to Auckland, to test that the open/closed status uses the office's time zone.
test.use({ viewport: phoneSize, timezoneId: "Pacific/Auckland" });

/** Imitates Chrome's page translation, which wraps text in `<font>`: https://github.com/facebook/react/issues/11538 */
async function translate(page: Page): Promise<void> {
  await page.locator("body").evaluate((body) => {
    const texts = [
      ...body.querySelectorAll(":not(script, style, svg *, noscript, [translate=no], [translate=no] *)"),
    ]
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    for (const text of texts) {
      const font = document.createElement("font");
      font.innerHTML = "<font></font>";
      font.firstElementChild?.append(`«${text.textContent}»`);
      (text as Text).replaceWith(font);
    }
  });
}

/** Wraps phone numbers in elements and inserts other elements, as browser extensions and call-tracking scripts do. */
async function extend(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll("a[href^=tel]"))
      link.innerHTML = link.innerHTML.replace(/\(\d{3}\) \d{3}-\d{4}/, "<call-extension>$&</call-extension>");
    for (const parent of document.querySelectorAll("main, section, dialog, [data-frame], [data-open-status]"))
      parent.prepend(document.createElement("other-extension"));
    const ids = ["quote", "menu", "error-screen"];
    document.body.prepend(...ids.map((id) => Object.assign(document.createElement("i"), { id })));
  });
}

test("even if translation and a browser extension alter a page, the quote dialog opens and keeps answers, and the open/closed status updates", async ({
  page,
}) => {
  test.skip(runsReact, "React undoes these changes when the page hydrates.");
  await page.clock.install({ time: "2086-11-18T17:58:30-08:00" });
  const release = await holdLoad(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Open menu" }).waitFor();
  await extend(page);
  await translate(page);
  await page.locator("#about button[commandfor=quote]").click();
  const words = () => page.locator("#products, #about, #testimonials").allInnerTexts();
  const before = await words();
  release();
  await waitForScripts(page);
  const answer = survey(page).contentFrame().getByRole("textbox").first();
  await answer.fill("typed");
  const status = page.locator("#contact [data-open-status]");
  await expect(status).toContainText("Open now, until 6:00 PM");
  await page.clock.runFor("01:31");
  await expect(status).toHaveText("Closed, opens Tuesday at 9:00 AM");
  await expect(quoteDialog(page)).toBeVisible();
  await expect(answer).toHaveValue("typed");
  expect(await words()).toEqual(before);
});

test("third-party dialogs, such as a cookie banner, stay open after a click outside or a hash change", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<dialog id="consent" closedby="none">Cookies</dialog>');
    document.querySelector<HTMLDialogElement>("dialog#consent")?.showModal();
  });
  await page.mouse.click(200, 700);
  await page.evaluate(() => location.assign("#about"));
  await expect(page.locator("#about")).toBeInViewport();
  await expect(page.locator("#consent")).toBeVisible();
});

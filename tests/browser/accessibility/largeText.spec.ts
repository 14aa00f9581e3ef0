import { chromiumFlags, headlessChromiumPath } from "../../../scripts/chromium";
import { expect, test } from "../fixtures";
import { openMenu, pages, phoneLink, phoneSize, quoteCloseButton, quoteDialog, still, visit } from "../site";

// As for a visitor whose own text size is twice the usual, which media queries in em go by (WCAG 2.2, 1.4.4).
test.use({
  viewport: phoneSize,
  launchOptions: {
    executablePath: headlessChromiumPath(),
    args: [...chromiumFlags, "--blink-settings=defaultFontSize=32"],
  },
});
// One after the other: each of two workers would start a browser with these flags.
test.describe.configure({ mode: "default" });

test("with text twice as large the menu can be closed", async ({ page }) => {
  await visit(page, pages.home);
  const menu = await openMenu(page);
  const close = menu.getByRole("button").first();
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(menu).toBeHidden();
});

test("with text twice as large the quote dialog has its whole number and the first question", async ({
  page,
}) => {
  await visit(page, `${pages.home}#quote`);
  await still(quoteDialog(page));
  const dialog = await quoteDialog(page).boundingBox();
  const number = await quoteDialog(page).locator(`h2 a[href="${phoneLink}"]`).boundingBox();
  expect(number?.x).toBeGreaterThanOrEqual(dialog?.x ?? Number.NaN);
  expect(Number(number?.x) + Number(number?.width)).toBeLessThanOrEqual(
    Number(dialog?.x) + Number(dialog?.width),
  );
  await expect(quoteDialog(page).frameLocator("iframe").getByRole("radio").first()).toBeInViewport();
  await expect(quoteCloseButton(page)).toBeInViewport({ ratio: 1 });
});

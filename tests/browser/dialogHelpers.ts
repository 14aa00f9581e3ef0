import { expect, type Locator, type Page } from "@playwright/test";

export const quoteDialog = (page: Page): Locator => page.locator("dialog#quote");
export const quoteCloseButton = (page: Page): Locator => quoteDialog(page).locator("[command=close]");
export const menu = (page: Page): Locator => page.locator("dialog#menu");
export const menuButton = (page: Page): Locator => page.locator("header [commandfor=menu]");

export async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await waitForAnimations(menu(page));
  await waitForClicks(page);
  return menu(page);
}

/** Waits until clicks work, because the page ignores clicks for half a second after a dialog opens or closes. */
export async function waitForClicks(page: Page): Promise<void> {
  const isHandled = () =>
    page.evaluate(() =>
      document.body.dispatchEvent(new MouseEvent("click", { detail: 1, cancelable: true })),
    );
  await expect.poll(isHandled).toBe(true);
}

export async function waitForAnimations(locator: Locator): Promise<void> {
  await locator.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
}

/**
 * Imitates Safari before 26.2, which doesn't support `commandfor` and `closedby`. Deleting the DOM properties is not
 * enough, because Chromium would still act on the HTML attributes.
 */
export async function removeCommandfor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
    addEventListener("command", (event) => event.preventDefault(), true);
    addEventListener("DOMContentLoaded", () => {
      for (const dialog of document.querySelectorAll("dialog")) dialog.removeAttribute("closedby");
    });
  });
}

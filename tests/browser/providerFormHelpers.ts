import { expect, type Locator, type Page } from "@playwright/test";
import { quoteDialog } from "./dialogHelpers";

export const query = "utm_source=flyer&utm_campaign=spring";

export const leadForm = (page: Page): Locator => page.locator("#frame-leadForm");
export const contactForm = (page: Page): Locator => page.locator("#frame-contactForm");
export const survey = (page: Page): Locator => page.locator("#frame-survey");

export async function openQuote(page: Page): Promise<void> {
  await page.locator("footer button[commandfor=quote]").first().press("Enter");
  await expect(quoteDialog(page)).toBeVisible();
}

/** @param sent the query string that the form should receive */
export async function expectShown(frame: Locator, height: number | undefined, sent?: string): Promise<void> {
  const state = () =>
    frame.evaluate((element) => {
      element.scrollIntoView({ block: "center" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, Math.min(top + height / 2, innerHeight - 1)];
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return { height: Math.round(height), isVisible, isOnTop: document.elementFromPoint(x, y) === element };
    });
  await expect.poll(state, `the form ${frame}`).toEqual({ height, isVisible: true, isOnTop: true });
  if (sent) await expect(frame.contentFrame().locator("output"), `query in ${frame}`).toHaveText(sent);
}

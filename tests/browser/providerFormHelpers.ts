import { expect, type Locator, type Page } from "@playwright/test";
import { quoteCloseButton, quoteDialog } from "./dialogHelpers";
import { desktopSize } from "./pageHelpers";

/** Returns the container into which a script inserts a form's iframe. */
export const formContainer = (page: Page, section: "#contact" | "#quote"): Locator =>
  page.locator(`${section} [data-frame]`);

export const query = "utm_source=flyer&utm_campaign=spring";

export const leadForm = (page: Page): Locator => page.locator("#frame-leadForm");
export const contactForm = (page: Page): Locator => page.locator("#frame-contactForm");
export const survey = (page: Page): Locator => page.locator("#frame-survey");

export async function requestAllForms(page: Page): Promise<void> {
  // Waits only for `domcontentloaded`, because `load` would also wait for the iframes.
  await page.goto(`/?${query}`, { waitUntil: "domcontentloaded" });
  if (page.viewportSize()?.width === desktopSize.width) await expect(leadForm(page)).toBeAttached();
  await formContainer(page, "#contact").scrollIntoViewIfNeeded();
  await expect(contactForm(page)).toBeAttached();
  await openQuote(page);
}

export async function openQuote(page: Page): Promise<void> {
  await page.locator("footer button[commandfor=quote]").first().press("Enter");
  await expect(quoteDialog(page)).toBeVisible();
}

export async function closeQuote(page: Page): Promise<void> {
  await quoteCloseButton(page).press("Enter");
  await expect(quoteDialog(page)).toBeHidden();
}

/** @param sent the query parameters that the form has received */
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

/** Fills in a form, step by step, and expects each next step to be in view below the header. */
export async function fillIn(frame: Locator, steps: readonly number[]): Promise<void> {
  const form = frame.contentFrame();
  await expectShown(frame, steps[0], query);
  for (const height of steps.slice(1)) {
    await form.getByRole("textbox", { name: "Last field" }).fill("typed");
    // Scrolls the form's bottom to the middle of the viewport, as a visitor might before clicking Next.
    await frame.evaluate((element) => {
      const scroller = element.closest("dialog > *") ?? window;
      scroller.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight / 2);
    });
    await form.getByRole("button", { name: "Next" }).click();
    const heading = form.getByRole("heading", { name: height === steps.at(-1) ? "Thank you" : "step 2" });
    // Not 1, because the box around the form is cut at whole pixels.
    await expect(heading).toBeInViewport({ ratio: 0.99 });
    const header = await frame.page().locator("header").boundingBox();
    const below = async () => Number((await heading.boundingBox())?.y) - Number(header?.height);
    await expect.poll(below, "distance from the header").toBeGreaterThanOrEqual(0);
    await expectShown(frame, height);
  }
}

import { expect, type Locator, type Page } from "@playwright/test";
import { heights } from "../support/mockProvider/mockProvider";
import { quoteCloseButton, quoteDialog } from "./dialogHelpers";
import { desktopSize } from "./pageHelpers";

const formContainers = { lead: "main > section:first-of-type", contact: "#contact", survey: "#quote" };

/** Returns a form's container. A script adds the form's iframe when a visitor scrolls near the container. */
export const formContainer = (page: Page, form: keyof typeof formContainers): Locator =>
  page.locator(`${formContainers[form]} [data-frame]`);

const isDesktop = (page: Page): boolean => page.viewportSize()?.width === desktopSize.width;

export const query = "utm_source=flyer&utm_campaign=spring";

export const leadForm = (page: Page): Locator => page.locator("#frame-leadForm");
export const contactForm = (page: Page): Locator => page.locator("#frame-contactForm");
export const survey = (page: Page): Locator => page.locator("#frame-survey");

export const embedScript = /scripts\.provider\.example/;
export const forms = /forms\.provider\.example\/widget\//;

export async function requestAllForms(page: Page): Promise<void> {
  // Waits only for `domcontentloaded`, because `load` would also wait for the iframes.
  await page.goto(`/?${query}`, { waitUntil: "domcontentloaded" });
  if (isDesktop(page)) await expect(leadForm(page)).toHaveAttribute("src", /^https/);
  await formContainer(page, "contact").scrollIntoViewIfNeeded();
  await expect(contactForm(page)).toBeAttached();
  await openQuote(page);
}

export async function openQuote(page: Page): Promise<void> {
  await page.locator("#contact button[commandfor=quote]").press("Enter");
  await expect(quoteDialog(page)).toBeVisible();
}

export async function closeQuote(page: Page): Promise<void> {
  await quoteCloseButton(page).press("Enter");
  await expect(quoteDialog(page)).toBeHidden();
}

/** Waits until the provider's embed script has run. The script sets a style on every iframe. */
export const waitForEmbedScript = (frame: Locator) =>
  expect(frame).toHaveAttribute("style", /overflow: auto/);

export async function expectShown(frame: Locator, height: number | undefined): Promise<void> {
  const state = () =>
    frame.evaluate((element) => {
      element.scrollIntoView({ block: "center" });
      const box = element.getBoundingClientRect();
      const container = element.closest("[data-frame]")?.getBoundingClientRect() ?? new DOMRect();
      const sides = ["left", "width"] as const;
      const [x, y] = [box.left + box.width / 2, Math.min(box.top + box.height / 2, innerHeight - 1)];
      return {
        height: Math.round(box.height),
        fillsWidth: sides.every((side) => Math.abs(box[side] - container[side]) < 1),
        isVisible: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        isOnTop: document.elementFromPoint(x, y) === element,
      };
    });
  await expect
    .poll(state, `the form ${frame}`)
    .toEqual({ height, fillsWidth: true, isVisible: true, isOnTop: true });
}

export async function expectShownWithQuery(
  frame: Locator,
  height: number | undefined,
  sent = query,
): Promise<void> {
  await expectShown(frame, height);
  await expect(frame.contentFrame().locator("output"), `query string in ${frame}`).toHaveText(sent);
}

/** Fills in the survey in the open quote dialog, closes the dialog, and fills in the page's other forms. */
export async function fillInAllForms(page: Page): Promise<void> {
  await expectShownWithQuery(survey(page), heights.survey[0]);
  await fillIn(survey(page), heights.survey);
  await closeQuote(page);
  for (const frame of isDesktop(page) ? [contactForm(page), leadForm(page)] : [contactForm(page)]) {
    await expectShownWithQuery(frame, heights.form[0]);
    await fillIn(frame, heights.form);
  }
}

export async function fillIn(frame: Locator, steps: readonly number[]): Promise<void> {
  const form = frame.contentFrame();
  await expectShown(frame, steps[0]);
  for (const [index, height] of steps.slice(1).entries()) {
    for (const name of ["First field", "Last field"]) await form.getByRole("textbox", { name }).fill("typed");
    // Scrolls the form's bottom to the middle of the viewport, as a visitor might before clicking Next.
    await frame.evaluate((element) => {
      const scroller = element.closest("dialog > *") ?? window;
      scroller.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight / 2);
    });
    await form.getByRole("button", { name: "Next" }).click();
    const name = index === steps.length - 2 ? "Thank you" : `step ${index + 2}`;
    const heading = form.getByRole("heading", { name });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const isOnTop = async () => {
      const box = await heading.boundingBox();
      return (
        box && frame.evaluate((element, { x, y }) => document.elementFromPoint(x, y + 1) === element, box)
      );
    };
    await expect.poll(isOnTop, `the heading '${name}' is not covered`).toBe(true);
    await expectShown(frame, height);
  }
}

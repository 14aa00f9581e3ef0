import { expect, type Locator, type Page } from "@playwright/test";
import { behaviorHeader, heights, type MockBehavior } from "../support/mockProvider/startMockProvider";
import { formContainer, quoteCloseButton, quoteDialog } from "./pageHelpers";

// This file has locators, actions and assertions for the forms of the mock lead provider.

/** The viewports of phone and desktop; only on desktop the hero has a lead form. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

export const isDesk = (page: Page): boolean => page.viewportSize()?.width === desk.width;

/** The query string of the page's URL, by which the provider identifies a lead's source. */
export const query = "utm_source=flyer&utm_campaign=spring";

export const leadForm = (page: Page): Locator => page.locator("#frame-leadForm");
export const contactForm = (page: Page): Locator => page.locator("#frame-contactForm");
export const survey = (page: Page): Locator => page.locator("#frame-survey");

/** Returns the container of a form's iframe, which also holds the form's skeleton and fallback message. */
export const containerOf = (frame: Locator): Locator => frame.locator("xpath=ancestor::*[@data-frame]");

/** Sets how the mock lead provider responds to the requests of this page, without changing other pages. */
export async function setProviderBehavior(page: Page, behavior: Partial<MockBehavior>): Promise<void> {
  await page.setExtraHTTPHeaders({ [behaviorHeader]: JSON.stringify(behavior) });
}

export const embedScript = /:9423\/js\/form_embed\.js/;
export const forms = /:9422\/widget\//;

/** Returns a list to which the URL of each request to the provider's forms is added from now on. */
export function recordProviderRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (forms.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Opens the home page, scrolls to its forms and opens the quote dialog, without waiting for the forms to load. */
export async function requestAllForms(page: Page, site: string): Promise<void> {
  // Waits for `domcontentloaded` only, because `load` would wait for the iframes as well.
  await page.goto(`${site}/?${query}`, { waitUntil: "domcontentloaded" });
  if (isDesk(page)) await expect(leadForm(page)).toHaveAttribute("src", /^https/);
  await formContainer(page, "contact").scrollIntoViewIfNeeded();
  await expect(contactForm(page)).toBeAttached();
  await openQuote(page);
}

export async function openQuote(page: Page): Promise<void> {
  await page.locator("#contact").getByRole("button").and(page.locator("[commandfor=quote]")).click();
  await expect(quoteDialog(page)).toBeVisible();
}

export async function closeQuote(page: Page): Promise<void> {
  await quoteCloseButton(page).click();
  await expect(quoteDialog(page)).toBeHidden();
}

/** Returns a function that waits until the provider's embed script has run; call this before opening the page. */
export async function observeEmbedScript(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const listen = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.endsWith("form_embed.js"))
        document.documentElement.dataset.embedScriptRan = "";
    };
    document.addEventListener("load", listen, true);
  });
  return () => page.locator("html[data-embed-script-ran]").waitFor({ state: "attached" });
}

/** Scrolls to an iframe, and returns its position in its container, its height and whether it is visible. */
function visibleState(frame: Locator) {
  return frame.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    const box = element.getBoundingClientRect();
    const container = element.closest("[data-frame]")?.getBoundingClientRect();
    const { opacity, visibility, pointerEvents } = getComputedStyle(element);
    const near = (a: number, b = Number.NaN) => Math.abs(a - b) < 1;
    return {
      isAtContainerTop: near(box.top, container?.top) && near(box.left, container?.left),
      fillsContainer: near(box.width, container?.width) && near(box.height, container?.height),
      isVisible: opacity === "1" && visibility === "visible" && pointerEvents === "auto",
      isOnTop:
        document.elementFromPoint(
          box.left + box.width / 2,
          Math.min(box.top + box.height / 2, innerHeight - 1),
        ) === element,
      height: Math.round(box.height),
    };
  });
}

/** Expects a form to be visible, to fill its container and to have this height in pixels. */
export async function expectShown(frame: Locator, height: number | undefined): Promise<void> {
  await expect
    .poll(() => visibleState(frame))
    .toEqual({ isAtContainerTop: true, fillsContainer: true, isVisible: true, isOnTop: true, height });
}

/** Expects a form to be visible with this height in pixels, and to have received the page's query string. */
export async function expectShownWithQuery(frame: Locator, height: number | undefined): Promise<void> {
  await expectShown(frame, height);
  // Expects the query string in the form's <output>, whose role is `status`.
  await expect(frame.contentFrame().getByRole("status")).toHaveText(query);
}

/** Expects all forms of this viewport to be shown; the quote dialog must be open, and is closed afterwards. */
export async function expectAllForms(page: Page): Promise<void> {
  await expectShownWithQuery(survey(page), heights.survey[0]);
  await closeQuote(page);
  await expectShownWithQuery(contactForm(page), heights.form[0]);
  if (isDesk(page)) await expectShownWithQuery(leadForm(page), heights.form[0]);
}

/**
 * Expects the fallback message in place of a form, with links that can be clicked.
 * @param links the hrefs of the expected links: phone and, where there is room, email
 */
export async function expectFallbackContact(frame: Locator, message: string, links: string[]): Promise<void> {
  const status = containerOf(frame).getByRole("status");
  await expect(status).toContainText(message);
  await expect(frame).toBeHidden();
  for (const href of links) {
    const link = status.locator(`a[href="${href}"]`);
    await link.scrollIntoViewIfNeeded();
    // Fails if another element covers the link, because a trial click needs an uncovered element.
    await link.click({ trial: true });
  }
}

/** Fills in a form's current step and clicks Next, with the form's bottom in the middle of the viewport. */
async function submitStep(frame: Locator): Promise<void> {
  const form = frame.contentFrame();
  for (const name of ["First field", "Last field"]) await form.getByRole("textbox", { name }).fill("typed");
  await frame.evaluate((element) => {
    const scroller = element.closest("dialog > *") ?? window;
    scroller.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight / 2);
  });
  await form.getByRole("button", { name: "Next" }).click();
}

/** Expects the heading of a form's current step to be in the viewport, and not covered by the page. */
async function expectHeadingInView(frame: Locator, name: string): Promise<void> {
  const heading = frame.contentFrame().getByRole("heading", { name });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const box = await heading.boundingBox();
      return (
        box && frame.evaluate((element, { x, y }) => document.elementFromPoint(x, y + 1) === element, box)
      );
    })
    .toBe(true);
}

/** Fills in a form to the end; expects the iframe to take each step's height, with the step's heading in view. */
export async function fillIn(frame: Locator, steps: readonly number[]): Promise<void> {
  for (const [index, height] of steps.entries()) {
    if (index > 0) await submitStep(frame);
    const isLast = index === steps.length - 1;
    await expectHeadingInView(frame, isLast ? "Thank you" : `step ${index + 1}`);
    await expectShown(frame, height);
  }
}

import { expect, type Locator, type Page } from "@playwright/test";
import { provider } from "../support/mockProvider/embedCode";
import { behaviorHeader, heights, type MockBehavior } from "../support/mockProvider/startMockProvider";
import { formContainer, quoteCloseButton, quoteDialog } from "./site";

// What a visitor does with the forms of a connected provider, and what there is to see then.

/** The widths at which everything is tried: the hero's form is not shown on a phone. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

export const isDesk = (page: Page): boolean => page.viewportSize()?.width === desk.width;

/** The query of the page, by which a lead's source is known. */
export const query = "utm_source=flyer&utm_campaign=spring";

export const leadForm = (page: Page): Locator => page.locator(`#inline-${provider.leadForm.formId}`);
export const contactForm = (page: Page): Locator => page.locator(`#inline-${provider.contactForm.formId}`);
export const survey = (page: Page): Locator => page.locator(`#${provider.survey.formId}`);

/** The part of the page that holds a form, or what stands in for it. */
export const containerOf = (frame: Locator): Locator => frame.locator("xpath=ancestor::*[@data-frame]");

/** Lets the stand-in provider treat this page so, and only this page. */
export async function setProviderBehavior(page: Page, behavior: Partial<MockBehavior>): Promise<void> {
  await page.setExtraHTTPHeaders({ [behaviorHeader]: JSON.stringify(behavior) });
}

export const embedScript = /:9423\/js\/form_embed\.js/;
export const forms = /:9422\/widget\//;

/** The addresses of the forms that the page has asked for, as often as it did. */
export function recordProviderRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (forms.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Opens the home page and brings each of its forms near, the survey by opening the dialog; does not wait for them. */
export async function requestAllForms(page: Page, site: string): Promise<void> {
  // Not for `load`: Playwright's includes that of every frame.
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

/** Resolves when the provider's script has run; call it before the page is opened. */
export async function embedScriptToRun(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const listen = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.endsWith("form_embed.js"))
        document.documentElement.dataset.embedScriptRan = "";
    };
    document.addEventListener("load", listen, true);
  });
  return () => page.locator("html[data-embed-script-ran]").waitFor({ state: "attached" });
}

/** What of a frame a visitor sees, once it is scrolled to. */
function sight(frame: Locator) {
  return frame.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    const box = element.getBoundingClientRect();
    const place = element.closest("[data-frame]")?.getBoundingClientRect();
    const { opacity, visibility, pointerEvents } = getComputedStyle(element);
    const near = (a: number, b = Number.NaN) => Math.abs(a - b) < 1;
    return {
      isAtTheTopOfItsPlace: near(box.top, place?.top) && near(box.left, place?.left),
      fillsItsPlace: near(box.width, place?.width) && near(box.height, place?.height),
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

/** The form is there for the visitor, and so tall. */
export async function expectShown(frame: Locator, height: number | undefined): Promise<void> {
  await expect
    .poll(() => sight(frame))
    .toEqual({ isAtTheTopOfItsPlace: true, fillsItsPlace: true, isVisible: true, isOnTop: true, height });
}

/** The form is as tall as its content, and knows where its visitor came from. */
export async function expectShownWhole(frame: Locator, height: number | undefined): Promise<void> {
  await expectShown(frame, height);
  // An <output>, which has that role.
  await expect(frame.contentFrame().getByRole("status")).toHaveText(query);
}

/** Each form that this screen has, as it should be; the dialog is open before and closed after. */
export async function expectAllForms(page: Page): Promise<void> {
  await expectShownWhole(survey(page), heights.survey[0]);
  await closeQuote(page);
  await expectShownWhole(contactForm(page), heights.form[0]);
  if (isDesk(page)) await expectShownWhole(leadForm(page), heights.form[0]);
}

/**
 * In the place of the form stand the words that it is not loading, with the phone and where there is room the
 * email.
 */
export async function expectFallbackContact(frame: Locator, words: string, links: string[]): Promise<void> {
  const place = containerOf(frame);
  const told = place.getByRole("status");
  await expect(told).toContainText(words);
  await expect(frame).toBeHidden();
  for (const link of links) {
    const way = told.locator(`a[href="${link}"]`);
    await way.scrollIntoViewIfNeeded();
    // A press that something covers would not arrive, and Playwright waits for one that does.
    await way.click({ trial: true });
  }
}

/** Fills in the step that is shown and goes on to the next, its end in the upper half of the screen. */
async function submitStep(frame: Locator): Promise<void> {
  const form = frame.contentFrame();
  for (const name of ["First field", "Last field"]) await form.getByRole("textbox", { name }).fill("typed");
  await frame.evaluate((element) => {
    const scrolls = element.closest("dialog > *") ?? window;
    scrolls.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight / 2);
  });
  await form.getByRole("button", { name: "Next" }).click();
}

/** The heading of the step that has come is on the screen, and nothing of the page covers it. */
async function expectTopInSight(frame: Locator, name: string): Promise<void> {
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

/** Goes through a form to its thank-you: each step is as tall as it is, and its top on the screen. */
export async function fillIn(frame: Locator, steps: readonly number[]): Promise<void> {
  for (const [index, height] of steps.entries()) {
    if (index > 0) await submitStep(frame);
    const isLast = index === steps.length - 1;
    await expectTopInSight(frame, isLast ? "Thank you" : `step ${index + 1}`);
    await expectShown(frame, height);
  }
}

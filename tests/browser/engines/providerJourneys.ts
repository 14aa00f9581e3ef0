import { heights, startMockProvider } from "../../support/mockProvider/startMockProvider";
import { otherPhone } from "../../support/otherAgency";
import { type Browser, waitUntil } from "./browser";
import type { Journey } from "./journeys";

const leadForm = "#frame-leadForm";
const contactForm = "#frame-contactForm";
const survey = "#frame-survey";

/** User journeys on the test agency's site with a connected lead provider (otherAgency.ts), by title. */
export const providerJourneys: Record<string, Journey> = {
  "on desktop, the provider's forms are shown at the height of their content": withMockProvider(
    async (browser, site) => {
      await browser.resize(1440, 900);
      await browser.open(`${site}/`);
      await isShown(browser, leadForm, heights.form[0]);
      await scrollTo(browser, "#contact [data-frame]");
      await isShown(browser, contactForm, heights.form[0]);
      await browser.click("#contact ul button");
      await isShown(browser, survey, heights.survey[0]);
    },
  ),

  "on a phone, the provider's forms are shown at the height of their content": withMockProvider(
    async (browser, site) => {
      await browser.resize(390, 844);
      await browser.open(`${site}/`);
      await browser.click("main button", "Get Free Insurance Review");
      await isShown(browser, survey, heights.survey[0]);
      await browser.key("Escape");
      await scrollTo(browser, "#contact [data-frame]");
      await isShown(browser, contactForm, heights.form[0]);
    },
  ),

  "the phone number replaces a form whose provider does not respond": async (browser, site) => {
    await browser.resize(390, 844);
    await browser.open(`${site}/`);
    await scrollTo(browser, "#contact [data-frame]");
    await phoneIsShown(browser, "#contact");
    await browser.click("main button", "Get Free Insurance Review");
    await phoneIsShown(browser, "#quote");
  },
};

/** Returns a journey that runs the mock lead provider until the given journey has ended. */
function withMockProvider(journey: Journey): Journey {
  return async (browser, site) => {
    const mockProvider = await startMockProvider(0);
    try {
      await journey(browser, site);
    } finally {
      await mockProvider.close();
    }
  };
}

function isShown(browser: Browser, frame: string, height: number | undefined): Promise<void> {
  return waitUntil(
    browser,
    `${frame} is shown, ${height} px tall`,
    `(() => {
      const frame = document.querySelector("${frame}");
      if (frame?.closest("[data-frame]").dataset.state !== "arrived") return false;
      const { visibility, opacity } = getComputedStyle(frame);
      return visibility === "visible" && opacity === "1" && Math.round(frame.getBoundingClientRect().height) === ${height};
    })()`,
  );
}

function phoneIsShown(browser: Browser, selector: string): Promise<void> {
  return waitUntil(
    browser,
    `${selector} shows the phone number`,
    `document.querySelector('${selector} [role=status] a[href="tel:+1${otherPhone}"]')?.checkVisibility()`,
  );
}

async function scrollTo(browser: Browser, selector: string): Promise<void> {
  await browser.evaluate(
    `document.querySelector("${selector}").scrollIntoView({ block: "center", behavior: "instant" })`,
  );
}

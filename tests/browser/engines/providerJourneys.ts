import { provider } from "../../support/mockProvider/embedCode";
import { heights, startMockProvider } from "../../support/mockProvider/startMockProvider";
import { otherPhone } from "../../support/otherAgency";
import { type Browser, until } from "./browser";
import type { Journey } from "./journeys";

const leadForm = `#inline-${provider.leadForm.formId}`;
const contactForm = `#inline-${provider.contactForm.formId}`;
const survey = `#${provider.survey.formId}`;

/**
 * What a person does where a lead provider is connected, as in journeys.ts; `site` is built by
 * tests/support/otherAgency.ts.
 */
export const providerJourneys: Record<string, Journey> = {
  "meets the provider's forms on a desk: each is shown, as tall as its content": withMockProvider(
    async (browser, site) => {
      await browser.resize(1440, 900);
      await browser.open(`${site}/`);
      await isShown(browser, leadForm, heights.form[0]);
      await scrollTo(browser, "#contact [data-frame]");
      await isShown(browser, contactForm, heights.form[0]);
      await browser.press("#contact ul button");
      await isShown(browser, survey, heights.survey[0]);
    },
  ),

  "meets the provider's forms on a phone: each is shown, as tall as its content": withMockProvider(
    async (browser, site) => {
      await browser.resize(390, 844);
      await browser.open(`${site}/`);
      await browser.press("main button", "Get Free Insurance Review");
      await isShown(browser, survey, heights.survey[0]);
      await browser.key("Escape");
      await scrollTo(browser, "#contact [data-frame]");
      await isShown(browser, contactForm, heights.form[0]);
    },
  ),

  "finds the phone in the place of a form whose provider does not answer": async (browser, site) => {
    await browser.resize(390, 844);
    await browser.open(`${site}/`);
    await scrollTo(browser, "#contact [data-frame]");
    await phoneIsIn(browser, "#contact");
    await browser.press("main button", "Get Free Insurance Review");
    await phoneIsIn(browser, "#quote");
  },
};

/** A journey while the provider answers. */
function withMockProvider(journey: Journey): Journey {
  return async (browser, site) => {
    const standIn = await startMockProvider(0);
    try {
      await journey(browser, site);
    } finally {
      await standIn.close();
    }
  };
}

function isShown(browser: Browser, frame: string, height: number | undefined): Promise<void> {
  return until(
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

function phoneIsIn(browser: Browser, place: string): Promise<void> {
  return until(
    browser,
    `the phone is in ${place}`,
    `document.querySelector('${place} [role=status] a[href="tel:+1${otherPhone}"]')?.checkVisibility()`,
  );
}

async function scrollTo(browser: Browser, selector: string): Promise<void> {
  await browser.evaluate(
    `document.querySelector("${selector}").scrollIntoView({ block: "center", behavior: "instant" })`,
  );
}

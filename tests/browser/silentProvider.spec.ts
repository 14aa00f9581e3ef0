import type { Page } from "@playwright/test";
import { builtOtherAgency, otherEmail, otherPhone } from "../support/otherAgency";
import type { Behaviour } from "../support/provider/standIn";
import { type Site, serveSite } from "../support/serveSite";
import { layout } from "./content";
import { expect, test } from "./fixtures";
import {
  askForAllForms,
  closeQuote,
  contactForm,
  desk,
  expectAllForms,
  expectWayOut,
  forms,
  formsAskedFor,
  isDesk,
  leadForm,
  phone,
  placeOf,
  survey,
  treat,
} from "./providerForms";
import { formPlace, hold } from "./site";

// The site with a lead provider connected that is not there for its visitor.

let site: Site;
test.use({
  ignoreHTTPSErrors: true,
  // The browser's own remarks on what does not arrive; anything that the page itself logs or throws still fails.
  allowedMessages:
    /^Failed to load resource|^Refused to display .* 'X-Frame-Options'|^(Framing|Loading) .*'https:\/\/127\.0\.0\.1:9424|^policy violated: frame-src by https:\/\/127\.0\.0\.1:9424/,
});
test.beforeAll(async () => {
  site = await serveSite({ dir: builtOtherAgency(), port: 0 });
});
test.afterAll(() => site.close());

const call = `tel:+1${otherPhone}`;
const write = `mailto:${otherEmail}`;

/** Opens the page with a clock of its own, brings all forms near, and lets 8 seconds pass in which nothing comes. */
async function waitInVain(page: Page): Promise<void> {
  const asked = formsAskedFor(page);
  await page.clock.install();
  await askForAllForms(page, site.address);
  await expect.poll(() => new Set(asked).size).toBe(isDesk(page) ? 3 : 2);
  const region = placeOf(survey(page)).getByRole("status");
  await expect(region).toBeEmpty();
  const before = await region.elementHandle();
  await page.clock.fastForward(8000);
  // Read out is what comes into a region that was there before.
  await expect.poll(() => before?.textContent()).toContain(layout.frame.silent);
}

/** The words and the ways out, wherever there is a form; the dialog is open before and closed after. */
async function expectWaysOut(page: Page): Promise<void> {
  await expectWayOut(survey(page), layout.frame.silent, [call]);
  await closeQuote(page);
  await expectWayOut(contactForm(page), layout.frame.silent, [call, write]);
  if (isDesk(page)) await expectWayOut(leadForm(page), layout.frame.silent, [call]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

const failures: Record<
  string,
  Behaviour["forms"] | "connectionrefused" | "namenotresolved" | "blockedbyclient"
> = {
  "refuses connections": "connectionrefused",
  "has a name that does not resolve": "namenotresolved",
  "is blocked by an extension": "blockedbyclient",
  "forbids to be shown in a frame": "denies frames",
  "answers with an error": "error",
  "redirects to a host that the policy does not name": "redirects",
  "never answers": "hangs",
};

for (const [screen, viewport] of Object.entries({ "a phone": phone, "a desk": desk })) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    for (const [failure, how] of Object.entries(failures)) {
      test(`a provider that ${failure}: within 8 seconds the words and the phone are where the form would be`, async ({
        page,
      }) => {
        if (how === "connectionrefused" || how === "namenotresolved" || how === "blockedbyclient")
          await page.route(/:942[23]\//, (route) => route.abort(how));
        else await treat(page, { forms: how });
        await waitInVain(page);
        await expectWaysOut(page);
      });
    }

    test("nobody is told of a form that they have not come to", async ({ page }) => {
      await treat(page, { forms: "hangs" });
      const asked = formsAskedFor(page);
      await page.clock.install();
      await page.goto(site.address, { waitUntil: "domcontentloaded" });
      const contact = formPlace(page, "contact");
      await contact.evaluate((place) => scrollBy(0, place.getBoundingClientRect().top - innerHeight - 200));
      await expect.poll(() => asked.filter((address) => address.includes("contact"))).toHaveLength(1);
      await page.clock.fastForward(8000);
      await expect(contact.getByRole("status")).toBeEmpty();
      await contact.scrollIntoViewIfNeeded();
      await expect(async () => {
        await page.clock.fastForward(8000);
        await expect(contact.getByRole("status")).toContainText(layout.frame.silent, { timeout: 500 });
      }).toPass();
    });

    test("the words are taken back when the form arrives after all", async ({ page }) => {
      const release = await hold(page, forms);
      await waitInVain(page);
      await expectWayOut(survey(page), layout.frame.silent, [call]);
      release();
      await expectAllForms(page);
      for (const frame of [survey(page), contactForm(page)])
        await expect(placeOf(frame).locator("[role=status]")).toBeEmpty();
    });

    test("a form that could not be loaded is asked for again when its visitor comes back to it", async ({
      page,
    }) => {
      await page.route(/:942[23]\//, (route) => route.abort("internetdisconnected"));
      await waitInVain(page);
      await closeQuote(page);
      await page.unrouteAll();
      await page.getByRole("main").getByRole("button", { name: layout.actions.review }).click();
      await expect(placeOf(survey(page))).toHaveAttribute("data-state", "arrived");
      await expect(placeOf(survey(page)).locator("[role=status]")).toBeEmpty();
    });

    test("a form that says nothing is not taken from who is filling it in", async ({ page }) => {
      await page.route(forms, (route) =>
        route.fulfill({ contentType: "text/html", body: '<input aria-label="Your name">' }),
      );
      await page.clock.install();
      await page.goto(`${site.address}/#quote`);
      const name = survey(page).contentFrame().getByLabel("Your name");
      await name.fill("Mesquite");
      await page.clock.fastForward(8000);
      await expect(placeOf(survey(page))).toHaveAttribute("data-state", "arrived");
      await expect(name).toBeVisible();
      await expect(name).toHaveValue("Mesquite");
    });

    test("until a form comes, its place is as tall as the specification says, and says nothing", async ({
      page,
    }) => {
      const release = await hold(page, forms);
      await askForAllForms(page, site.address);
      await expect(survey(page)).toHaveCSS("height", "600px");
      await expect(contactForm(page)).toHaveCSS("height", "500px");
      if (isDesk(page)) await expect(leadForm(page)).toHaveCSS("height", "600px");
      for (const frame of [survey(page), contactForm(page)])
        await expect(placeOf(frame).locator("[role=status]")).toBeEmpty();
      release();
      await expectAllForms(page);
    });
  });
}

test.describe("on a desk", () => {
  test.use({ viewport: desk });
  test("a provider that never answers does not keep the page from being loaded", async ({ page }) => {
    await treat(page, { forms: "hangs" });
    const asked = formsAskedFor(page);
    // The page is not loaded before its font, so that its script has the time to ask for the form too soon.
    const release = await hold(page, /\.woff2$/);
    await page.goto(site.address, { waitUntil: "domcontentloaded" });
    await expect(formPlace(page, "lead")).toHaveAttribute("data-state", "waiting");
    release();
    await expect.poll(() => asked).toHaveLength(1);
    // Not Playwright's `load`, which includes that of every frame.
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
  });

  test("a form does not wait for a page that is never loaded", async ({ page }) => {
    const asked = formsAskedFor(page);
    await hold(page, /\.woff2$/);
    await page.clock.install();
    await page.goto(site.address, { waitUntil: "domcontentloaded" });
    await expect(formPlace(page, "lead")).toHaveAttribute("data-state", "waiting");
    expect(asked).toEqual([]);
    await page.clock.fastForward(8000);
    await expect(formPlace(page, "lead")).toHaveAttribute("data-state", "arrived");
  });
});

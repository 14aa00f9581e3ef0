import type { Locator, Page } from "@playwright/test";
import { builtOtherAgency } from "../support/otherAgency";
import { type Behaviour, heights, scripts } from "../support/provider/standIn";
import { type Site, serveSite } from "../support/serveSite";
import { expect, test } from "./fixtures";
import {
  askForAllForms,
  closeQuote,
  contactForm,
  desk,
  embedScript,
  embedScriptToRun,
  expectAllForms,
  expectShown,
  expectShownWhole,
  fillIn,
  goOn,
  isDesk,
  leadForm,
  openQuote,
  phone,
  query,
  survey,
  treat,
} from "./providerForms";
import { formPlace, hold, quoteDialog } from "./site";

// The site with a lead provider connected whose script does to the page what the real one does.

let site: Site;
test.use({ ignoreHTTPSErrors: true });
test.beforeAll(async () => {
  site = await serveSite({ dir: builtOtherAgency(), port: 0 });
});
test.afterAll(() => site.close());

/** Pixels, until a form tells its own. */
const declared = { survey: 600, form: 500 };

const screens = { "a phone": phone, "a desk": desk };

/**
 * In one round any two of screen, word, network and script meet; in three, which .ci/run has, all four.
 * `RACES=60 npx playwright test connectedProvider` to be sure.
 */
const rounds = Number(process.env.RACES ?? 1);

/** Milliseconds that an answer takes. */
const networks = [0, 1500, 3000];

/** When a form says its first word, and who has to wait for the network. */
const words: Record<string, (wait: number) => Partial<Behaviour>> = {
  "at once": (wait) => ({ speaks: "at once", delay: { script: wait, forms: wait } }),
  "before the provider's script is there": (wait) => ({
    speaks: "at once",
    delay: { script: Math.max(wait, 500), forms: 0 },
  }),
  "after they are loaded": (wait) => ({ speaks: "after load", delay: { script: 0, forms: wait } }),
};

async function race(page: Page, behaviour: Partial<Behaviour>): Promise<void> {
  await treat(page, behaviour);
  const scriptRan = await embedScriptToRun(page);
  await askForAllForms(page, site.address);
  await scriptRan();
  await expectAllForms(page);
  await page.context().close();
}

for (const [place, [screen, viewport]] of Object.entries(screens).entries()) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });
    test(`forms are all there whenever they say their first word: ${Object.keys(words).join(", ")}`, async ({
      newVisitor,
    }) => {
      test.setTimeout(60_000 * rounds);
      for (let round = 0; round < rounds; round += 1) {
        const loads = Object.values(words).flatMap((treatment, word) =>
          Object.values(scripts).map((script, year) => {
            const wait = networks[(place + word + year + round) % networks.length] as number;
            return { script, ...treatment(wait) };
          }),
        );
        // Pages of one visitor would wait for each other's answers, those of the same address above all.
        await Promise.all(loads.map(async (behaviour) => race(await newVisitor(), behaviour)));
      }
    });
  });
}

const scriptFailures: Record<string, (page: Page) => Promise<unknown>> = {
  "blocks the provider's script": (page) =>
    page.route(embedScript, (route) => route.abort("blockedbyclient")),
  "does not find the provider's script": (page) => treat(page, { script: "missing", speaks: "after load" }),
  "gets a script that throws": (page) => treat(page, { script: "throws", speaks: "after load" }),
};

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    for (const [year, script] of Object.entries(scripts)) {
      test(`with the script of ${year} the forms grow and shrink with their steps, the top of each in sight`, async ({
        page,
      }) => {
        await treat(page, { script });
        await askForAllForms(page, site.address);
        await fillInAll(page);
      });
    }

    test.describe("somebody whose browser", () => {
      test.use({ allowedMessages: /^Failed to load resource|^uncaught: the embed script failed/ });
      for (const [failure, fail] of Object.entries(scriptFailures)) {
        test(`${failure} gets the forms all the same, and can fill them in to the end`, async ({ page }) => {
          await fail(page);
          await askForAllForms(page, site.address);
          await fillInAll(page);
        });
      }

      test("does not find the provider's script gets the thanks of another host, named under `hosts`, as tall as they are", async ({
        page,
      }) => {
        await treat(page, { forms: "posts", script: "missing" });
        await askForAllForms(page, site.address);
        await closeQuote(page);
        await fillIn(contactForm(page), [Number(heights.form[0]), heights.posted]);
      });
    });

    test("a script that comes when all is done moves and hides nothing", async ({ page }) => {
      const release = await hold(page, embedScript);
      const scriptRan = await embedScriptToRun(page);
      await askForAllForms(page, site.address);
      await fillInAll(page);
      release();
      await scriptRan();
      await expectShown(contactForm(page), heights.form[1]);
      await openQuote(page);
      await expectShown(survey(page), heights.survey[2]);
    });

    test("what is typed stays: a dialog closed and opened, a screen turned, the provider's script late", async ({
      page,
    }) => {
      const release = await hold(page, embedScript);
      const scriptRan = await embedScriptToRun(page);
      await page.goto(`${site.address}/?${query}`, { waitUntil: "domcontentloaded" });
      const entries = await page.evaluate(() => history.length);
      await formPlace(page, "contact").scrollIntoViewIfNeeded();
      await openQuote(page);
      const typed = [survey(page), contactForm(page)].map((frame) =>
        frame.contentFrame().getByRole("textbox", { name: "First field" }),
      );
      const [inSurvey, inContactForm] = typed as [Locator, Locator];
      await inSurvey.fill("in the survey");
      await closeQuote(page);
      await inContactForm.fill("in the form");
      release();
      await scriptRan();
      await page.setViewportSize({ width: viewport.height, height: viewport.width });
      await expectShownWhole(contactForm(page), heights.form[0]);
      await expect(inContactForm).toHaveValue("in the form");
      await page.setViewportSize(viewport);
      await openQuote(page);
      await expectShownWhole(survey(page), heights.survey[0]);
      await expect(inSurvey).toHaveValue("in the survey");
      // Going back leads away from the page, and not through its frames.
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });

    test("rubbish messages change nothing and break nothing", async ({ page }) => {
      // Without its sizing, to which a message is as good as any other, whatever it names.
      await treat(page, { script: { ...scripts[2026], sizes: false }, forms: "rubbish" });
      await askForAllForms(page, site.address);
      const { survey: surveyHeight, form } = declared;
      await expect(survey(page).contentFrame().getByText("All said")).toBeVisible();
      await expectShown(survey(page), surveyHeight);
      await closeQuote(page);
      await expect(contactForm(page).contentFrame().getByText("All said")).toBeVisible();
      await expectShown(contactForm(page), form);
    });

    test("a size that anyone but the form itself announces is ignored", async ({ page }) => {
      await askForAllForms(page, site.address);
      await expectAllForms(page);
      const id = await contactForm(page).getAttribute("id");
      const size = `[iFrameSizer]${id}:1999:400:resize`;
      const heard = page.evaluate(
        () =>
          new Promise((resolve) =>
            addEventListener("message", ({ data }) => data === "said" && resolve(null)),
          ),
      );
      // The page itself, and then another form: of the same origin, in another window.
      await page.evaluate((message) => postMessage(message, "*"), size);
      const other = page.frames().find((frame) => frame.url().includes("/survey/"));
      await other?.evaluate((message) => {
        parent.postMessage(message, "*");
        parent.postMessage("said", "*");
      }, size);
      await heard;
      await expect(contactForm(page)).toHaveCSS("height", `${heights.form[0]}px`, { timeout: 1 });
      await goOn(contactForm(page));
      await expectShown(contactForm(page), heights.form[1]);
    });
  });
}

/** Goes through each form that this screen has; the dialog is open before and closed after. */
async function fillInAll(page: Page): Promise<void> {
  await fillIn(survey(page), heights.survey);
  await closeQuote(page);
  await expectShownWhole(contactForm(page), heights.form[0]);
  await fillIn(contactForm(page), heights.form);
  if (isDesk(page)) {
    await expectShownWhole(leadForm(page), heights.form[0]);
    await fillIn(leadForm(page), heights.form);
  }
}

test.describe("with scripting off", () => {
  test.use({ javaScriptEnabled: false });
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`on ${screen}`, () => {
      test.use({ viewport });
      test("the forms load by themselves", async ({ page }) => {
        await page.goto(site.address);
        const main = page.getByRole("main");
        for (const [title, shown] of [
          ["Send Us a Message", true],
          ["Free Review Website Header", viewport === desk],
        ] as const) {
          const frame = main.locator(`iframe[title="${title}"]:visible`);
          await expect(frame).toHaveCount(shown ? 1 : 0);
          if (!shown) continue;
          await frame.scrollIntoViewIfNeeded();
          await expect(frame.contentFrame().getByRole("textbox", { name: "First field" })).toBeVisible();
        }
        await page.locator("#contact [commandfor=quote]").click();
        const frame = quoteDialog(page).locator("iframe:visible");
        await expect(frame.contentFrame().getByRole("textbox", { name: "First field" })).toBeVisible();
        // Taller than its frame, and scrolled in it.
        await frame.contentFrame().getByRole("textbox", { name: "Last field" }).fill("typed");
      });
    });
  }
});

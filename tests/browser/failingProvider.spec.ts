import type { Page } from "@playwright/test";
import { builtChangedSite, newPhone, provider } from "../support/changedSite";
import { type Site, serveSite } from "../support/serveSite";
import { expect, test } from "./fixtures";
import { announcedHeight, type StandInProvider, startProvider } from "./provider";
import { quoteCloseButton, scriptsReady } from "./site";

// The site with a provider connected, and the provider in every state that a visitor may find it in.

let site: Site;
let standIn: StandInProvider | undefined;

test.describe.configure({ mode: "serial" });
test.use({
  ignoreHTTPSErrors: true,
  viewport: { width: 1280, height: 800 },
  // The browser's own remarks on what does not arrive; anything that the page itself logs or throws still fails.
  allowedMessages: /^Failed to load resource: (net::ERR_|the server responded with a status of 500)/,
});

test.beforeAll(async () => {
  site = await serveSite({ dir: builtChangedSite(), port: 0 });
});
test.afterAll(() => site.close());
test.afterEach(async () => {
  await standIn?.close();
  standIn = undefined;
});

async function provide(behaviour: StandInProvider["behaviour"]): Promise<StandInProvider> {
  standIn = await startProvider();
  standIn.behaviour = behaviour;
  return standIn;
}

const frameIds = { lead: "inline-lead-1", contact: "inline-contact-2", survey: "survey-3" };

/** Brings each of the three frames into sight, the survey's by opening the dialog. */
async function seeAllFrames(page: Page): Promise<void> {
  // Not waiting for `load`: Playwright's includes that of every frame.
  await page.goto(site.address, { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Shift");
  await scriptsReady(page);
  await page.locator(`#${frameIds.contact}`).scrollIntoViewIfNeeded();
  await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).click();
  await expect(page.locator(`#${frameIds.survey}`)).toBeVisible();
}

/** Everything that the page promises whatever the provider does. */
async function expectWholePage(page: Page): Promise<void> {
  const wayOut = `a[href="tel:+1${newPhone}"]`;
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(wayOut).first()).toBeVisible();
  await quoteCloseButton(page).click();
  await expect(dialog).toBeHidden();
  for (const id of [frameIds.lead, frameIds.contact]) {
    const place = page.locator(`#${id}`).locator("xpath=../..");
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator(wayOut).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  for (const height of await frameHeights(page)) {
    expect(height).toBeGreaterThanOrEqual(500);
    expect(height).toBeLessThanOrEqual(4000);
  }
}

function frameHeights(page: Page): Promise<number[]> {
  const frames = page.locator(`#${frameIds.lead}, #${frameIds.contact}`);
  return frames.evaluateAll((elements) => elements.map((element) => element.clientHeight));
}

test("pasted addresses are all it takes: the provider's forms are shown, and sized by its messages", async ({
  page,
}) => {
  const { asked } = await provide("well");
  await seeAllFrames(page);
  await expect(page.frameLocator(`#${frameIds.survey}`).getByRole("heading")).toHaveText("Form survey-3");
  await expect.poll(() => frameHeights(page)).toEqual([announcedHeight, announcedHeight]);
  await expectWholePage(page);
  expect(asked.filter((path) => path.endsWith("form_embed.js"))).toHaveLength(1);
});

test("rubbish messages change nothing and break nothing", async ({ page }) => {
  await provide("rubbish");
  await seeAllFrames(page);
  await expect(page.frameLocator(`#${frameIds.contact}`).getByRole("heading")).toBeAttached();
  await expectWholePage(page);
});

test("a size that anyone but the frame's own provider announces is ignored", async ({ page }) => {
  await provide("well");
  await seeAllFrames(page);
  await expect.poll(() => frameHeights(page)).toEqual([announcedHeight, announcedHeight]);
  await page.evaluate(
    ([lead, contact]) => {
      const heard = new Promise((resolve) => addEventListener("message", resolve, { once: true }));
      postMessage(`[iFrameSizer]${lead}:1999:400:resize`, "*");
      postMessage(`[iFrameSizer]${contact}:1999:400:resize`, "*");
      return heard;
    },
    [frameIds.lead, frameIds.contact],
  );
  // One form speaks for the other.
  const leadFrame = page.frames().find((frame) => frame.url() === provider.leadForm.address);
  await leadFrame?.evaluate(
    (contact) => parent.postMessage(`[iFrameSizer]${contact}:1999:400:resize`, "*"),
    frameIds.contact,
  );
  await leadFrame?.evaluate(
    (lead) => parent.postMessage(`[iFrameSizer]${lead}:900:400:resize`, "*"),
    frameIds.lead,
  );
  await expect.poll(() => frameHeights(page)).toEqual([900, announcedHeight]);
});

test("a provider that refuses connections leaves the page whole", async ({ page }) => {
  await seeAllFrames(page);
  await expectWholePage(page);
});

test("a provider that answers with errors leaves the page whole", async ({ page }) => {
  await provide("error");
  await seeAllFrames(page);
  await expectWholePage(page);
});

for (const [reason, code] of [
  ["whose name does not resolve", "namenotresolved"],
  ["that an extension blocks", "blockedbyclient"],
] as const) {
  test(`a provider ${reason} leaves the page whole`, async ({ page }) => {
    await page.route(/:942[23]\//, (route) => route.abort(code));
    await seeAllFrames(page);
    await expectWholePage(page);
  });
}

test("a provider that hangs leaves the page whole, and within 8 seconds the visitor is told", async ({
  page,
}) => {
  await provide("hangs");
  await page.goto(site.address, { waitUntil: "domcontentloaded" });
  await expect(page.locator(`#${frameIds.lead}`).locator("xpath=..").getByRole("status")).toBeVisible({
    timeout: 8000,
  });
  await seeAllFrames(page);
  await expectWholePage(page);
});

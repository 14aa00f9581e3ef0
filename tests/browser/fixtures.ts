import { existsSync } from "node:fs";
import { basename } from "node:path";
import {
  type BrowserContext,
  test as base,
  type CDPSession,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";
import { otherSites } from "../../plugins/hosting/contentSecurityPolicy";
import { forms } from "./content";
import { visit } from "./site";

interface Options {
  /** What a test expects in the console, for instance the path that the not-found page logs. */
  allowedMessages: RegExp | undefined;
}

interface Visitors {
  /** Opens a page in a browser of its own: what the test's own page has fetched, or waits for, is nothing to it. */
  newContextPage: () => Promise<Page>;
  /**
   * A page of the site, its scripts ready, for tests that only look, scroll, resize or print: a worker loads it once.
   * Each test finds it at its top, at the size of its own screen, and as a screen shows it.
   */
  sharedPage: (path: string) => Promise<Page>;
}

/**
 * Playwright's `test`, and two promises more. It fails when the page logs an error, throws, or does something that
 * the content security policy forbids, in any page, frame or state that the test walks through. And it asks no other
 * site: where a lead provider is connected, the sample forms answer in its place, and for `otherSites` nothing does.
 */
export const test = base.extend<Options & Visitors>({
  allowedMessages: [undefined, { option: true }],

  // A worker keeps one for each kind of visitor: a new one is a new process, half of what a plain test costs. A kind is
  // told by the options named here, so one that no test has used so far is to be added.
  context: async (
    { browser, contextOptions, hasTouch, ignoreHTTPSErrors, isMobile, javaScriptEnabled, timezoneId },
    use,
    testInfo,
  ) => {
    const options = { contextOptions, hasTouch, ignoreHTTPSErrors, isMobile, javaScriptEnabled, timezoneId };
    const kind = JSON.stringify(options);
    const kept = keptContexts.get(kind) ?? (await keepContext(await browser.newContext()));
    keptContexts.set(kind, kept);
    await use(kept.context);
    if (testInfo.status !== testInfo.expectedStatus || !(await asNew(kept))) {
      keptContexts.delete(kind);
      await kept.context.close();
    }
  },

  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },

  // For every test, since its own page is a visitor's, too.
  newContextPage: [
    async ({ browser, allowedMessages }, use) => {
      complaints = [];
      const others: BrowserContext[] = [];
      await use(async () => {
        const context = await browser.newContext();
        others.push(context);
        await attend(context, note);
        return context.newPage();
      });
      for (const context of others) await context.close();
      expectQuiet(complaints, allowedMessages);
    },
    { auto: true },
  ],

  sharedPage: async ({ browser, viewport, javaScriptEnabled, contextOptions, allowedMessages }, use) => {
    const used: OpenedPage[] = [];
    await use(async (path) => {
      const visitor = JSON.stringify([path, javaScriptEnabled, contextOptions]);
      const open = javaScriptEnabled ? visit : load;
      const opened = openedPages.get(visitor) ?? (await openPage(await browser.newContext(), open, path));
      openedPages.set(visitor, opened);
      used.push(opened);
      const { page } = opened;
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, forcedColors: null, contrast: null });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      return page;
    });
    expectQuiet(
      used.flatMap((opened) => opened.complaints),
      allowedMessages,
    );
  },
});

/** What visitors' pages have complained of in the test that is going on; a worker has one at a time. */
let complaints: string[] = [];

function note(complaint: string): void {
  complaints.push(complaint);
}

function expectQuiet(noted: string[], allowed: RegExp | undefined): void {
  expect(
    noted.filter((complaint) => !allowed?.test(complaint)),
    "the console stays quiet",
  ).toEqual([]);
}

/** A browser's state that tests use one after the other. Each finds it as a new one is. */
interface KeptContext {
  context: BrowserContext;
  /** Never closed, so that the process stays. */
  blank: Page;
  session: CDPSession;
}

/** By the kind of visitor. */
const keptContexts = new Map<string, KeptContext>();

async function keepContext(context: BrowserContext): Promise<KeptContext> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  await attend(context, note);
  return { context, blank, session };
}

/** @returns whether it could be made as a new one is: a clock that a test has set is there for good */
async function asNew({ context, blank, session }: KeptContext): Promise<boolean> {
  for (const page of context.pages()) if (page !== blank) await page.close();
  await session.send("Network.clearBrowserCache");
  // Cookies and all that scripts can keep, of every site.
  await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
  return blank.evaluate(() => String(setTimeout).includes("[native code]"));
}

async function attend(context: BrowserContext, note: (complaint: string) => void): Promise<void> {
  await answerForOtherSites(context);
  await noteComplaints(context, note);
}

/** A page that several tests look at, and all that it has complained of. */
interface OpenedPage {
  page: Page;
  complaints: string[];
}

/** By path and by what the visitor's browser can do and is asked for. */
const openedPages = new Map<string, OpenedPage>();

const load = (page: Page, path: string): Promise<unknown> => page.goto(path);

async function openPage(context: BrowserContext, open: typeof load, path: string): Promise<OpenedPage> {
  const complaints: string[] = [];
  await attend(context, (complaint) => complaints.push(complaint));
  const page = await context.newPage();
  await open(page, path);
  return { page, complaints };
}

export { expect };

const samples = { lead: "lead-form.html", contact: "contact-form.html", survey: "survey.html" };

async function answerForOtherSites(context: BrowserContext): Promise<void> {
  const others = new Set(Object.values(otherSites).flat().map(hostOf));
  if (others.size > 0)
    await context.route(
      ({ host }) => others.has(host),
      (route) => route.fulfill({ body: "" }),
    );
  const connected = Object.entries(forms).filter(([, { address }]) => URL.canParse(address));
  if (connected.length === 0) return;
  const answers = new Map(
    connected.map(([name, { address }]) => [withoutQuery(address), samples[name as keyof typeof samples]]),
  );
  const hosts = new Set(connected.flatMap(([, { address, script }]) => [address, script]).map(hostOf));
  await context.route(
    (url) => hosts.has(url.host),
    (route) => {
      const address = withoutQuery(route.request().url());
      // The built site has no sample forms then.
      const path = `static/sample-forms/${answers.get(address) ?? basename(address)}`;
      return existsSync(path) ? route.fulfill({ path }) : route.abort();
    },
  );
}

const hostOf = (address = ""): string => (URL.canParse(address) ? new URL(address).host : "");
const withoutQuery = (address: string): string => address.replace(/[?#].*/, "");

async function noteComplaints(context: BrowserContext, note: (complaint: string) => void): Promise<void> {
  context.on("console", (message) => {
    if (isComplaint(message)) note(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => note(`uncaught: ${error.error().message}`));
  // Chromium logs a violation itself; other engines only fire the event.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (violation) => {
      console.error(`policy violated: ${violation.violatedDirective} by ${violation.blockedURI}`);
    });
  });
}

/** Neither an error nor a warning belongs on a finished page. */
function isComplaint(message: ConsoleMessage): boolean {
  return /^(error|warning)$/.test(message.type());
}

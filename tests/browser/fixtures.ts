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
import { visit } from "./pageHelpers";

interface Options {
  /** The console messages that a test expects, for example the path that the not-found page logs. */
  allowedMessages: RegExp | undefined;
}

interface Pages {
  /** Opens a page in a new browser context, which shares neither cache nor connections with the test's own page. */
  newContextPage: () => Promise<Page>;
  /**
   * A loaded page of the site that all tests of a worker share. For tests that only read, scroll, resize or print: the
   * scroll position, the viewport and the emulated media are reset for each test, other changes are not.
   */
  sharedPage: (path: string) => Promise<Page>;
}

/**
 * Playwright's `test` with two additions. A test fails if any page or frame logs a warning or an error, throws, or
 * violates the content security policy. And requests to other sites are mocked: a connected lead provider's forms by
 * the sample forms, and `otherSites` by empty responses.
 */
export const test = base.extend<Options & Pages>({
  allowedMessages: [undefined, { option: true }],

  // Each worker reuses contexts, because starting the process of a new one takes half the time of a simple test. Contexts are
  // reused for the same values of these options only: add any other option that a test starts to use.
  context: async (
    { browser, contextOptions, hasTouch, ignoreHTTPSErrors, isMobile, javaScriptEnabled, timezoneId },
    use,
    testInfo,
  ) => {
    const options = { contextOptions, hasTouch, ignoreHTTPSErrors, isMobile, javaScriptEnabled, timezoneId };
    const key = JSON.stringify(options);
    const reusable = reusableContexts.get(key) ?? (await makeReusable(await browser.newContext()));
    reusableContexts.set(key, reusable);
    await use(reusable.context);
    if (testInfo.status !== testInfo.expectedStatus || !(await reset(reusable))) {
      reusableContexts.delete(key);
      await reusable.context.close();
    }
  },

  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },

  // Automatic, because it also checks the console messages of the test's own page.
  newContextPage: [
    async ({ browser, allowedMessages }, use) => {
      problems = [];
      const others: BrowserContext[] = [];
      await use(async () => {
        const context = await browser.newContext();
        others.push(context);
        await prepare(context, record);
        return context.newPage();
      });
      for (const context of others) await context.close();
      expectNoProblem(problems, allowedMessages);
    },
    { auto: true },
  ],

  sharedPage: async ({ browser, viewport, javaScriptEnabled, contextOptions, allowedMessages }, use) => {
    const used: SharedPage[] = [];
    await use(async (path) => {
      const key = JSON.stringify([path, javaScriptEnabled, contextOptions]);
      const open = javaScriptEnabled ? visit : load;
      const shared = sharedPages.get(key) ?? (await openSharedPage(await browser.newContext(), open, path));
      sharedPages.set(key, shared);
      used.push(shared);
      const { page } = shared;
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, forcedColors: null, contrast: null });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      return page;
    });
    expectNoProblem(
      used.flatMap((shared) => shared.problems),
      allowedMessages,
    );
  },
});

/** The console messages and errors of the current test's pages; a worker runs one test at a time. */
let problems: string[] = [];

function record(problem: string): void {
  problems.push(problem);
}

function expectNoProblem(recorded: string[], allowed: RegExp | undefined): void {
  expect(
    recorded.filter((problem) => !allowed?.test(problem)),
    "console messages and errors",
  ).toEqual([]);
}

/** A browser context that is reset after each test and used for the next one. */
interface ReusableContext {
  context: BrowserContext;
  /** An empty page that stays open to keep the renderer process. */
  blank: Page;
  session: CDPSession;
}

/** By the options of the context, as JSON. */
const reusableContexts = new Map<string, ReusableContext>();

async function makeReusable(context: BrowserContext): Promise<ReusableContext> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  await prepare(context, record);
  return { context, blank, session };
}

/** @returns false if the context cannot be reused: a clock that a test has installed cannot be removed */
async function reset({ context, blank, session }: ReusableContext): Promise<boolean> {
  for (const page of context.pages()) if (page !== blank) await page.close();
  await session.send("Network.clearBrowserCache");
  // Cookies and all storage, of every origin.
  await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
  return blank.evaluate(() => String(setTimeout).includes("[native code]"));
}

async function prepare(context: BrowserContext, record: (problem: string) => void): Promise<void> {
  await mockOtherSites(context);
  await recordProblems(context, record);
}

interface SharedPage {
  page: Page;
  problems: string[];
}

/** By path and options of the context, as JSON. */
const sharedPages = new Map<string, SharedPage>();

const load = (page: Page, path: string): Promise<unknown> => page.goto(path);

async function openSharedPage(context: BrowserContext, open: typeof load, path: string): Promise<SharedPage> {
  const problems: string[] = [];
  await prepare(context, (problem) => problems.push(problem));
  const page = await context.newPage();
  await open(page, path);
  return { page, problems };
}

export { expect };

const samples = { lead: "lead-form.html", contact: "contact-form.html", survey: "survey.html" };

async function mockOtherSites(context: BrowserContext): Promise<void> {
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
      // From static/, since a site with a connected provider is built without the sample forms.
      const path = `static/sample-forms/${answers.get(address) ?? basename(address)}`;
      return existsSync(path) ? route.fulfill({ path }) : route.abort();
    },
  );
}

const hostOf = (address = ""): string => (URL.canParse(address) ? new URL(address).host : "");
const withoutQuery = (address: string): string => address.replace(/[?#].*/, "");

async function recordProblems(context: BrowserContext, record: (problem: string) => void): Promise<void> {
  context.on("console", (message) => {
    if (isProblem(message)) record(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => record(`uncaught: ${error.error().message}`));
  // Chromium logs CSP violations itself; other engines only fire the event.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (violation) => {
      console.error(`policy violated: ${violation.violatedDirective} by ${violation.blockedURI}`);
    });
  });
}

function isProblem(message: ConsoleMessage): boolean {
  return /^(error|warning)$/.test(message.type());
}

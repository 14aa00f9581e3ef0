import { type BrowserContext, test as base, type CDPSession, expect, type Page } from "@playwright/test";
import { mockProvider } from "../support/mockProvider/mockProvider";
import { visit } from "./pageHelpers";

interface Options {
  /** Matches console messages that do not fail the test, for example the path that the not-found page logs. */
  allowedMessages: RegExp | undefined;
}

interface Pages {
  /** Opens an empty page in a new browser context, which shares no cache and connections with the test's own page. */
  newContextPage: () => Promise<Page>;
  /**
   * Returns a loaded page that all tests of a worker share. Tests may scroll, resize or print it, because scroll
   * position, viewport and emulated media are reset for each test, but must not change it otherwise.
   */
  sharedPage: (path: string) => Promise<Page>;
}

/**
 * Playwright's `test` with two additions: a test fails if any page or iframe logs a warning or an error, throws, or
 * violates the content security policy; and no request leaves the machine: a mock answers those to the fixture
 * agency's lead provider, and empty responses those to other sites, such as a provider that the real site has.
 */
export const test = base.extend<Options & Pages>({
  allowedMessages: [undefined, { option: true }],

  // Reuses contexts, because starting the process of a new context takes half the time of a simple test. A context is
  // reused only for equal values of these options: when a test uses another option, add it here.
  context: async (
    { browser, browserName, contextOptions, hasTouch, isMobile, javaScriptEnabled, timezoneId },
    use,
    testInfo,
  ) => {
    // Only Chromium has the DevTools protocol by which a context is reset.
    if (browserName !== "chromium") {
      const context = await browser.newContext();
      await mockOtherSites(context);
      await use(context);
      return context.close();
    }
    const options = { contextOptions, hasTouch, isMobile, javaScriptEnabled, timezoneId };
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

  // Runs for every test, because this fixture also checks the console messages of the test's own page.
  newContextPage: [
    async ({ browser, allowedMessages }, use) => {
      problems.length = 0;
      const others: BrowserContext[] = [];
      await use(async () => {
        const context = await prepare(await browser.newContext(), problems);
        others.push(context);
        return context.newPage();
      });
      for (const context of others) await context.close();
      expectNoProblem(problems, allowedMessages);
    },
    { auto: true },
  ],

  sharedPage: async ({ browser, viewport, contextOptions, allowedMessages }, use) => {
    const used: string[][] = [];
    await use(async (path) => {
      const key = JSON.stringify([path, contextOptions]);
      const known = sharedPages.get(key);
      const own = known?.problems ?? [];
      const page = known?.page ?? (await (await prepare(await browser.newContext(), own)).newPage());
      if (!known) await visit(page, path);
      sharedPages.set(key, { page, problems: own });
      used.push(own);
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, forcedColors: null, contrast: null });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      return page;
    });
    expectNoProblem(used.flat(), allowedMessages);
  },
});

/** The console messages and errors of the current test's pages; a worker runs one test at a time. */
const problems: string[] = [];

function expectNoProblem(recorded: string[], allowed: RegExp | undefined): void {
  expect(
    recorded.filter((problem) => !allowed?.test(problem)),
    "console messages and errors",
  ).toEqual([]);
}

/** A browser context that is reset after each test and used for the next one. */
interface ReusableContext {
  context: BrowserContext;
  /** An empty page that stays open, so that the renderer process keeps running. */
  blank: Page;
  session: CDPSession;
}

/** The browser contexts that tests can reuse, by the context's options as JSON. */
const reusableContexts = new Map<string, ReusableContext>();

async function makeReusable(context: BrowserContext): Promise<ReusableContext> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  await prepare(context, problems);
  return { context, blank, session };
}

/** Resets a context for the next test; returns false if a fake clock that a test has installed prevents this. */
async function reset({ context, blank, session }: ReusableContext): Promise<boolean> {
  for (const page of context.pages()) if (page !== blank) await page.close();
  await session.send("Network.clearBrowserCache");
  // Deletes the cookies and all storage of every origin.
  await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
  return blank.evaluate(() => String(setTimeout).includes("[native code]"));
}

/** The pages that tests share, with their console messages and errors, by path and context options as JSON. */
const sharedPages = new Map<string, { page: Page; problems: string[] }>();

export { expect };

async function mockOtherSites(context: BrowserContext): Promise<void> {
  await context.route(
    ({ protocol, hostname }) => protocol.startsWith("http") && !/^(127\.0\.0\.1|localhost)$/.test(hostname),
    (route) => route.fulfill({ body: "" }),
  );
  await mockProvider(context);
}

/** Mocks other sites in a context, and adds its console messages and errors to `problems`. */
async function prepare(context: BrowserContext, problems: string[]): Promise<BrowserContext> {
  await mockOtherSites(context);
  context.on("console", (message) => {
    if (/^(error|warning)$/.test(message.type()))
      problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));
  return context;
}

import { existsSync } from "node:fs";
import { basename } from "node:path";
import { type BrowserContext, test as base, type CDPSession, expect, type Page } from "@playwright/test";
import { forms, isAllowedSite } from "./content";
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
 * violates the content security policy; and requests to other sites are mocked, those for a connected lead provider's
 * forms by the sample forms, and those to the sites that data/embeds.yaml allows by empty responses.
 */
export const test = base.extend<Options & Pages>({
  allowedMessages: [undefined, { option: true }],

  // Reuses contexts, because starting the process of a new context takes half the time of a simple test. A context is
  // reused only for equal values of the options below: when a test uses another option, add it here.
  context: async (
    {
      browser,
      browserName,
      contextOptions,
      hasTouch,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      timezoneId,
    },
    use,
    testInfo,
  ) => {
    // Only Chromium has the DevTools protocol by which a context is reset.
    if (browserName !== "chromium") {
      const context = await browser.newContext();
      await mockOtherSites(context);
      await use(context);
      await context.close();
      return;
    }
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

  // Runs for every test, because this fixture also checks the console messages of the test's own page.
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
      const shared =
        sharedPages.get(key) ?? (await openSharedPage(await browser.newContext(), path, javaScriptEnabled));
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
  /** An empty page that stays open, so that the renderer process keeps running. */
  blank: Page;
  session: CDPSession;
}

/** The browser contexts that tests can reuse, by the context's options as JSON. */
const reusableContexts = new Map<string, ReusableContext>();

async function makeReusable(context: BrowserContext): Promise<ReusableContext> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  await prepare(context, record);
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

async function prepare(context: BrowserContext, record: (problem: string) => void): Promise<void> {
  await mockOtherSites(context);
  await recordProblems(context, record);
}

interface SharedPage {
  page: Page;
  problems: string[];
}

/** The pages that tests share, by path and context options as JSON. */
const sharedPages = new Map<string, SharedPage>();

async function openSharedPage(
  context: BrowserContext,
  path: string,
  scripting: boolean,
): Promise<SharedPage> {
  const problems: string[] = [];
  await prepare(context, (problem) => problems.push(problem));
  const page = await context.newPage();
  await (scripting ? visit(page, path) : page.goto(path));
  return { page, problems };
}

export { expect };

const samples = { lead: "lead-form.html", contact: "contact-form.html", survey: "survey.html" };

async function mockOtherSites(context: BrowserContext): Promise<void> {
  await context.route(
    ({ host }) => isAllowedSite(host),
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
      // Reads the sample forms from static/, because a build with a connected provider does not contain them.
      const path = `static/sample-forms/${answers.get(address) ?? basename(address)}`;
      return existsSync(path) ? route.fulfill({ path }) : route.abort();
    },
  );
}

const hostOf = (address = ""): string => (URL.canParse(address) ? new URL(address).host : "");
const withoutQuery = (address: string): string => address.replace(/[?#].*/, "");

async function recordProblems(context: BrowserContext, record: (problem: string) => void): Promise<void> {
  context.on("console", (message) => {
    if (/^(error|warning)$/.test(message.type())) record(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => record(`uncaught: ${error.error().message}`));
  // Logs an error for each CSP violation event, because only Chromium logs violations itself.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (violation) => {
      console.error(`policy violated: ${violation.violatedDirective} by ${violation.blockedURI}`);
    });
  });
}

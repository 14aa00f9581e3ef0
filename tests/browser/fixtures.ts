import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { mockProvider } from "../support/mockProvider/mockProvider";
import { visit } from "./pageHelpers";

interface Fixtures {
  /** Matches console messages that do not fail the test. By default, these are messages about the not-found page. */
  allowedMessages: RegExp;
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
export const test = base.extend<Fixtures>({
  allowedMessages: [/no-such-page/, { option: true }],

  context: async ({ browser, allowedMessages }, use) => {
    const problems: string[] = [];
    const context = await prepare(await browser.newContext(), problems);
    await use(context);
    await context.close();
    expectNoProblem(problems, allowedMessages);
  },

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

export { expect };

/** The pages that tests share, with their console messages and errors, by path and context options as JSON. */
const sharedPages = new Map<string, { page: Page; problems: string[] }>();

function expectNoProblem(recorded: string[], allowed: RegExp): void {
  expect(
    recorded.filter((problem) => !allowed.test(problem)),
    "console messages and errors",
  ).toEqual([]);
}

/** Mocks other sites in a context, and adds its console messages and errors to `problems`. */
async function prepare(context: BrowserContext, problems: string[]): Promise<BrowserContext> {
  await context.route(
    ({ protocol, hostname }) => protocol.startsWith("http") && !/^(127\.0\.0\.1|localhost)$/.test(hostname),
    (route) => route.fulfill({ body: "" }),
  );
  await mockProvider(context);
  context.on("console", (message) => {
    if (/^(error|warning)$/.test(message.type()))
      problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));
  return context;
}

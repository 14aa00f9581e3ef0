import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { mockProvider } from "../support/mockProvider/mockProvider";
import { visit } from "./pageHelpers";

interface Fixtures {
  /** Matches console messages that do not fail the test. By default, these are messages about the 404 page. */
  allowedMessages: RegExp;
  /**
   * Returns a loaded page that all tests in a worker share. Tests may only scroll, resize or print the page, because
   * only the scroll position, viewport size and emulated media are reset for each test.
   */
  sharedPage: (path: string) => Promise<Page>;
}

/**
 * Playwright's `test` with two additions. A test fails if a page or iframe logs a warning or an error, throws, or
 * violates the CSP. No request leaves the machine: a mock answers requests for the provider's forms, and requests to
 * other sites get empty responses.
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
      const problems = known?.problems ?? [];
      const page = known?.page ?? (await (await prepare(await browser.newContext(), problems)).newPage());
      if (!known) await visit(page, path);
      sharedPages.set(key, { page, problems });
      used.push(problems);
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, forcedColors: null, contrast: null });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      return page;
    });
    expectNoProblem(used.flat(), allowedMessages);
  },
});

export { expect };

const sharedPages = new Map<string, { page: Page; problems: string[] }>();

function expectNoProblem(recorded: string[], allowed: RegExp): void {
  expect(
    recorded.filter((problem) => !allowed.test(problem)),
    "console messages and errors",
  ).toEqual([]);
}

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

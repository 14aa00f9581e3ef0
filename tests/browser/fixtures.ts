import { test as base, expect } from "@playwright/test";
import { mockProvider } from "../support/mockProvider/mockProvider";

/**
 * Extends Playwright's `test`. A test fails if a page or an iframe logs a warning or an error, throws an error, or
 * violates the CSP. All requests to external hosts are mocked.
 */
export const test = base.extend<{ allowedMessages: RegExp }>({
  /** Matching console messages don't fail the test. The default allows messages about /no-such-page. */
  allowedMessages: [/no-such-page/, { option: true }],

  context: async ({ browser, allowedMessages }, use) => {
    const problems: string[] = [];
    const context = await browser.newContext();
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
    await use(context);
    await context.close();
    expect(
      problems.filter((problem) => !allowedMessages.test(problem)),
      "console messages and errors",
    ).toEqual([]);
  },
});

export { expect };

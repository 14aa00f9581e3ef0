import { test as base, expect } from "@playwright/test";
import { mockProvider } from "../support/mockProvider/mockProvider";

/**
 * Playwright's `test` with two additions. A test fails if a page or iframe logs a warning or an error, throws, or
 * violates the CSP. No request leaves the machine: a mock answers requests for the provider's forms, and requests to
 * other sites get empty responses.
 */
export const test = base.extend<{ allowedMessages: RegExp }>({
  /** Matches the console messages that do not fail a test. The default allows messages about the 404 page. */
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

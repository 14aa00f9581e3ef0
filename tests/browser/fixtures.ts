import { test as base, type ConsoleMessage, expect } from "@playwright/test";

interface Options {
  /** What a test expects in the console, for instance the path that the not-found page logs. */
  allowedMessages: RegExp | undefined;
}

/**
 * Playwright's `test`, and one promise more: it fails when the page logs an error, throws, or does something that
 * the content security policy forbids, in any page, frame or state that the test walks through.
 */
export const test = base.extend<Options & { quietConsole: undefined }>({
  allowedMessages: [undefined, { option: true }],

  quietConsole: [
    async ({ context, allowedMessages }, use) => {
      const complaints: string[] = [];
      const note = (complaint: string) => {
        if (!allowedMessages?.test(complaint)) complaints.push(complaint);
      };
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
      await use(undefined);
      expect(complaints, "the console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Chromium's note about hints that it has not come to read before a page was left (plugins/hosting/speculationRules.ts). */
const unreadHints = /^Load failed or canceled .* found in Speculation-Rules header/;

/** Neither an error nor a warning belongs on a finished page. */
function isComplaint(message: ConsoleMessage): boolean {
  return /^(error|warning)$/.test(message.type()) && !unreadHints.test(message.text());
}

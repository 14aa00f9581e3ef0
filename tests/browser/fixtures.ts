import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import {
  type BrowserContext,
  test as base,
  type CDPSession,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";
import { otherSites } from "../../plugins/hosting/contentSecurityPolicy";
import { addedFiles, THEME } from "../../plugins/sample-forms/addedFiles";
import { forms } from "./content";
import { siteFolder, visit } from "./site";

interface Options {
  /** What a test expects in the console, for instance the path that the not-found page logs. */
  allowedMessages: RegExp | undefined;
}

interface Visitors {
  /** Opens a page in a browser of its own: what the test's own page has fetched, or waits for, is nothing to it. */
  newVisitor: () => Promise<Page>;
  /**
   * A page of the site, its scripts ready, for tests that only look, scroll, resize or print: a worker loads it once.
   * Each test finds it at its top, at the size of its own screen, and as a screen shows it.
   */
  opened: (path: string) => Promise<Page>;
}

/**
 * Playwright's `test`, and two promises more. It fails when the page logs an error, throws, or does something that
 * the content security policy forbids, in any page, frame or state that the test walks through. And it asks no other
 * site: where a lead provider is connected, the sample forms answer in its place, and for `otherSites` nothing does.
 */
export const test = base.extend<Options & Visitors>({
  allowedMessages: [undefined, { option: true }],

  // A worker keeps one for each kind of visitor: a new one is a new process, half of what a plain test costs. Who uses
  // another option in a test adds it here.
  context: async (
    {
      browser,
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      timezoneId,
      userAgent,
    },
    use,
    testInfo,
  ) => {
    const kind = JSON.stringify([
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      timezoneId,
      userAgent,
    ]);
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
  newVisitor: [
    async ({ browser, context: own, allowedMessages }, use) => {
      const complaints: string[] = [];
      const note = (complaint: string) => {
        if (!allowedMessages?.test(complaint)) complaints.push(complaint);
      };
      for (const kept of keptContexts.values()) if (kept.context === own) kept.note = note;
      const others: BrowserContext[] = [];
      await use(async () => {
        const context = await browser.newContext();
        others.push(context);
        await attend(context, note);
        return context.newPage();
      });
      for (const context of others) await context.close();
      expect(complaints, "the console stays quiet").toEqual([]);
    },
    { auto: true },
  ],

  opened: async ({ browser, viewport, javaScriptEnabled, contextOptions, allowedMessages }, use) => {
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
    const complaints = used.flatMap((opened) => opened.complaints);
    expect(
      complaints.filter((complaint) => !allowedMessages?.test(complaint)),
      "the console stays quiet",
    ).toEqual([]);
  },
});

/** A browser's state that tests use one after the other. Each finds it as a new one is. */
interface KeptContext {
  context: BrowserContext;
  /** Never closed, so that the process stays. */
  blank: Page;
  session: CDPSession;
  /** Is told what pages complain of. */
  note: (complaint: string) => void;
}

/** By the kind of visitor. */
const keptContexts = new Map<string, KeptContext>();

async function keepContext(context: BrowserContext): Promise<KeptContext> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const kept: KeptContext = { context, blank, session, note: () => {} };
  await attend(context, (complaint) => kept.note(complaint));
  return kept;
}

/** @returns whether it could be made as a new one is: a clock that a test has set is there for good */
async function asNew({ context, blank, session }: KeptContext): Promise<boolean> {
  const used = context.pages().filter((page) => page !== blank);
  if (used.length === 0) return true;
  for (const page of used) await page.close();
  await session.send("Network.clearBrowserCache");
  await context.clearCookies();
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
  // The built site has no sample forms then.
  const added = addedFiles(".", siteFolder);
  await context.route(
    (url) => hosts.has(url.host),
    (route) => {
      const address = route.request().url();
      const name = answers.get(withoutQuery(address)) ?? basename(withoutQuery(address));
      const file = ["static/sample-forms", join(siteFolder, "static")]
        .map((folder) => join(folder, name))
        .find((path) => existsSync(path));
      if (file) return route.fulfill({ path: file });
      const body = added[name];
      return body
        ? route.fulfill({ body, contentType: name === THEME ? "text/css" : "text/javascript" })
        : route.abort();
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

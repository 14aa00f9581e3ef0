import { expect, type Locator, type Page } from "@playwright/test";
import { pagePaths } from "../../scripts/pagePaths";
import { agency, formatPhone, layout, principal as principalAgent, telHref } from "./content";

/** What nearly every test meets. The rest of what editors write is in content.ts. */
export const agencyName = agency.name;
export const email = agency.email;
export const phone = formatPhone(agency.phone);
export const phoneLink = telHref(agency.phone);
export const principal = principalAgent.name;

/** Each a side of a place where the layout changes (src/styles/media.ts). */
export const phoneSize = { width: 390, height: 844 };
export const tabletSize = { width: 768, height: 1024 };
export const desktopSize = { width: 1280, height: 800 };

/** For `test.use`: as most visitors have it. The other tests run without motion (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** The built site that the tests walk (playwright.config.ts). */
export const siteFolder = process.env.E2E_DIR ?? "public";

/** Every page that is there; a test of all pages walks these. */
export const allPages = pagePaths(siteFolder);

/** Those that the specification names. */
export const pages = {
  home: "/",
  directory: "/directory",
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
} as const;

export const quoteDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: /^Get your FREE insurance review by Call or Text:/ });
export const quoteCloseButton = (page: Page): Locator =>
  quoteDialog(page).getByRole("button", { name: layout.quoteDialog.close, exact: true });
export const menu = (page: Page): Locator =>
  page.getByRole("dialog", { name: layout.menu.label, exact: true });
export const menuButton = (page: Page): Locator =>
  page.getByRole("button", { name: layout.menu.open, exact: true });
export const section = (page: Page, name: string): Locator => page.getByRole("region", { name });

export async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await waitForAnimations(menu(page));
  return menu(page);
}

/** Until the page's own scripts have run: the deferred one has found the frames. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.locator("[data-frame][data-state]").first().waitFor({ state: "attached" });
}

/** Opens a page and waits for its scripts. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
}

/** The script that comes after the first paint. */
export const deferredScript = /\/deferred-[0-9a-f]+\.js$/;

/** Keeps the deferred script away from the page until the returned function is called. */
export const holdDeferredScript = (page: Page): Promise<() => void> => holdRequests(page, deferredScript);

/** Keeps a file away from the page until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const formContainers = { lead: "main > section:first-of-type", contact: "#contact", survey: "#quote" };

/** The place of a form; its frame is made when it comes near the screen. */
export const formContainer = (page: Page, form: keyof typeof formContainers): Locator =>
  page.locator(`${formContainers[form]} [data-frame]`);

/** The frame of a form, with scripting off too. */
export const formFrame = (page: Page, form: keyof typeof formContainers): Locator =>
  formContainer(page, form).locator("iframe");

/** The addresses of forms that the page has asked for. */
export function recordFormRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document" && request.frame() !== page.mainFrame())
      asked.push(request.url());
  });
  return asked;
}

/** Waits for the end of the transitions of an element and of everything in it. */
export async function waitForAnimations(locator: Locator): Promise<void> {
  await locator.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
}

/** Waits until the page has come to rest where it scrolls to; resolves with the position in pixels. */
export function waitForScrollEnd(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Smooth scrolling begins slowly; a jump is over in a frame.
        const rest = matchMedia("(prefers-reduced-motion: reduce)").matches ? 3 : 15;
        let last = scrollY;
        let frames = 0;
        requestAnimationFrame(function look() {
          frames = scrollY === last ? frames + 1 : 0;
          last = scrollY;
          if (frames > rest) resolve(scrollY);
          else requestAnimationFrame(look);
        });
      }),
  );
}

/** Distance in pixels between the lower edge of the sticky header and an element's upper edge. */
export async function distanceBelowHeader(page: Page, target: Locator): Promise<number> {
  const header = await page.getByRole("banner").boundingBox();
  const box = await target.boundingBox();
  if (!header || !box) throw new Error("the header or the target is not shown");
  return box.y - (header.y + header.height);
}

/** Whether the focus is on the element or in it. */
export async function expectFocusWithin(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

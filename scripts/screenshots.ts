// `npm run screenshots`: every page, the menu and the dialog at six widths, from the production build.
// `-- --readme`: the same, and the README's pictures are made anew.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { pagePaths } from "../tests/support/builtPages";
import { chromiumFlags, chromiumPath } from "../tests/support/chromium";
import { serveSite } from "../tests/support/serveSite";

const FOLDER = "test-results/screenshots";
/** The few that stand in the README, and how wide. */
const README_FOLDER = "docs/images";
const inReadme: Record<string, number> = { "home-1280": 720, "home-390": 260, "quote-390": 260 };

const { values } = parseArgs({ options: { readme: { type: "boolean", default: false } } });

const viewports = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];
const notFound = "/no-such-page";
const nameOf = (path: string): string =>
  path === notFound ? "not-found" : path.slice(1).replaceAll("/", "-") || "home";

/** The forms that did not answer, by their titles. */
const silent = new Set<string>();

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const site = await serveSite({ port: 0, dir: "public" });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });

  for (const viewport of viewports) {
    const context = await browser.newContext({ viewport, reducedMotion: "reduce", bypassCSP: true });
    const page = await context.newPage();
    for (const path of [...pagePaths("public"), notFound]) {
      const name = nameOf(path);
      await page.goto(site.address + path);
      await shoot(page, `${name}-${viewport.width}`);
      await showAllOf(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${viewport.width}-whole.png`), fullPage: true });
    }
    await page.goto(site.address);
    const menuButton = page.locator("header [commandfor=menu]");
    if (await menuButton.isVisible()) {
      await menuButton.click();
      await shoot(page, `menu-${viewport.width}`);
      await page.keyboard.press("Escape");
    }
    await page.locator("main [commandfor=quote]").first().click();
    // Off the answer that it would point to.
    await page.mouse.move(0, 0);
    await shoot(page, `quote-${viewport.width}`);
    await context.close();
  }
  await browser.close();
  await site.close();
  for (const title of silent) console.warn(`The form "${title}" did not answer.`);
  console.log(
    `The screenshots are in ${FOLDER}${values.readme ? `, those of the README in ${README_FOLDER}` : ""}.`,
  );
}

async function shoot(page: Page, name: string): Promise<void> {
  const path = join(FOLDER, `${name}.png`);
  await page.waitForFunction(formsAreThere);
  for (const place of await page.locator("[data-frame][data-state=silent]").all())
    silent.add(String(await place.getAttribute("data-frame")));
  await page.screenshot({ path });
  const width = inReadme[name];
  if (values.readme && width)
    await sharp(path)
      .resize(width)
      .webp({ quality: 82 })
      .toFile(join(README_FOLDER, `${name}.webp`));
}

/** Scrolls through the page, so that what is lazy is fetched before a picture of the whole of it. */
async function showAllOf(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.waitForFunction(formsAreThere);
  }
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Runs in the page: each form on the screen has arrived, and is as tall as it said, or the words for a silent one
 * stand there.
 */
function formsAreThere(): boolean {
  return [...document.querySelectorAll<HTMLElement>("[data-frame]")].every((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    const sized = place.style.getPropertyValue("--frame-height") || place.dataset.announces === undefined;
    const isSettled = place.dataset.state === "silent" || (place.dataset.state === "arrived" && sized);
    return isSettled || bottom <= 0 || top >= innerHeight || top === bottom;
  });
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);

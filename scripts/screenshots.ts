// `npm run screenshots`: takes pictures of every page, the menu and the quote dialog of the built site at six widths.
// `npm run screenshots -- --readme`: also updates the README's pictures.
import { rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumFlags, chromiumPath } from "./chromium";
import { pagePaths } from "./pagePaths";
import { serveSite } from "./serveSite";

const folder = "test-results/screenshots";
/** The screenshots that the README shows, and the width in CSS pixels at which it shows each. */
const readmePictures = { "home-1280": 720, "home-390": 260, "quote-390": 260 };

const widths = [320, 390, 768, 1024, 1280, 1440];

async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const site = await serveSite({ port: 0 });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  for (const width of widths) {
    const size = { width, height: width < 500 ? 844 : 800 };
    const page = await browser.newPage({ viewport: size, reducedMotion: "reduce", bypassCSP: true });
    const takeScreenshot = async (name: string, fullPage = false) => {
      await page.waitForFunction(formsAreSettled);
      await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage });
    };
    for (const path of [...pagePaths("public"), "/not-found"]) {
      const name = path.slice(1).replaceAll("/", "-") || "home";
      await page.goto(site.address + path);
      await takeScreenshot(name);
      // Makes everything visible for a moment, so that lazy images and forms load.
      await page.setViewportSize({ width, height: 12_000 });
      await page.waitForFunction(formsAreSettled);
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      await page.setViewportSize(size);
      await takeScreenshot(`${name}-whole`, true);
    }
    await page.goto(site.address);
    const menuButton = page.locator("header [commandfor=menu]");
    if (await menuButton.isVisible()) {
      await menuButton.click();
      await takeScreenshot("menu");
      await page.keyboard.press("Escape");
    }
    await page.locator("main [commandfor=quote]").first().click();
    // Moves the mouse away from the survey, whose answers have a hover style.
    await page.mouse.move(0, 0);
    await takeScreenshot("quote");
    await page.close();
  }
  await browser.close();
  await site.close();
  console.log(`The screenshots are in ${folder}.`);
  if (!process.argv.includes("--readme")) return;
  for (const [name, width] of Object.entries(readmePictures)) {
    const picture = sharp(`${folder}/${name}.png`).resize(width).webp({ quality: 82 });
    await picture.toFile(`docs/images/${name}.webp`);
  }
}

/** Runs in the page: whether every form in the viewport has its final height or its message about a failed load. */
function formsAreSettled(): boolean {
  return [...document.querySelectorAll<HTMLElement>("[data-frame]")].every((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    const isOnScreen = bottom > 0 && top < innerHeight && top !== bottom;
    const isSized = place.style.getPropertyValue("--frame-height") || place.dataset.announces === undefined;
    return !isOnScreen || place.dataset.state === "silent" || (place.dataset.state === "arrived" && isSized);
  });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

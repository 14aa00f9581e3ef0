// `npm run screenshots`: takes pictures of every page, the menu and the quote dialog of the built site at six widths.
// `npm run screenshots -- --readme`: also updates the README's pictures.
import { rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumPath } from "./browsers";
import { pagePaths } from "./pagePaths";
import { serveSite } from "./serveSite";

const folder = "test-results/screenshots";
/** The screenshots that the README shows, and the width in CSS pixels at which it shows each. */
const readmePictures = { "home-1280": 720, "home-390": 260, "quote-390": 260 };

const widths = [320, 390, 768, 1024, 1280, 1440];

async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const site = await serveSite({ port: 0 });
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  for (const width of widths) {
    const size = { width, height: width < 500 ? 844 : 800 };
    const page = await browser.newPage({ viewport: size, reducedMotion: "reduce", bypassCSP: true });
    const takeScreenshot = (name: string, fullPage = false) =>
      page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage });
    for (const path of [...pagePaths("public"), "/not-found"]) {
      const name = path.slice(1).replaceAll("/", "-") || "home";
      // Makes everything visible at first, so that lazy images and forms load.
      await page.setViewportSize({ width, height: 12_000 });
      await page.goto(site.address + path, { waitUntil: "networkidle" });
      await page.setViewportSize(size);
      await takeScreenshot(name);
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
    await page.locator("#quote [data-state=arrived]").waitFor();
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

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

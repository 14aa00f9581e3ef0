import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { debianChromium } from "./scripts/install-chromium";
import { fixtureSite, reactSite, realSite } from "./tests/browser/pageHelpers";
import { fixtureSiteFolder, reactSiteFolder } from "./tests/support/fixtureSite";
import { packageBin } from "./tests/support/packageBin";

// Before the browser tests, run `npm run build` and `npx tsx tests/support/buildFixtureSite.ts`.
export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env.CI),
  // Playwright's default timeouts of 30 and 5 seconds are too short on busy machines.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  outputDir: "test-results/browser",
  webServer: [
    { command: serve(fixtureSite, fixtureSiteFolder), url: fixtureSite },
    { command: serve(realSite, "public"), url: realSite },
    { command: serve(reactSite, reactSiteFolder), url: reactSite },
  ],
  use: {
    baseURL: fixtureSite,
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // Turns off animations and smooth scrolling to speed up tests. Tests of animations use `withMotion`.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: existsSync(debianChromium) ? debianChromium : undefined,
      // Sharing one renderer process among all pages makes the tests about 10% faster.
      args: ["--disable-gpu", "--renderer-process-limit=1"],
    },
  },
  projects: [
    // Listed first so that the slowest tests, which run `gatsby develop`, start first.
    {
      name: "develop",
      testMatch: "develop/*.spec.ts",
      expect: { timeout: 60_000 },
      use: { navigationTimeout: 60_000 },
    },
    { name: "chromium", testIgnore: "develop/**" },
    // Skips browsers that are not installed. To install them: `npx playwright install --with-deps firefox webkit`.
    ...[firefox, webkit]
      .filter((browser) => existsSync(browser.executablePath()))
      .map((browser) => ({
        name: browser.name(),
        testMatch: "journeys.spec.ts",
        grepInvert: /without JavaScript/,
        use: { browserName: browser.name() as "firefox" | "webkit", launchOptions: {} },
      })),
  ],
});

/** Returns a shell command that serves `folder` at `address`. Quotes arguments, because paths may contain spaces. */
function serve(address: string, folder: string): string {
  const args = ["scripts/serve.ts", "--port", new URL(address).port, "--dir", folder];
  return [process.execPath, ...packageBin("tsx", ...args)].map((part) => `"${part}"`).join(" ");
}

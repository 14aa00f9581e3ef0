import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { isInstalled, programs } from "./scripts/programsForTests";
import { fixtureSite, hydratedSite, realSite } from "./tests/browser/pageHelpers";
import { fixtureSiteFolder, hydratedSiteFolder } from "./tests/support/fixtureSite";
import { packageBin } from "./tests/support/packageBin";

// The browser tests need two builds: `npm run build` and `npx tsx tests/support/buildFixtureSite.ts`.
export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env.CI),
  // Playwright's defaults (30 and 5 seconds) are too short on busy machines. Only failing tests take this long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  outputDir: "test-results/browser",
  webServer: [
    { command: serve(fixtureSite, fixtureSiteFolder), url: fixtureSite },
    { command: serve(realSite, "public"), url: realSite },
    { command: serve(hydratedSite, hydratedSiteFolder), url: hydratedSite },
  ],
  use: {
    baseURL: fixtureSite,
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // Skips transitions and smooth scrolling to save time. Tests of animations use `withMotion` (pageHelpers.ts).
    contextOptions: { reducedMotion: "reduce" },
    // Recording traces would slow down every test. To trace one file: `npx playwright test --trace on FILE`.
    trace: "off",
    launchOptions: {
      executablePath: existsSync(programs.chromium.path) ? programs.chromium.path : undefined,
      // Uses one renderer process for all pages, which makes the suite about 10% faster.
      args: ["--disable-gpu", "--renderer-process-limit=1"],
    },
  },
  projects: [
    // Listed first, so that the slowest tests (`gatsby develop`, failing builds) also start first.
    {
      name: "develop",
      testMatch: "develop/*.spec.ts",
      expect: { timeout: 60_000 },
      use: { navigationTimeout: 60_000 },
    },
    { name: "chromium", testIgnore: "develop/**" },
    // Tests the build of the fixture site in which React hydrates every page.
    {
      name: "hydrated",
      testMatch: ["journeys/*.spec.ts", "{dialogs,datesAndOpenStatus,errorScreen,providerForms}.spec.ts"],
      use: { baseURL: hydratedSite },
    },
    ...(["firefox", "webkit"] as const)
      .filter((name) => isInstalled(programs[name]))
      .map((name) => ({
        name,
        testMatch: "journeys/*.spec.ts",
        grepInvert: /scripting off/,
        use: { browserName: name, launchOptions: {} },
      })),
  ],
});

/** Returns a shell command that serves a folder. Quotes all arguments, because paths may contain spaces. */
function serve(address: string, folder: string): string {
  const args = ["scripts/serve.ts", "--port", new URL(address).port, "--dir", folder];
  return [process.execPath, ...packageBin("tsx", ...args)].map((part) => `"${part}"`).join(" ");
}

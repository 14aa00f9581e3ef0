import { defineConfig } from "@playwright/test";
import { headlessChromiumPath, installedEngines } from "./scripts/browsers";
import { packageBin } from "./scripts/packageBin";
import { fixtureSite, realSite } from "./tests/browser/pageHelpers";
import { fixtureSiteFolder } from "./tests/support/fixtureSite";

// The browser tests need two builds: `npm run build` and `npx tsx tests/support/buildFixtureSite.ts`.
export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env.CI),
  // In CI, a failed test runs again. If it then passes, it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  outputDir: "test-results/browser",
  webServer: [
    { command: serve(fixtureSite, fixtureSiteFolder), url: fixtureSite },
    { command: serve(realSite, "public"), url: realSite },
  ],
  use: {
    baseURL: fixtureSite,
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // Skips transitions and smooth scrolling to save time. Tests of motion use `withMotion` (pageHelpers.ts).
    contextOptions: { reducedMotion: "reduce" },
    // Traces would take a third of the suite's time. To trace one file: `npx playwright test --trace on FILE`.
    trace: "off",
    launchOptions: {
      executablePath: headlessChromiumPath(),
      // One renderer process for all pages saves a tenth of the suite's time.
      args: ["--disable-gpu", "--renderer-process-limit=1"],
    },
  },
  projects: [
    // First, because its tests run `gatsby develop` and failing builds for a minute, during which the other tests run.
    {
      name: "develop",
      testMatch: "develop/*.spec.ts",
      expect: { timeout: 60_000 },
      use: { navigationTimeout: 60_000 },
    },
    { name: "chromium", testIgnore: "develop/**" },
    // Firefox and WebKit, if they are installed, run the journeys only.
    ...installedEngines().map((engine) => ({
      name: engine.name(),
      testMatch: "journeys/*.spec.ts",
      grepInvert: /scripting off/,
      use: { browserName: engine.name() as "firefox" | "webkit", launchOptions: {} },
    })),
  ],
});

/** Returns the command that serves a folder. All arguments are quoted, so that the command works in every shell. */
function serve(address: string, folder: string): string {
  const args = ["scripts/serve.ts", "--port", new URL(address).port, "--dir", folder];
  return [process.execPath, ...packageBin("tsx", ...args)].map((part) => `"${part}"`).join(" ");
}

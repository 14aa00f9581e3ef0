import { defineConfig } from "@playwright/test";
import { chromiumFlags, headlessChromiumPath } from "./scripts/chromium";
import { packageBin } from "./scripts/packageBin";
import { mockProviderPorts } from "./tests/support/mockProvider/startMockProvider";

const port = Number(process.env.E2E_PORT ?? 9321);
const dir = process.env.E2E_DIR ?? "public";
/** Moves the mock lead provider's ports along with the site's, so that two test runs work in parallel. */
const shift = port - 9321;
const rules = mockProviderPorts.map((own) => `MAP 127.0.0.1:${own} 127.0.0.1:${own + shift}`);

// The tests run against the production build, so run `npm run build` first.
export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env.CI),
  // On CI, a test that fails is run once more; if it then passes, it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Playwright's default of five seconds is too short for the largest tests on slow CI machines.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  outputDir: "test-results/browser",
  webServer: [
    {
      command: command("scripts/serve.ts", "--port", `${port}`, "--dir", dir),
      url: `http://127.0.0.1:${port}/`,
    },
    {
      command: command("tests/support/mockProvider/serve.ts", "--shift", `${shift}`),
      url: `https://127.0.0.1:${mockProviderPorts[0] + shift}/`,
      ignoreHTTPSErrors: true,
    },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Reduced motion skips transitions and smooth scrolling, which only take time. Tests that need motion turn it on
    // with `withMotion` (tests/browser/pageHelpers.ts).
    contextOptions: { reducedMotion: "reduce" },
    // Recording traces takes a third of the suite's time. `npx playwright test --trace on FILE` records one.
    trace: "off",
    launchOptions: {
      executablePath: headlessChromiumPath(),
      // Without the limit, Chromium starts a spare process for each page, which takes a tenth of the suite's time.
      args: [...chromiumFlags, "--renderer-process-limit=1", `--host-resolver-rules=${rules}`],
    },
  },
  projects: [
    // `gatsby develop` takes most of a minute to start, so it starts first, in parallel with the other tests.
    { name: "develop", testMatch: "develop/*.spec.ts" },
    { name: "chromium", testIgnore: "develop/**" },
  ],
});

/** The command that runs a TypeScript file, quoted so that every shell understands it. */
function command(...args: string[]): string {
  return [process.execPath, ...packageBin("tsx", ...args)].map((part) => `"${part}"`).join(" ");
}

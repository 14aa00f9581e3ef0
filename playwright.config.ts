import { defineConfig } from "@playwright/test";
import { chromiumFlags, headlessChromiumPath } from "./scripts/chromium";
import { packageBin } from "./scripts/packageBin";
import { mockProviderPorts } from "./tests/support/mockProvider/startMockProvider";

const port = Number(process.env.E2E_PORT ?? 9321);
const dir = process.env.E2E_DIR ?? "public";
/** The stand-in provider's ports move with the site's, so that two runs do not meet; the browser is told so. */
const shift = port - 9321;
const rules = mockProviderPorts.map((own) => `MAP 127.0.0.1:${own} 127.0.0.1:${own + shift}`);

// The browser tests walk the production build, served with its real headers. Make it first: npm run build.
export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // As many as there are processors.
  workers: "100%",
  forbidOnly: Boolean(process.env.CI),
  // A slow machine gets a second try; a test that needs it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Playwright's five seconds are not enough for the most crowded tests on such a machine, which nothing is wrong with.
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
    // As for a visitor who wants no motion: transitions and smooth scrolling only take time. Where motion matters, and
    // in the journeys, a test asks for it (tests/browser/site.ts, withMotion).
    contextOptions: { reducedMotion: "reduce" },
    // No traces: recording them takes a third of the suite's time. `npx playwright test --trace on FILE` makes one.
    trace: "off",
    launchOptions: {
      executablePath: headlessChromiumPath(),
      // A spare process is started for each page otherwise, for a next page that no test opens: a tenth of the time.
      args: [...chromiumFlags, "--renderer-process-limit=1", `--host-resolver-rules=${rules}`],
    },
  },
  projects: [
    // First, because `gatsby develop` takes most of a minute to start, in which the others go on beside it.
    { name: "develop", testMatch: "develop/*.spec.ts" },
    { name: "chromium", testIgnore: "develop/**" },
  ],
});

/** A TypeScript file and what it is given, as a line that every shell understands. */
function command(...args: string[]): string {
  return [process.execPath, ...packageBin("tsx", ...args)].map((part) => `"${part}"`).join(" ");
}

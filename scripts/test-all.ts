// `npm test`: runs all checks and tests, and stops at the first step that fails. `npm test -- --engines`: also runs
// the main user journeys in Firefox and WebKit, and more rounds (RACES) of tests/browser/connectedProvider.spec.ts.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import type { JSONReport } from "@playwright/test/reporter";
import { installChromium } from "./installChromium";
import { packageBin } from "./packageBin";

/** The path of a test runner's JSON report, and a function that counts the results in it. */
interface Report<Content> {
  file: string;
  count(content: Content): [passed: number, failed: number];
}

const withEngines = process.argv.includes("--engines");
const env = { RACES: withEngines ? "3" : "1", ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };
let passed = 0;
let failed = 0;

async function main(): Promise<void> {
  installChromium();
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  await step("Formatting and lint", "@biomejs/biome ci --error-on-warnings");
  await step(
    "Lock file: registry, https, hashes",
    "lockfile-lint --path=package-lock.json --allowed-hosts=npm --validate-https --validate-integrity",
  );
  await step("Content", "tsx scripts/check-content.ts");
  // Runs both builds in parallel, because each keeps only one CPU core busy.
  await Promise.all([
    step("Production build", "gatsby build")
      // Checks the types after the build, which generates the types of the GraphQL queries.
      .then(() => step("Types", "typescript --noEmit"))
      .then(() => step("Unused code and dependencies", "knip")),
    step("Build of another agency, for the tests", "tsx tests/support/buildOtherAgency.ts"),
  ]);
  await step("Functions and components", "jest --json --outputFile=test-results/jest.json", {
    file: "test-results/jest.json",
    count: (report: Record<"numPassedTests" | "numFailedTests" | "numRuntimeErrorTestSuites", number>) => [
      report.numPassedTests,
      report.numFailedTests + report.numRuntimeErrorTestSuites,
    ],
  });
  await step("Browser", "@playwright/test test", {
    file: "test-results/browser.json",
    count: ({ stats }: JSONReport) => [stats.expected + stats.flaky, stats.unexpected],
  });
  if (withEngines)
    await step("Firefox and WebKit", "tsx scripts/test-engines.ts", {
      file: "test-results/engines.json",
      count: ({ passed, failed }: { passed: number; failed: number }) => [passed, failed],
    });
}

/**
 * Runs a package's command, unless an earlier step has failed.
 * @param command package name and arguments, separated by spaces
 */
async function step<Content>(title: string, command: string, report?: Report<Content>): Promise<void> {
  if (failed > 0) return;
  console.log(`\n── ${title}`);
  const start = Date.now();
  const [name = "", ...args] = command.split(" ");
  const child = spawn(process.execPath, packageBin(name, ...args), { stdio: "inherit", env });
  const [code] = await once(child, "close");
  if (report && existsSync(report.file)) {
    const [stepPassed, stepFailed] = report.count(JSON.parse(readFileSync(report.file, "utf8")));
    passed += stepPassed;
    failed += stepFailed;
  }
  if (code !== 0 && failed === 0) failed = 1;
  console.log(`${title}: ${code === 0 ? "fine" : "failed"}, ${Math.round((Date.now() - start) / 1000)} s`);
}

main()
  .catch((error: Error) => {
    console.error(error.message);
    failed++;
  })
  .finally(() => {
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  });

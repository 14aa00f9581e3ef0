// `npm test`: everything that has to be right, up to the first step that fails.
// `npm test -- --engines`: also the main journeys in Firefox and WebKit, and three times as many races of the provider's
// script (tests/browser/connectedProvider.spec.ts).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import type { JSONReport } from "@playwright/test/reporter";
import { installChromium } from "./installChromium";
import { packageBin } from "./packageBin";

/** The JSON file in which a step reports its tests, and how to count them. */
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
  // Side by side: a build keeps one processor busy, and most machines have more.
  await Promise.all([
    step("Production build", "gatsby build")
      // After the build, which writes the types of the queries.
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
 * Runs a package's command, unless a step before it has failed.
 * @param command the package and its arguments, none of which has a space in it
 */
async function step<Content>(title: string, command: string, report?: Report<Content>): Promise<void> {
  if (failed > 0) return;
  console.log(`\n── ${title}`);
  const start = Date.now();
  const [name = "", ...args] = command.split(" ");
  const child = spawn(process.execPath, packageBin(name, ...args), { stdio: "inherit", env });
  const [code] = await once(child, "close");
  if (report && existsSync(report.file)) {
    const [good, bad] = report.count(JSON.parse(readFileSync(report.file, "utf8")));
    passed += good;
    failed += bad;
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

// `npm test`: runs all checks and tests. `npm test -- --engines`: also runs the user journeys in Firefox and WebKit.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { installPrograms } from "./browsers";
import { packageBin } from "./packageBin";

const report = "test-results/report.json";

const withEngines = process.argv.includes("--engines");
const env = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  PLAYWRIGHT_JSON_OUTPUT_FILE: report,
};
let passed = 0;
let failed = 0;

async function main(): Promise<void> {
  installPrograms(withEngines);
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  await step("Formatting and lint", "@biomejs/biome ci --error-on-warnings --colors=off");
  await step("Content", "tsx scripts/check-content.ts");
  const builds = await Promise.all([
    step("Production build", "gatsby build"),
    step("Fixture build", "tsx tests/support/buildFixtureSite.ts"),
  ]);
  await step("Unused code and dependencies", "knip");
  const jest = `jest --json --outputFile=${report}`;
  const playwright = "@playwright/test test --reporter=dot,json";
  const units = `${jest} --testPathIgnorePatterns=tests/built`;
  // Runs in two time zones, because tests in UTC (CI's time zone) miss off-by-one-day errors.
  await step("Functions and components in Phoenix", units, "America/Phoenix");
  await step("Dates and hours in Auckland", `${jest} src/lib src/browser src/components`, "Pacific/Auckland");
  if (builds.includes(false)) return console.log("– The other tests were skipped, because a build failed");
  // The type check needs the types of the GraphQL queries, which the build generates.
  await step("Types", "typescript --noEmit");
  await step("Built files", `${jest} tests/built`);
  await step("Browser", `${playwright} --project=develop --project=chromium`);
  // Retries once, because these tests click at coordinates, so they can miss an element that is still moving.
  const journeys = `${playwright} --retries=1 --project=firefox --project=webkit`;
  if (withEngines) await step("Firefox and WebKit", journeys);
}

/**
 * Runs a package's command and prints one line with the result. If the command fails, prints its output first.
 * @param command package name and arguments, separated by spaces
 * @param timeZone such as Pacific/Auckland; by default, the machine's time zone
 * @returns whether the command succeeded
 */
async function step(title: string, command: string, timeZone = process.env.TZ): Promise<boolean> {
  const start = Date.now();
  const [name = "", ...args] = command.split(" ");
  const child = spawn(process.execPath, packageBin(name, ...args), { env: { ...env, TZ: timeZone } });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  const [code] = await once(child, "close");
  const tests = existsSync(report) ? countTests(JSON.parse(readFileSync(report, "utf8"))) : undefined;
  rmSync(report, { force: true });
  passed += tests?.passed ?? 0;
  failed += code === 0 ? 0 : Math.max(tests?.failed ?? 0, 1);
  if (code !== 0) console.log(`\n${Buffer.concat(output)}`);
  const counts = tests ? `: ${tests.passed} passed, ${tests.failed} failed` : "";
  console.log(`${code === 0 ? "✓" : "✘"} ${title}${counts}, ${Math.round((Date.now() - start) / 1000)} s`);
  return code === 0;
}

function countTests({ stats, ...jest }: Record<string, number> & { stats?: Record<string, number> }) {
  return stats
    ? { passed: Number(stats.expected) + Number(stats.flaky), failed: Number(stats.unexpected) }
    : {
        passed: Number(jest.numPassedTests),
        failed: Number(jest.numFailedTests) + Number(jest.numRuntimeErrorTestSuites),
      };
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

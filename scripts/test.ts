// `npm test`: runs the commands below, and stops after the first command that fails.
// `npm test -- --engines`: also runs the user journeys in Firefox and WebKit.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { installMissing, programs } from "./installedBrowsers";

const { apache, chromium, firefox, webkit } = programs;
const withEngines = process.argv.includes("--engines");
const report = "test-results/report.json";
const projects = ["develop", "chromium", "hydrated", ...(withEngines ? ["firefox", "webkit"] : [])];
const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: report };
let [passed, failed] = [0, 0];

installMissing([apache, chromium, ...(withEngines ? [firefox, webkit] : [])]);
rmSync("test-results", { recursive: true, force: true });
for (const command of [
  "biome ci --error-on-warnings --colors=off",
  "knip",
  "gatsby build",
  "tsx tests/support/buildFixtureSite.ts",
  // Runs after the build, because the build generates the types of the GraphQL queries.
  "tsc --noEmit",
  `jest --json --outputFile=${report}`,
  `playwright test --reporter=dot,json ${projects.map((name) => `--project=${name}`).join(" ")}`,
]) {
  console.log(`\n> ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: "inherit", env });
  if (existsSync(report)) {
    const { stats, ...jest } = JSON.parse(readFileSync(report, "utf8"));
    passed += stats ? stats.expected : jest.numPassedTests;
    failed += stats ? stats.unexpected : jest.numFailedTests;
    rmSync(report);
  }
  if (status === 0) continue;
  failed ||= 1;
  process.exitCode = 1;
  break;
}
console.log(`\n${passed} passed, ${failed} failed`);

// `npm test`: everything that has to be right, in order, stopping at the first thing that is not.
// `npm test -- --engines`: the same, and the main journeys in Firefox and WebKit (as .ci/run does).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

interface Step {
  title: string;
  command: string;
  /** Where the step writes its results, when it counts tests. */
  results?: "test-results/jest.json" | "test-results/browser.json" | "test-results/engines.json";
}

const steps: Step[] = [
  { title: "Formatting and lint", command: "biome ci --error-on-warnings" },
  { title: "Content", command: "npm run --silent check:content" },
  { title: "Production build", command: "npm run --silent build" },
  { title: "A second build, with other content", command: "tsx scripts/build-changed-site.ts" },
  // After the build, which writes the types of the queries.
  { title: "Types", command: "tsc --noEmit" },
  { title: "Unused code and dependencies", command: "knip" },
  {
    title: "Functions and components",
    command: "jest --json --outputFile=test-results/jest.json",
    results: "test-results/jest.json",
  },
  { title: "Browser", command: "playwright test", results: "test-results/browser.json" },
  ...(process.argv.includes("--engines")
    ? [
        {
          title: "Firefox and WebKit",
          command: "tsx scripts/test-engines.ts",
          results: "test-results/engines.json" as const,
        },
      ]
    : []),
];

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");

let passed = 0;
let failed = 0;
for (const [index, step] of steps.entries()) {
  const seconds = run(step, `${index + 1} of ${steps.length}`);
  if (failed > 0) break;
  console.log(`${step.title}: fine, ${seconds} s`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function run({ title, command, results }: Step, position: string): number {
  console.log(`\n── ${title} (${position})`);
  const start = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: "inherit", env: environment() });
  if (results && existsSync(results)) count(results);
  // A step that counts no tests, or failed before it could, is one failure.
  if (status !== 0 && failed === 0) failed = 1;
  return Math.round((Date.now() - start) / 1000);
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
    GATSBY_TELEMETRY_DISABLED: "1",
  };
}

function count(results: NonNullable<Step["results"]>): void {
  const report = JSON.parse(readFileSync(results, "utf8"));
  if (results === "test-results/jest.json") {
    passed += report.numPassedTests;
    failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  } else if (results === "test-results/engines.json") {
    passed += report.passed;
    failed += report.failed;
  } else {
    passed += report.stats.expected + report.stats.flaky;
    failed += report.stats.unexpected;
  }
}

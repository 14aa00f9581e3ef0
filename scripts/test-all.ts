// `npm test`: everything that has to be right, in order, stopping at the first thing that is not.
// `-- --engines`: the same, and the main journeys in Firefox and WebKit, and what Orca says.
// `-- --node 24`: the same, and build and Jest once more under that Node, which comes from npm's package `node`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { program } from "../tests/support/program";
import { installNode } from "./otherNode";

interface Step {
  title: string;
  /** What Node is started with. */
  args: string[];
  /** The Node that runs it, where it is not the one that runs this. */
  node?: string;
  /** What writes its results to which file, when the step counts tests. */
  results?: { of: keyof typeof counts; file: string };
}

const { values } = parseArgs({
  options: { engines: { type: "boolean", default: false }, node: { type: "string" } },
});

/** How many tests passed and failed, by the reports of those who run them. */
const counts = {
  jest: (report: { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }) => [
    report.numPassedTests,
    report.numFailedTests + report.numRuntimeErrorTestSuites,
  ],
  playwright: ({ stats }: { stats: { expected: number; flaky: number; unexpected: number } }) => [
    stats.expected + stats.flaky,
    stats.unexpected,
  ],
  engines: ({ passed, failed }: { passed: number; failed: number }) => [passed, failed],
};

let passed = 0;
let failed = 0;

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function main(): void {
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  const all = [...steps(), ...(values.node ? otherNodeSteps(values.node) : [])];
  for (const [index, step] of all.entries()) {
    const seconds = run(step, `${index + 1} of ${all.length}`);
    if (failed > 0) break;
    console.log(`${step.title}: fine, ${seconds} s`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function steps(): Step[] {
  return [
    { title: "Formatting and lint", args: program("@biomejs/biome", "ci", "--error-on-warnings") },
    { title: "Content", args: program("tsx", "scripts/check-content.ts") },
    { title: "Production build", args: program("gatsby", "build") },
    { title: "A second build, with other content", args: program("tsx", "scripts/build-changed-site.ts") },
    // After the build, which writes the types of the queries.
    { title: "Types", args: program("typescript", "--noEmit") },
    { title: "Unused code and dependencies", args: program("knip") },
    jest("Functions and components", "test-results/jest.json"),
    {
      title: "Browser",
      args: program("@playwright/test", "test"),
      results: { of: "playwright", file: "test-results/browser.json" },
    },
    ...(values.engines ? [engines(), spoken()] : []),
  ];
}

function jest(title: string, file: string): Step {
  return { title, args: program("jest", "--json", `--outputFile=${file}`), results: { of: "jest", file } };
}

function engines(): Step {
  return {
    title: "Firefox and WebKit",
    args: program("tsx", "scripts/test-engines.ts"),
    results: { of: "engines", file: "test-results/engines.json" },
  };
}

function spoken(): Step {
  return {
    title: "What a screen reader says",
    args: program("tsx", "scripts/test-spoken.ts"),
    results: { of: "engines", file: "test-results/spoken.json" },
  };
}

/** Without a cache: what another Node has built says little about this one. */
function otherNodeSteps(major: string): Step[] {
  const node = installNode(major);
  const on = (step: Step): Step => ({ ...step, node, title: `${step.title}, on Node ${major}` });
  return [
    on({ title: "Nothing left of a build", args: program("gatsby", "clean") }),
    on({ title: "Production build", args: program("gatsby", "build") }),
    on(jest("Functions and components", `test-results/jest-node-${major}.json`)),
  ];
}

function run({ title, args, node = process.execPath, results }: Step, position: string): number {
  console.log(`\n── ${title} (${position})`);
  const start = Date.now();
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };
  const { status } = spawnSync(node, args, { stdio: "inherit", env });
  if (results && existsSync(results.file)) {
    const [good = 0, bad = 0] = counts[results.of](JSON.parse(readFileSync(results.file, "utf8")));
    passed += good;
    failed += bad;
  }
  // A step that counts no tests, or failed before it could, is one failure.
  if (status !== 0 && failed === 0) failed = 1;
  return Math.round((Date.now() - start) / 1000);
}

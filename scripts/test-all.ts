// `npm test`: everything that has to be right, in order, stopping at the first round in which something is not.
// `-- --engines`: the same, and all races of tests/browser/connectedProvider.spec.ts, the main journeys in Firefox and
// WebKit, and what Orca says.
// `-- --node 24`: the same, and build and Jest once more under that Node, which comes from npm's package `node`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { buffer } from "node:stream/consumers";
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

/** Steps that wait for each other. */
type Lane = Step[];

/** Lanes that go on side by side: a build keeps one processor busy, and most machines have two or more. */
type Round = Lane[];

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

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  for (const round of [...rounds(), ...(values.node ? otherNodeRounds(values.node) : [])]) {
    await Promise.all(round.map((lane) => runLane(lane, round.length > 1)));
    if (failed > 0) break;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function rounds(): Round[] {
  return [
    inTurn(
      { title: "Formatting and lint", args: program("@biomejs/biome", "ci", "--error-on-warnings") },
      { title: "Content", args: program("tsx", "scripts/check-content.ts") },
    ),
    [
      [
        { title: "Production build", args: program("gatsby", "build") },
        // After the build, which writes the types of the queries.
        { title: "Types", args: program("typescript", "--noEmit") },
        { title: "Unused code and dependencies", args: program("knip") },
      ],
      [
        {
          title: "Build of another agency, for the tests",
          args: program("tsx", "tests/support/buildOtherAgency.ts"),
        },
      ],
    ],
    inTurn(
      jest("Functions and components", "test-results/jest.json"),
      {
        title: "Browser",
        args: program("@playwright/test", "test"),
        results: { of: "playwright", file: "test-results/browser.json" },
      },
      ...(values.engines ? [engines(), spoken()] : []),
    ),
  ];
}

function inTurn(...steps: Lane): Round {
  return [steps];
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
function otherNodeRounds(major: string): Round[] {
  const node = installNode(major);
  const on = (step: Step): Step => ({ ...step, node, title: `${step.title}, on Node ${major}` });
  return [
    inTurn(
      on({ title: "Nothing left of a build", args: program("gatsby", "clean") }),
      on({ title: "Production build", args: program("gatsby", "build") }),
      on(jest("Functions and components", `test-results/jest-node-${major}.json`)),
    ),
  ];
}

async function runLane(lane: Lane, hasCompany: boolean): Promise<void> {
  for (const step of lane) {
    const start = Date.now();
    if (!hasCompany) console.log(`\n── ${step.title}`);
    const words = await run(step, hasCompany);
    // Of steps side by side one would not know whose words these are, so each has its say when it is done.
    if (hasCompany) console.log(`\n── ${step.title}\n${words}`);
    if (failed > 0) return;
    console.log(`${step.title}: fine, ${Math.round((Date.now() - start) / 1000)} s`);
  }
}

/** @returns what the step has said, when that was to be kept */
async function run({ args, node = process.execPath, results }: Step, keepWords: boolean): Promise<string> {
  const env = { RACES: values.engines ? "3" : "1", ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };
  const said = keepWords ? "pipe" : "inherit";
  const child = spawn(node, args, { stdio: ["inherit", said, said], env });
  const [out, err, [code]] = await Promise.all([
    child.stdout ? buffer(child.stdout) : "",
    child.stderr ? buffer(child.stderr) : "",
    once(child, "close") as Promise<[number | null]>,
  ]);
  if (results && existsSync(results.file)) {
    const [good = 0, bad = 0] = counts[results.of](JSON.parse(readFileSync(results.file, "utf8")));
    passed += good;
    failed += bad;
  }
  // A step that counts no tests, or failed before it could, is one failure.
  if (code !== 0 && failed === 0) failed = 1;
  return `${out}${err}`;
}

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { marked } from "marked";
import { fixtureFolder } from "../tests/support/fixtureContent";
import { packageBin } from "../tests/support/packageBin";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureFolder, dataDir, { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function run(folder: string, variables: Record<string, string> = {}) {
  const command = [...packageBin("tsx"), "scripts/check-content.ts", folder];
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("GITHUB_"));
  const env = { ...Object.fromEntries(own), ...variables };
  return spawnSync(process.execPath, command, { env, encoding: "utf8" });
}

function edit(path: string, from: RegExp, to: string) {
  const file = join(dataDir, path);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

test("if the content is invalid, check-content prints each problem, annotates its line on GitHub, links to it in the job summary, and exits with code 1", () => {
  edit("agency.yaml", /^since: .*/m, "since: 1492");
  edit("agents.yaml", /(?<=name: )Zoë.*(?=, phone)/, '"@bob <b>*x*</b>"');
  const gitHub = {
    GITHUB_ACTIONS: "true",
    GITHUB_STEP_SUMMARY: join(dataDir, ".md"),
    GITHUB_SERVER_URL: "https://github.example",
    GITHUB_REPOSITORY: "agency/website",
    HEAD_REPOSITORY: "editor/website",
    GITHUB_HEAD_REF: "new/texts",
  };
  const { status, stdout, stderr } = run(dataDir, gitHub);
  expect(status).toBe(1);
  expect(stderr).toMatch(/agency\.yaml:\d+:1 {2}"since" must be/);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(stdout).toMatch(/^::error file=.*agency\.yaml,line=\d+,col=1,title=Content::"since" must be/m);
  const summary = readFileSync(gitHub.GITHUB_STEP_SUMMARY, "utf8");
  expect(summary).toMatch(/^## Problems in the content\n/);
  expect(summary).toMatch(
    /^- \[\S*agents\.yaml, line \d+\]\(<https:\/\/github\.example\/editor\/website\/edit\/new\/texts\/\S*agents\.yaml#L\d+>\): /m,
  );
  expect(marked.parse(summary, { async: false })).not.toMatch(/<b>|<em>|@bob/);
});

test("if data/ contains sample values, check-content prints a warning with the number of affected lines, but exits with code 0", () => {
  const { status, stdout } = run(dataDir);
  expect(status).toBe(0);
  expect(stdout).toMatch(/Warning: .*: \d+ lines are samples/);
});

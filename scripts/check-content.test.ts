import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFixtureContent } from "../tests/support/fixtureContent";

const root = join(__dirname, "..");
let dataDir: string;

beforeEach(() => {
  dataDir = copyFixtureContent();
});

afterEach(() => rmSync(dataDir, { recursive: true }));

function run(script: string, folder: string, gitHub: Record<string, string> = {}) {
  const command = [join(root, "node_modules/tsx/dist/cli.mjs"), `scripts/${script}.ts`, folder];
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("GITHUB_"));
  const env = { ...Object.fromEntries(own), ...gitHub };
  return spawnSync(process.execPath, command, { cwd: root, env, encoding: "utf8" });
}

function edit(path: string, from: RegExp, to: string) {
  const file = join(dataDir, path);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

test("for invalid content, check-content exits with code 1 and reports each problem's line in the terminal and in a GitHub annotation", () => {
  edit("agency.yaml", /^since: .*/m, "since: 1492");
  const { status, stdout, stderr } = run("check-content", dataDir, { GITHUB_ACTIONS: "true" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/agency\.yaml:\d+:8 {2}"since" must be/);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(stdout).toMatch(/^::error file=.*agency\.yaml,line=\d+,col=8,title=Content::"since" must be/);
});

test("if data/ still uses a sample form, check-content names the form in a warning but exits with code 0", () => {
  edit("embeds.yaml", /"https:\S+\/survey-3"/, '"/sample-forms/survey.html"');
  expect(run("check-content", dataDir, { GITHUB_ACTIONS: "true" })).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^::warning file=\S+embeds\.yaml,.*::"survey" is a sample form/m),
  });
});

test("in a pull request from a fork, GitHub's job summary links each problem to its line on the fork's branch", () => {
  edit("products.yaml", /icon: \w+/g, "icon: none");
  rmSync(join(dataDir, "hours.yaml"));
  const gitHub = { GITHUB_STEP_SUMMARY: join(dataDir, ".md"), GITHUB_EVENT_PATH: join(dataDir, ".json") };
  const head = { ref: "new/texts", repo: { full_name: "editor/website" } };
  const event = { pull_request: { head } };
  writeFileSync(gitHub.GITHUB_EVENT_PATH, JSON.stringify(event));
  const env = { ...gitHub, GITHUB_SERVER_URL: "https://github.example", GITHUB_REPOSITORY: "agency/website" };
  expect(run("check-content", dataDir, env).status).toBe(1);
  const summary = readFileSync(gitHub.GITHUB_STEP_SUMMARY, "utf8");
  expect(summary).toMatch(/^## The content has 13 problems in 2 files\n/);
  const link =
    /\[\*\*Correct this line\*\*\]\(<https:\/\/github.example\/editor\/website\/edit\/new\/texts\/\S*products\.yaml#L\d+>\)$/gm;
  expect(summary.match(link)).toHaveLength(12);
  expect(summary).toMatch(/hours\.yaml, line 1: The file is missing.* \[\*\*Open the folder\*\*\]/);
});

test("if data/ still has sample values, launch-check lists the values and exits with code 1", () => {
  const GITHUB_STEP_SUMMARY = join(dataDir, ".md");
  const { status, stdout: sampleValues } = run("launch-check", dataDir, { GITHUB_STEP_SUMMARY });
  expect(status).toBe(1);
  for (const row of ["name: .* # SAMPLE", "email: .*\\.example", 'phone: "\\d+"', "license: NV-SAMPLE"])
    expect(sampleValues).toMatch(new RegExp(`^\\[ \\] \\S+/agency\\.yaml:\\d+ {2}${row}`, "m"));
  expect(sampleValues.match(/embeds\.yaml:\d+ .*provider\.example/g)).toHaveLength(7);
  expect(sampleValues).not.toMatch(/hours\.yaml|\d {2}#/);
  expect(readFileSync(GITHUB_STEP_SUMMARY, "utf8")).toMatch(/agency\.yaml, line \d+: license: NV-SAMPLE/);
});

test("if data/ has no sample values, launch-check exits with code 0", () => {
  const ready = mkdtempSync(join(tmpdir(), "ready-"));
  mkdirSync(join(ready, "legal"));
  const content = '# SAMPLE values are marked\nphone: "6025550242"\ntext: for example\n';
  writeFileSync(join(ready, "agency.yaml"), content);
  expect(run("launch-check", ready)).toMatchObject({ status: 0, stderr: "" });
  rmSync(ready, { recursive: true });
});

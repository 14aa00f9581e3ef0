import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFixtureContent } from "../tests/support/fixtureContent";

const root = join(__dirname, "..");
let dataDir: string;

beforeEach(async () => {
  dataDir = copyFixtureContent();
});

afterEach(() => rmSync(dataDir, { recursive: true }));

function run(script: string, folder: string, onGitHub = "") {
  const command = [join(root, "node_modules/tsx/dist/cli.mjs"), `scripts/${script}.ts`, folder];
  const env = { ...process.env, GITHUB_ACTIONS: onGitHub };
  return spawnSync(process.execPath, command, { cwd: root, env, encoding: "utf8" });
}

it("check-content exits with 1 for invalid content, prints the line without a stack trace, and annotates it for GitHub", () => {
  const file = join(dataDir, "agency.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^since: .*/m, "since: 1492"));
  const { status, stdout, stderr } = run("check-content", dataDir, "true");
  expect(status).toBe(1);
  expect(stderr).toMatch(/agency\.yaml:\d+:8 {2}since must be/);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(stdout).toMatch(/^::error file=.*agency\.yaml,line=\d+,col=8,title=Content::since must be/);
});

it("check-content warns of a security policy that is too long for Cloudflare Pages, which other hosts accept", () => {
  const file = join(dataDir, "embeds.yaml");
  const sites = Array.from({ length: 20 }, (_, index) => `https://${"x".repeat(60)}.${index}.example`).join(
    ", ",
  );
  writeFileSync(file, readFileSync(file, "utf8").replace(/(pictures|scripts): .*/g, `$1: [${sites}]`));
  expect(run("check-content", dataDir, "true")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^::warning .*::Cloudflare Pages .* `allow:` in data\/embeds\.yaml/m),
  });
});

it.each(["check-content", "launch-check"])("%s exits with 2 if the folder does not exist", (script) => {
  const missing = join(dataDir, "nowhere");
  expect(run(script, missing)).toMatchObject({ status: 2, stderr: `There is no folder ${missing}.\n` });
});

it("launch-check lists all sample values, and all marketing claims with the proof they need, and exits with 1", () => {
  const { status, stdout } = run("launch-check", dataDir);
  const [sampleValues = "", claims = ""] = stdout.split("Be able to prove");
  expect(status).toBe(1);
  for (const row of ["name: .* # SAMPLE", "email: .*\\.example", 'phone: "\\d+"', "license: NV-SAMPLE"])
    expect(sampleValues).toMatch(new RegExp(`^\\[ \\] \\S+/agency\\.yaml:\\d+ {2}${row}`, "m"));
  expect(sampleValues.match(/embeds\.yaml:\d+ .*provider\.example/g)).toHaveLength(7);
  expect(sampleValues).not.toMatch(/hours\.yaml|\d {2}#/);
  expect(claims.match(/\.yaml:\d+ .*\(/g)).toHaveLength(17);
  expect(claims).toMatch(/reviews: 1204 {2}\(the same profile/);
});

it("launch-check exits with 0 if no sample value is left", () => {
  const ready = mkdtempSync(join(tmpdir(), "ready-"));
  mkdirSync(join(ready, "legal"));
  writeFileSync(
    join(ready, "agency.yaml"),
    '# SAMPLE values are marked\nphone: "6025550242"\ntext: for example\n',
  );
  expect(run("launch-check", ready)).toMatchObject({ status: 0, stderr: "" });
  rmSync(ready, { recursive: true });
});

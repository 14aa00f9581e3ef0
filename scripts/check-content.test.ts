import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../src/content/filesIn";
import { copyExampleContent } from "../tests/support/exampleContent";
import { formCode, surveyCode } from "../tests/support/providerCode";

const root = join(__dirname, "..");
let dataDir: string;

beforeEach(async () => {
  dataDir = await copyExampleContent();
});

afterEach(() => rmSync(dataDir, { recursive: true }));

function run(tool: string, ...args: string[]) {
  const env = { ...process.env, GITHUB_ACTIONS: "" };
  const options = { cwd: root, env, encoding: "utf8" } as const;
  return spawnSync(
    process.execPath,
    [join(root, "node_modules/tsx/dist/cli.mjs"), `scripts/${tool}.ts`, ...args],
    options,
  );
}

/** Gives the first review six stars. Returns the line, counted from 1, on which it then says so. */
function plantFault(): number {
  const file = join(dataDir, "testimonials.yaml");
  const text = readFileSync(file, "utf8").replace(/rating: \d/, "rating: 6");
  writeFileSync(file, text);
  return text.split("\n").findIndex((row) => row.includes("rating: 6")) + 1;
}

describe("check-content", () => {
  it("passes good content with 0", () => {
    expect(run("check-content", dataDir)).toMatchObject({ status: 0, stderr: "" });
  });

  it("reports bad content with 1, and no stack trace", () => {
    const line = plantFault();
    const { status, stderr } = run("check-content", dataDir);
    expect(status).toBe(1);
    expect(stderr).toContain(`${dataDir}/testimonials.yaml:${line}:11  rating must be`);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it("annotates lines for GitHub", () => {
    const line = plantFault();
    const { stdout } = run("check-content", dataDir, "--format", "github");
    expect(stdout).toMatch(/^::error file=/);
    expect(stdout).toContain(`testimonials.yaml,line=${line},col=11,title=Content::rating must be`);
  });

  it("ends with 2 where the folder is not there", () => {
    const { status, stderr } = run("check-content", join(dataDir, "nowhere"));
    expect(status).toBe(2);
    expect(stderr).toBe(`There is no folder ${join(dataDir, "nowhere")}.\n`);
  });
});

describe("launch-check", () => {
  it("lists sample values as a checklist and ends with 1", () => {
    const { status, stdout } = run("launch-check", dataDir);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^\[ \] \S+\/agency\.yaml:\d+ {2}name: /m);
  });

  it("lists every claim that somebody may ask the agency to prove, with the rule that asks for it", () => {
    const { stdout } = run("launch-check", dataDir);
    const claims = stdout.slice(stdout.indexOf("Be able to prove"));
    const counted = (file: string) => claims.match(new RegExp(`^\\[ \\] \\S+/${file}:\\d+ `, "gm"))?.length;
    expect(["agency.yaml", "home.yaml", "layout.yaml", "testimonials.yaml"].map(counted)).toEqual([
      6, 2, 2, 2,
    ]);
    for (const claim of [/rating: /, /reviews: \d/, /clients: /, /savings: /, /Verified/, /Better Bus/])
      expect(claims).toMatch(claim);
    expect(claims.match(/16 CFR 465\.2/g)).toHaveLength(4);
    expect(claims).toMatch(/A\.R\.S\. 20-444/);
  });

  it("may be read in part, as by head, without a stack trace", () => {
    const tool = `"${process.execPath}" node_modules/tsx/dist/cli.mjs scripts/launch-check.ts "${dataDir}"`;
    const { stdout, stderr } = spawnSync(`${tool} | head -n 1`, { cwd: root, shell: true, encoding: "utf8" });
    expect(stdout.split("\n")).toHaveLength(2);
    expect(stderr).toBe("");
  });

  it("ends with 0 where none is left, and with 1 where such content is not in order, which it says", () => {
    const ours = { origin: "https://api.agency.com", script: "https://api.agency.com/form.js" };
    const codes = [
      formCode({ ...ours, id: "a" }, "A"),
      formCode({ ...ours, id: "b" }, "B"),
      surveyCode({ ...ours, id: "c" }),
    ];
    for (const file of filesIn(dataDir).filter((name) => name.endsWith(".yaml"))) {
      const text = readFileSync(join(dataDir, file), "utf8")
        .replace(/# SAMPLE.*|SAMPLE-/g, "")
        .replace(/55501(\d\d)/g, "55522$1")
        .replaceAll(".example", ".com")
        .replace(/( {4}<.*\n)+/g, () => `${codes.shift()}`.trim().replace(/^/gm, "    ").concat("\n"));
      writeFileSync(join(dataDir, file), text);
    }
    expect(run("launch-check", dataDir)).toMatchObject({ status: 0, stderr: "" });
    plantFault();
    expect(run("launch-check", dataDir)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("rating must be"),
    });
  });
});

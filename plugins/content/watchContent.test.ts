import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Problem } from "../../src/content/check/problem";
import { fixtureFolder } from "../../tests/support/fixtureContent";
import { watchContent } from "./watchContent";

let root: string;
let dataDir: string;
let start: () => Promise<void>;
let stop: () => Promise<void>;
/** Reports (lists of problems) that no test has read yet. `wake` resumes a test that is waiting for a report. */
let reports: string[][];
let wake: () => void;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "watch-"));
  dataDir = join(root, "data");
  cpSync(fixtureFolder, dataDir, { recursive: true });
  cpSync(join(__dirname, "../../static"), join(root, "static"), { recursive: true });
  reports = [];
  wake = () => {};
  const report = (problems: readonly Problem[]) => {
    reports.push(problems.map(({ file, message }) => `${file}: ${message}`));
    wake();
  };
  start = () => {
    const folders = { dataDir, staticDir: join(root, "static"), targetDir: join(root, "copy") };
    stop = watchContent(folders, report, (error) => {
      throw error;
    });
    return reported(/^$/);
  };
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(root, { recursive: true });
});

/** Waits for a report that matches the pattern. `/^$/` matches a report without problems. */
async function reported(pattern: RegExp): Promise<void> {
  while (!pattern.test((reports.shift() ?? ["nothing yet"]).join("\n"))) {
    if (reports.length === 0)
      await new Promise<void>((woken) => {
        wake = woken;
      });
  }
}

async function expectEditToBeReported(): Promise<void> {
  const path = join(dataDir, "testimonials.yaml");
  writeFileSync(path, readFileSync(path, "utf8").replace("rating: ", "rating: 6"));
  await reported(/"rating" must be/);
}

test("edits are still detected after data/ is moved away and restored", async () => {
  renameSync(dataDir, `${dataDir}-away`);
  await reported(/The folder is missing/);
  renameSync(`${dataDir}-away`, dataDir);
  await reported(/^$/);
  await expectEditToBeReported();
});

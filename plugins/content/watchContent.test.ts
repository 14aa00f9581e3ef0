import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Problem } from "../../src/content/check/problem";
import { copyExampleContent } from "../../tests/support/exampleContent";
import { watchContent } from "./watchContent";

let root: string;
let dataDir: string;
let stop: () => Promise<void>;
/** What was reported and not yet read, and who waits for the next report. */
let reports: string[][];
let wake: () => void;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "watch-"));
  dataDir = join(root, "data");
  const content = await copyExampleContent();
  cpSync(content, dataDir, { recursive: true });
  rmSync(content, { recursive: true });
  cpSync(join(__dirname, "../../static"), join(root, "static"), { recursive: true });
  reports = [];
  wake = () => {};
  const report = (problems: readonly Problem[]) => {
    reports.push(problems.map(({ file, message }) => `${file}: ${message}`));
    wake();
  };
  const folders = { dataDir, staticDir: join(root, "static"), targetDir: join(root, "copy") };
  ({ stop } = watchContent(folders, report, (error) => {
    throw error;
  }));
  await told(/^$/);
});
afterEach(async () => {
  await stop();
  rmSync(root, { recursive: true });
});

/** Resolves when the content's problems are said in these words; no words for none. */
async function told(words: RegExp): Promise<void> {
  while (!words.test((reports.shift() ?? ["nothing yet"]).join("\n"))) {
    if (reports.length === 0)
      await new Promise<void>((woken) => {
        wake = woken;
      });
  }
}

function edit(file: string, from: string, to: string): void {
  const path = join(dataDir, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

test("a broken line is told, and that it is mended", async () => {
  edit("testimonials.yaml", "rating: ", "rating: 6");
  await told(/rating must be/);
  edit("testimonials.yaml", "rating: 6", "rating: ");
  await told(/^$/);
});

test("a folder that is moved away is told, and so is all that is wrong after it has come back", async () => {
  renameSync(dataDir, `${dataDir}-away`);
  await told(/the folder is missing/);
  renameSync(`${dataDir}-away`, dataDir);
  await told(/^$/);
  edit("testimonials.yaml", "rating: ", "rating: 6");
  await told(/rating must be/);
});

test("a link that leads nowhere is told, and that it is gone; an editor's lock file is no such link", async () => {
  symlinkSync("somebody@nowhere", join(dataDir, ".#cities.yaml"));
  await told(/^$/);
  const link = join(dataDir, "images/gone.jpg");
  symlinkSync("nowhere.jpg", link);
  await told(/gone\.jpg: this is a link to a file that is not there/);
  rmSync(link);
  await told(/^$/);
});

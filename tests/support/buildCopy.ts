import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { packageBin } from "../../scripts/packageBin";

/** A copy of this project in a temporary folder. */
export interface Copy {
  root: string;
  /**
   * Builds the copy's site, in the folder `public` of it; a second time on top of what the first has left.
   * @throws with the build's own words when it fails
   */
  build(): void;
  remove(): void;
}

const project = resolve(__dirname, "../..");
/** Not needed to build, or made by it. */
const left = new Set([".git", ".cache", "public", "public-compressed", "node_modules", "test-results"]);

/** Copies the project, without what is built and what is installed, to a temporary folder that shares node_modules. */
export function copyProject(): Copy {
  const root = mkdtempSync(join(tmpdir(), "site-copy-"));
  for (const name of readdirSync(project).filter((name) => !left.has(name))) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  // A junction, which on Windows everyone may make; other systems ignore the word.
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"), "junction");
  return { root, build: () => build(root), remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Gives a copy the project's own files back in these folders. */
export function restore(root: string, folders: readonly string[]): void {
  for (const name of folders) {
    rmSync(join(root, name), { recursive: true });
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
}

function build(root: string): void {
  try {
    execFileSync(process.execPath, packageBin("gatsby", "build"), {
      cwd: root,
      env: environment(),
      stdio: "pipe",
    });
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`The copy could not be built: ${message}\n${stdout}\n${stderr}`);
  }
}

function environment(): NodeJS.ProcessEnv {
  // Set by Jest and Playwright for themselves; Gatsby would take them for its own.
  const { NODE_ENV: _mode, JEST_WORKER_ID: _worker, ...rest } = process.env;
  return { ...rest, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" };
}

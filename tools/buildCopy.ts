import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { program } from "./program";

/** A built copy of this project in a temporary folder. */
export interface Copy {
  root: string;
  /** The built site. */
  public: string;
  remove(): void;
}

/** Not needed to build, or made by it. */
const left = new Set([".git", ".cache", "public", "public-compressed", "node_modules", "test-results"]);

/** Copies the project, without what is built and what is installed, to a temporary folder that shares node_modules. */
export function copyProject(): Omit<Copy, "public"> {
  const project = resolve(__dirname, "..");
  const root = mkdtempSync(join(tmpdir(), "site-copy-"));
  for (const name of readdirSync(project).filter((name) => !left.has(name))) {
    // deploy/hosts has packages of its own.
    const filter = (path: string) => basename(path) !== "node_modules";
    cpSync(join(project, name), join(root, name), { recursive: true, filter });
  }
  // A junction is what Windows lets everyone make; elsewhere the word means nothing.
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"), "junction");
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * Builds the site from a changed copy of the project, so that this folder and its built site stay as they are.
 * @param change is given the copy's folder before the build
 * @throws with the build's own words when it fails
 */
export function buildCopy(change: (root: string) => void): Copy {
  const { root, remove } = copyProject();
  try {
    change(root);
    execFileSync(process.execPath, program("gatsby", "build"), {
      cwd: root,
      env: environment(),
      stdio: "pipe",
    });
    return { root, public: join(root, "public"), remove };
  } catch (error) {
    remove();
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`The copy could not be built: ${message}\n${stdout}\n${stderr}`);
  }
}

function environment(): NodeJS.ProcessEnv {
  // Set by Jest and Playwright for themselves; Gatsby would take them for its own.
  const { NODE_ENV: _mode, JEST_WORKER_ID: _worker, ...rest } = process.env;
  return { ...rest, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" };
}

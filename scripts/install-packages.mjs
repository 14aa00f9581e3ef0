// Makes a fresh machine ready for `npm start` and `npm test`; takes a few milliseconds where nothing is missing.
// It runs before any package is installed: plain JavaScript that needs Node alone.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 9))
  stop(
    `This project needs Node 20.9 or later; this is Node ${process.versions.node}. See https://nodejs.org.`,
  );
// Gatsby writes the path, unescaped, between single quotes into a script of its own.
if (root.includes("'"))
  stop(
    `Gatsby cannot build in a folder whose path has an apostrophe: ${root}. Move the project, then try again.`,
  );
if (!packagesAreInstalled()) {
  console.log("\nInstalling the packages of package-lock.json (two minutes the first time) …");
  // By a shell, because npm is npm.cmd on Windows. With the development packages even where NODE_ENV=production.
  const { status } = spawnSync("npm ci --include=dev", { cwd: root, shell: true, stdio: "inherit" });
  if (status !== 0) stop("The packages could not be installed: see npm's message above. Is there a network?");
}

/** Compares versions rather than dates, so that a lock file that came with a `git pull` is noticed. */
function packagesAreInstalled() {
  const installed = packagesIn("node_modules/.package-lock.json");
  return Object.entries(packagesIn("package-lock.json")).every(
    ([path, { version, optional }]) =>
      path === "" || (installed[path] ? installed[path].version === version : optional),
  );
}

/** The packages of a lock file by their folders. npm keeps one of what it has installed. */
function packagesIn(file) {
  return existsSync(root + file) ? JSON.parse(readFileSync(root + file, "utf8")).packages : {};
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

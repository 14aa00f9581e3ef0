// Installs the npm packages for `npm start` and `npm test` where they are missing or outdated. It runs before any
// package is installed, so it is plain JavaScript and uses only Node's own modules.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 9))
  stop(
    `This project needs Node 20.9 or later; this is Node ${process.versions.node}. See https://nodejs.org.`,
  );
// Gatsby writes the path unescaped into a script, between single quotes, so an apostrophe would break it.
if (root.includes("'"))
  stop(
    `Gatsby cannot build in a folder whose path has an apostrophe: ${root}. Move the project, then try again.`,
  );
if (!packagesAreInstalled()) {
  console.log("\nInstalling the packages of package-lock.json (two minutes the first time) …");
  // npm is npm.cmd on Windows, which needs a shell. Development packages are installed even if NODE_ENV=production.
  const { status } = spawnSync("npm ci --include=dev", { cwd: root, shell: true, stdio: "inherit" });
  if (status !== 0) stop("The packages could not be installed: see npm's message above. Is there a network?");
}

/** Compares versions rather than file dates, so that a lock file changed by `git pull` is noticed. */
function packagesAreInstalled() {
  const installed = packagesIn("node_modules/.package-lock.json");
  return Object.entries(packagesIn("package-lock.json")).every(
    ([path, { version, optional }]) =>
      path === "" || (installed[path] ? installed[path].version === version : optional),
  );
}

/** The packages in a lock file by path. npm also writes a lock file for what is installed. */
function packagesIn(file) {
  return existsSync(root + file) ? JSON.parse(readFileSync(root + file, "utf8")).packages : {};
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

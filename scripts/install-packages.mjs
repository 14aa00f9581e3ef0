// Installs missing or outdated npm packages before `npm start`, `npm test` and `npm run build`. This script runs
// before packages are installed, so it is plain JavaScript and imports only Node's built-in modules.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 9))
  stop(
    `This project needs Node 20.9 or later; this is Node ${process.versions.node}. Install it from https://nodejs.org.`,
  );
// Special characters in the project's path break builds: Gatsby uses the path in a glob pattern, webpack reads "!" and
// "#" as its own syntax, and both write the path unescaped into code and URLs.
if (/['"`#%!?*()[\]{}]/.test(root))
  stop(`Gatsby cannot build in ${root} (special characters). Rename the folder, for example, to "website".`);
const npmFolder = workspace() ?? root;
if (!packagesAreInstalled()) {
  console.log("\nInstalling the packages of package-lock.json (two minutes the first time) …");
  // On Windows, npm.cmd needs a shell. `--include=dev` installs devDependencies even if NODE_ENV=production.
  const { status } = spawnSync("npm ci --include=dev", { cwd: npmFolder, shell: true, stdio: "inherit" });
  if (status !== 0) stop("npm could not install the packages (see above). Check your internet connection.");
}

/** Compares versions, because files' modification times are unreliable after a `git pull`. */
function packagesAreInstalled() {
  const installed = packagesIn("node_modules/.package-lock.json");
  return Object.entries(packagesIn("package-lock.json")).every(
    ([path, { version, optional }]) =>
      path === "" || (installed[path] ? installed[path].version === version : optional),
  );
}

/** Returns the root of the npm workspace that contains this project, if any. npm installs the packages there. */
function workspace(folder = dirname(root)) {
  const member = relative(folder, root).replaceAll("\\", "/");
  if (packagesIn("package-lock.json", folder)[member]) return folder;
  return folder === dirname(folder) ? undefined : workspace(dirname(folder));
}

function packagesIn(file, folder = npmFolder) {
  const path = join(folder, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")).packages ?? {}) : {};
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

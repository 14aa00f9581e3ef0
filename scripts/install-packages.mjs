// Installs missing or outdated npm packages before `npm start`, `npm test` and `npm run build`. This script runs before
// packages are installed, so it is plain JavaScript and imports only Node's built-in modules.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

// Gatsby uses the project's path as a glob pattern, so it can't find gatsby-config.ts if the path has these characters.
if (/['"`#%!?*()[\]{}]/.test(process.cwd())) {
  console.error(
    `Gatsby cannot build in ${process.cwd()} (special characters). Rename the folder, for example, to "website".`,
  );
  process.exit(1);
}

const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {});
const installed = packagesIn("node_modules/.package-lock.json");
// Compares versions rather than files' modification times, which are unreliable after a `git pull`.
const isInstalled = ([path, { version, optional }]) =>
  path === "" || (installed[path] ? installed[path].version === version : optional);
if (!Object.entries(packagesIn("package-lock.json")).every(isInstalled)) {
  console.log("\nInstalling the packages of package-lock.json (two minutes the first time) …");
  // On Windows, npm.cmd needs a shell. `--include=dev` installs devDependencies even if NODE_ENV=production.
  process.exitCode = spawnSync("npm ci --include=dev", { shell: true, stdio: "inherit" }).status ?? 1;
}

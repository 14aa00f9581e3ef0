// Makes a fresh machine ready: `node scripts/install-missing.mjs [--browser]`. Runs before anything is installed, so it
// is plain JavaScript and uses only what Node brings. Does nothing, in a few milliseconds, when all is there.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium, findHeadlessShell } from "../tests/support/find-chromium.mjs";
import { installDebianPackages } from "../tests/support/install-debian-packages.mjs";
import { packagesAreThere } from "./packages-are-there.mjs";
import { runNpm } from "./run-npm.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

checkNode();
checkFolder();
if (!packagesAreThere(root)) installPackages();
if (process.argv.includes("--browser")) {
  if (!findChromium()) installChromium();
  if (!findHeadlessShell()) installHeadlessShell();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 9)) return;
  stop(
    `This project needs Node 20.9 or later; this is Node ${process.versions.node}. See https://nodejs.org.`,
  );
}

/** Gatsby writes the folder's path between single quotes into a script of its own, without escaping it. */
function checkFolder() {
  if (!root.includes("'")) return;
  stop(
    `Gatsby cannot build in a folder whose path has an apostrophe: ${root}. Move the project, then try again.`,
  );
}

function installPackages() {
  say("Installing the packages of package-lock.json (two minutes the first time) …");
  // --include=dev: also where NODE_ENV=production is set, because building and testing need them all.
  if (!runNpm("ci --include=dev", root)) {
    stop("The packages could not be installed. npm's message above says why; mostly it is the network.");
  }
}

function installChromium() {
  say("The browser tests need a Chromium, and none is installed.");
  installDebianPackages(["chromium", "fonts-liberation"]);
  if (!findChromium()) {
    say("Downloading Playwright's Chromium …");
    const playwright = join(root, "node_modules/@playwright/test/cli.js");
    spawnSync(process.execPath, [playwright, "install", "chromium"], { cwd: root, stdio: "inherit" });
  }
  if (!findChromium()) {
    stop("No Chromium could be installed. Install Chromium or Google Chrome by hand, then try again.");
  }
}

/** The tests run without it, in twice the time: no reason to ask somebody for a password, or to try on Ubuntu. */
function installHeadlessShell() {
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  if (/^ID=debian$/m.test(release) && process.getuid?.() === 0)
    installDebianPackages(["chromium-headless-shell"]);
  if (!findHeadlessShell()) say("Without Chromium's headless shell the browser tests take twice the time.");
}

function say(message) {
  console.log(`\n${message}`);
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

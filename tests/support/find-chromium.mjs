// Plain JavaScript, and only what Node brings: install-missing.mjs uses it before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

const isWindows = process.platform === "win32";
const browserNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const shellNames = ["chromium-headless-shell", "chrome-headless-shell", "headless_shell"];

const places = [
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, "Google/Chrome/Application/chrome.exe")),
];

/** Where Playwright keeps the browsers that it downloaded, and where in such a folder the program is. */
const playwrightFolders = [
  process.env.PLAYWRIGHT_BROWSERS_PATH,
  join(homedir(), ".cache/ms-playwright"),
  join(homedir(), "Library/Caches/ms-playwright"),
  join(homedir(), "AppData/Local/ms-playwright"),
];
const playwrightBrowsers = [
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-win64/chrome.exe",
];
const playwrightShells = [
  "chrome-headless-shell-linux64/chrome-headless-shell",
  "chrome-linux/headless_shell",
  "chrome-headless-shell-mac-arm64/chrome-headless-shell",
  "chrome-headless-shell-mac-x64/chrome-headless-shell",
  "chrome-mac/headless_shell",
  "chrome-headless-shell-win64/chrome-headless-shell.exe",
];

/**
 * Looks for a Chromium that runs: named by CHROMIUM_PATH, on PATH, in the usual places, or downloaded by Playwright.
 * @returns {string | undefined} the path of its program
 */
export function findChromium() {
  return firstThatRuns([
    ...named(),
    ...onPath(browserNames),
    ...places,
    ...downloaded("chromium", playwrightBrowsers),
  ]);
}

/**
 * Looks for Chromium's headless shell: the same engine without a browser around it. It opens pages in half the time.
 * CHROMIUM_PATH goes before it.
 * @returns {string | undefined} the path of its program
 */
export function findHeadlessShell() {
  return firstThatRuns([
    ...named(),
    ...onPath(shellNames),
    ...downloaded("chromium_headless_shell", playwrightShells),
  ]);
}

function named() {
  return process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [];
}

/** @param {string[]} names */
function onPath(names) {
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
    "/usr/bin",
    "/usr/local/bin",
  ];
  return folders.flatMap((folder) => names.map((name) => join(folder, isWindows ? `${name}.exe` : name)));
}

/**
 * @param {string} kind the part of a folder's name before its number
 * @param {string[]} programs
 * @returns {string[]} newest first
 */
function downloaded(kind, programs) {
  const folders = playwrightFolders.filter((folder) => folder && existsSync(folder));
  return folders.flatMap((folder) => {
    const versions = readdirSync(folder).filter((name) => new RegExp(`^${kind}-\\d+$`).test(name));
    versions.sort((a, b) => Number(b.split("-")[1]) - Number(a.split("-")[1]));
    return versions.flatMap((version) => programs.map((program) => join(folder, version, program)));
  });
}

/** @param {string[]} paths */
function firstThatRuns(paths) {
  return paths.find((path) => existsSync(path) && runs(path));
}

/**
 * Ubuntu's chromium-browser is a script that only says «install the snap»: being there is not enough. On Windows it
 * has to be: a Chrome that is asked for its version opens a window there, and says nothing.
 * @param {string} path
 */
function runs(path) {
  if (isWindows) return true;
  return /Chrom/.test(spawnSync(path, ["--version"], { timeout: 15_000, encoding: "utf8" }).stdout ?? "");
}

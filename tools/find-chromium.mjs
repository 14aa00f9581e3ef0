// Plain JavaScript, and only what Node brings: install-missing.mjs uses it before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const places = [
  "/usr/bin",
  "/usr/local/bin",
  "/opt/google/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where Playwright keeps the browsers that it downloaded, and where in such a folder the program is. */
const playwrightFolders = [
  process.env.PLAYWRIGHT_BROWSERS_PATH,
  join(homedir(), ".cache/ms-playwright"),
  join(homedir(), "Library/Caches/ms-playwright"),
];
const playwrightPrograms = [
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
];

/**
 * Looks for a Chromium that runs: named by CHROMIUM_PATH, on PATH, in the usual places, or downloaded by Playwright.
 * @returns {string | undefined} the path of its program
 */
export function findChromium() {
  return candidates().find((path) => existsSync(path) && runs(path));
}

/** @returns {string[]} */
function candidates() {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...places];
  return [
    ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...places,
    ...playwrightFolders.flatMap((folder) => downloaded(folder)),
  ];
}

/**
 * @param {string | undefined} folder
 * @returns {string[]} newest first
 */
function downloaded(folder) {
  if (!folder || !existsSync(folder)) return [];
  const versions = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
  versions.sort((a, b) => Number(b.split("-")[1]) - Number(a.split("-")[1]));
  return versions.flatMap((version) => playwrightPrograms.map((program) => join(folder, version, program)));
}

/**
 * Ubuntu's chromium-browser is a script that only says «install the snap»: being there is not enough.
 * @param {string} path
 */
function runs(path) {
  return /Chrom/.test(spawnSync(path, ["--version"], { timeout: 15_000, encoding: "utf8" }).stdout ?? "");
}

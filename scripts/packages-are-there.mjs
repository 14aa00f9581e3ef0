// Plain JavaScript, and only what Node brings: install-missing.mjs uses it before anything is installed.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Compares what npm installed last (its own note in node_modules) with the lockfile, package by package: a lockfile
 * that changed by a pull counts as missing, whatever the files' dates say.
 * @param {string} folder that has a package-lock.json
 */
export function packagesAreThere(folder) {
  const installed = lockedPackages(join(folder, "node_modules/.package-lock.json"));
  const wanted = lockedPackages(join(folder, "package-lock.json"));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === "") return true;
    return path in installed ? installed[path].version === version : Boolean(optional);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function lockedPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : undefined;
}

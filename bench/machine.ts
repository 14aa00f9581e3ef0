import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import { chromiumPath } from "../scripts/chromium";

/** The day and the machine of a measurement, in one line. */
export function measuredOn(): string {
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${day}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory} GB, Node ${process.versions.node}`;
}

/** The browser's name and version. */
export function browserVersion(): string {
  return execFileSync(chromiumPath(), ["--version"], { encoding: "utf8" }).trim().split(" built ")[0] ?? "";
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Writes a file unless it says the same already, so that its date tells when it really changed. */
export function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  writeFileSync(path, text);
}

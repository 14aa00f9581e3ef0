import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file, and returns true, only if its content changes, because file watchers react to every write. */
export function writeIfChanged(path: string, content: string | Buffer): boolean {
  const bytes = Buffer.from(content as string);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return true;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file if its content changes; watchers react to every write. Returns whether the file changed. */
export function writeIfChanged(path: string, content: string | Buffer): boolean {
  const bytes = Buffer.from(content as string);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return true;
}

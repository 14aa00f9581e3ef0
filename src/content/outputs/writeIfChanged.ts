import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file and its folders unless the file already has this content, so that watchers see only real changes.
 * @returns whether the file was written
 */
export function writeIfChanged(path: string, content: string | Buffer): boolean {
  const bytes = Buffer.from(content as string);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return true;
}

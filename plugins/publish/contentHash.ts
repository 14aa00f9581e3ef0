import { createHash } from "node:crypto";

/** Returns ten hex digits of a file's SHA-256 hash, for names of files that browsers may cache forever. */
export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 10);
}

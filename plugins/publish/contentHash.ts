import { createHash } from "node:crypto";

/** Returns a cache-busting hash for a file name. */
export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 10);
}

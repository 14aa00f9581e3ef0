import { createHash } from "node:crypto";

/** Ten hexadecimal digits of a content's SHA-256, for file names that browsers may cache forever. */
export function contentHash(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 10);
}

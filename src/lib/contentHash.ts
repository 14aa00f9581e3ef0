import { createHash } from "node:crypto";

/** Ten letters for a file's name that change with its content, so that hosts may let browsers keep it for good. */
export function contentHash(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 10);
}

import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesIn } from "../../src/content/files";

export const fixtureFolder = join(__dirname, "../fixtures/agency");

/** Returns the fixture agency's files, keyed by file path: YAML files as strings, photos as bytes. */
export function fixtureContent(): Map<string, string | Uint8Array> {
  return new Map(
    filesIn(fixtureFolder).map((path) => {
      const bytes = readFileSync(join(fixtureFolder, path));
      return [path, path.endsWith(".yaml") ? String(bytes) : bytes];
    }),
  );
}

export function copyFixtureContent(): string {
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureFolder, copy, { recursive: true });
  return copy;
}

import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesIn } from "../../src/content/filesIn";

/** The fixture agency's content, which tests use instead of `data/`. */
export const fixtureFolder = join(__dirname, "../fixtures/agency");

/** Returns the fixture agency's files, keyed by their paths in `data/`: YAML as text, photos as bytes. */
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

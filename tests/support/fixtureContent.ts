import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../src/content/filesIn";

export const fixtureFolder = join(__dirname, "../fixtures/agency");

export function fixtureContent(): Map<string, Buffer> {
  return new Map(filesIn(fixtureFolder).map((path) => [path, readFileSync(join(fixtureFolder, path))]));
}

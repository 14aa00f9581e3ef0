import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

export const fixtureSiteFolder = resolve(__dirname, "../../test-results/fixture-site");
/** The folder of the fixture site built as a deploy preview, with client-side React and "Edit this page". */
export const reactSiteFolder = `${fixtureSiteFolder}-react`;
/** The folder of the site with only the required content, built from tests/fixtures/minimal. */
export const minimalSiteFolder = `${fixtureSiteFolder}-minimal`;

/** The current time in tests of the fixture site: the Monday before Thanksgiving, 10:00 AM at the office. */
export const fixtureTime = new Date("2086-11-25T10:00:00-08:00");

export function builtFixtureSite(folder = fixtureSiteFolder): string {
  if (existsSync(join(folder, "index.html"))) return folder;
  throw new Error("The fixture site is not built. Build it with: npx tsx tests/support/buildFixtureSite.ts");
}

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

export const fixtureSiteFolder = resolve(__dirname, "../../test-results/fixture-site");
/** The folder of the fixture site's preview, which runs React in the browser and has the button "Edit this page". */
export const reactSiteFolder = `${fixtureSiteFolder}-react`;
/** The folder of the site with no optional content (tests/fixtures/minimal). */
export const minimalSiteFolder = `${fixtureSiteFolder}-minimal`;

/** When tests visit the fixture site: the Monday before Thanksgiving, 10:00 AM in Las Vegas, where the agency is. */
export const fixtureTime = new Date("2086-11-25T10:00:00-08:00");

export function builtFixtureSite(folder = fixtureSiteFolder): string {
  if (existsSync(join(folder, "index.html"))) return folder;
  throw new Error("The fixture site is not built. Build it with: npx tsx tests/support/buildFixtureSite.ts");
}

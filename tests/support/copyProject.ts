import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fixtureFolder } from "./fixtureContent";

const project = resolve(__dirname, "../..");
const excluded = [".git", ".cache", "public", "data", "static", "node_modules", "schemas", "test-results"];
/** The files in static/ to copy to test sites. The site owner's other files could break tests. */
const staticFiles = ["favicon.png", "apple-touch-icon.png", "widget/form/sample.html"];

/** Environment variables for Gatsby. Unsets `NODE_ENV`, which test runners set to `test`. */
export const gatsbyEnvironment = {
  ...process.env,
  NODE_ENV: undefined,
  GATSBY_TELEMETRY_DISABLED: "1",
  ALLOW_SAMPLES: "1",
  CI: "true",
};

export function copyProject(): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "site-copy-"));
  const names = readdirSync(project).filter((name) => !excluded.includes(name));
  // The owner may have deleted the sample form.
  const files = staticFiles.map((file) => `static/${file}`).filter((file) => existsSync(join(project, file)));
  for (const name of [...names, ...files]) cpSync(join(project, name), join(root, name), { recursive: true });
  cpSync(fixtureFolder, join(root, "data"), { recursive: true });
  // On Windows, creates a junction, because a symlink would need administrator rights.
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"), "junction");
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

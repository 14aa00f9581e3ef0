/**
 * `npm run test:other-content [-- NAME …]`: whether the site and its tests stay right when editors change what is
 * theirs. It builds a copy of the project for each agency of tests/support/agencies.ts, or those named, and runs
 * this project's tests there. A test that fails asserts a fact of the content; it should read it instead
 * (docs/decisions/tests-and-content.md). Pictures of every page are in test-results/other-content.
 */
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { type AgencyName, agencies, writeAgency } from "../tests/support/agencies";
import { copyProject } from "../tests/support/buildCopy";
import { installChromium } from "./installChromium";
import { packageBin } from "./packageBin";

const steps = [
  packageBin("tsx", "scripts/check-content.ts"),
  packageBin("tsx", "scripts/build-changed-site.ts"),
  packageBin("jest"),
  packageBin("@playwright/test", "test", "--project=chromium", "--reporter=dot"),
  packageBin("tsx", "scripts/screenshots.ts"),
];

async function test(name: AgencyName): Promise<string[]> {
  console.log(`\n══ ${name}: building a copy with its content …`);
  const copy = copyProject();
  try {
    await writeAgency(name, join(copy.root, "data"));
    copy.build();
    const failed = steps.filter((args) => {
      console.log(`\n── ${name}: ${args.join(" ")}`);
      const env = { ...process.env, E2E_DIR: "public" };
      return spawnSync(process.execPath, args, { stdio: "inherit", cwd: copy.root, env }).status !== 0;
    });
    const pictures = resolve("test-results/other-content", name);
    cpSync(join(copy.root, "test-results/screenshots"), pictures, { recursive: true });
    return failed.map((args) => `${name}: ${args.join(" ")}`);
  } finally {
    copy.remove();
  }
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !agencies.some((agency) => agency === name));
  if (unknown.length > 0)
    throw new Error(`No agency: ${unknown.join(", ")}. There are ${agencies.join(", ")}.`);
  installChromium();
  const failed: string[] = [];
  for (const name of agencies.filter((agency) => wanted.length === 0 || wanted.includes(agency)))
    failed.push(...(await test(name)));
  console.log(failed.length === 0 ? "\nFine with other content." : `\nFailed: ${failed.join(", ")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

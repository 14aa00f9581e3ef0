/**
 * `npm run test:other-content`: whether the tests stay green when editors change what is theirs. It builds a copy of
 * the project with other content throughout, and runs this project's tests there. A test that fails asserts a fact of
 * the content; it should read it instead (docs/decisions/tests-and-content.md).
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { copyProject } from "../tests/support/buildCopy";
import { writeOtherContent } from "../tests/support/otherContent";
import { program } from "../tests/support/program";

const steps = [
  program("tsx", "scripts/check-content.ts"),
  program("tsx", "scripts/build-changed-site.ts"),
  program("jest"),
  program("@playwright/test", "test", "--project=chromium", "--reporter=dot"),
];

console.log("Building a copy with other content …");
const copy = copyProject();
writeOtherContent(join(copy.root, "data"));
copy.build();
const failed = steps.filter((args) => {
  console.log(`\n── ${args.join(" ")}`);
  const env = { ...process.env, E2E_DIR: "public" };
  return spawnSync(process.execPath, args, { stdio: "inherit", cwd: copy.root, env }).status !== 0;
});
copy.remove();
console.log(
  failed.length === 0
    ? "\nFine with other content."
    : `\nFailed with other content: ${failed.map((args) => args.join(" ")).join(", ")}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

import { join } from "node:path";
import { watch } from "chokidar";
import type { Actions, Reporter } from "gatsby";
import type { Compiler } from "webpack";
import { checkContent } from "../../src/content/check/checkContent";
import { formatReport, type Problem } from "../../src/content/check/problem";
import { writeCheckedCopy } from "../../src/content/outputs/writeCheckedCopy";
import { writeJsonSchemas } from "../../src/content/outputs/writeJsonSchemas";

let currentProblems: readonly Problem[] = [];
let compiler: Compiler | undefined;

/** Checks data/. If data/ is valid, writes a copy for Gatsby to `.cache`; otherwise, prints the problems. */
async function checkAndCopy(root: string, reporter: Reporter): Promise<void> {
  const { problems, site } = await checkContent(join(root, "data"), join(root, "static"));
  if (site) await writeCheckedCopy(site, join(root, ".cache/content"));
  currentProblems = problems;
  // Once `npm start` serves the site, webpack prints the problems instead (showProblems).
  if (problems.length === 0 || compiler) return;
  const report = formatReport(problems);
  // If the output is not a terminal, bypasses Gatsby's reporter, which would wrap lines at 80 columns.
  if (process.stdout.isTTY) reporter.log(report);
  else process.stderr.write(`\n${report}\n\n`);
}

/** Prepares the content for a build. If data/ has problems, stops the build. */
export async function prepareContent(root: string, reporter: Reporter): Promise<void> {
  await checkAndCopy(root, reporter);
  if (currentProblems.length > 0) reporter.panic("Fix the problems that are listed above, then build again.");
}

/** For `npm start`, prepares the content at startup and after every change. Resolves once data/ is valid. */
export function watchContent(root: string, reporter: Reporter): Promise<void> {
  writeJsonSchemas(root);
  return new Promise((resolve) => {
    async function update() {
      await checkAndCopy(root, reporter);
      compiler?.watching?.invalidate();
      if (currentProblems.length === 0) resolve();
      else reporter.warn("Waiting until the content is fixed.");
    }
    // Runs one check at a time, so that an older result never overwrites a newer one.
    let queue = Promise.resolve();
    const enqueue = () => {
      queue = queue.then(update).catch((error) => {
        reporter.error("The content could not be checked.", error);
      });
    };
    // Debounces changes, because text editors may save a file in several steps.
    const timer = setTimeout(enqueue, 80);
    watch(["data", "static"], { cwd: root }).on("all", () => timer.refresh());
  });
}

/** Reports problems in data/ as webpack compile errors, which Gatsby shows in its error overlay. */
export function showProblems({ setWebpackConfig }: Actions): void {
  const apply = (started: Compiler) => {
    compiler = started;
    compiler.hooks.thisCompilation.tap("content", ({ errors }) => {
      if (currentProblems.length > 0)
        errors.push(new Error(formatReport(currentProblems)) as (typeof errors)[number]);
    });
  };
  setWebpackConfig({ plugins: [{ apply }] });
}

import { watch } from "chokidar";
import type { Actions, Reporter } from "gatsby";
import type { Compiler } from "webpack";
import { checkContent } from "./check/checkContent";
import { formatReport, type Problem } from "./check/problem";
import { writeJsonSchemas } from "./jsonSchemas";

let problems: readonly Problem[] = [];
let compiler: Compiler | undefined;

async function check(reporter: Reporter): Promise<void> {
  ({ problems } = await checkContent("data", "static"));
  // Once `npm start` serves the site, webpack prints the problems instead (showProblems).
  if (problems.length === 0 || compiler) return;
  const report = formatReport(problems);
  // If the output is not a terminal, bypasses Gatsby's reporter, which would wrap lines at 80 columns.
  if (process.stdout.isTTY) reporter.log(report);
  else process.stderr.write(`\n${report}\n\n`);
}

/** Checks the content for a build. If data/ has problems, stops the build. */
export async function requireValidContent(reporter: Reporter): Promise<void> {
  await check(reporter);
  if (problems.length > 0)
    reporter.panic("Fix the problems in data/ that are listed above, then build again.");
}

/** For `npm start`, checks the content at startup and after every change. Resolves once data/ is valid. */
export function watchContent(reporter: Reporter): Promise<void> {
  writeJsonSchemas();
  return new Promise((resolve) => {
    async function update() {
      await check(reporter);
      compiler?.watching?.invalidate();
      if (problems.length === 0) resolve();
      else reporter.warn("Waiting until the content is fixed.");
    }
    // Runs one check at a time, so that an older result never overwrites a newer one.
    let queue: Promise<unknown> = Promise.resolve();
    const enqueue = () => {
      queue = queue.then(update).catch((error) => reporter.error("The content could not be checked.", error));
    };
    // Debounces changes, because text editors may save a file in several steps.
    const timer = setTimeout(enqueue, 80);
    watch(["data", "static"]).on("all", () => timer.refresh());
  });
}

/** Reports problems in data/ as webpack compile errors, which Gatsby shows in its error overlay. */
export function showProblems({ setWebpackConfig }: Actions): void {
  const apply = (started: Compiler) => {
    compiler = started;
    compiler.hooks.thisCompilation.tap("content", ({ errors }) => {
      if (problems.length > 0) errors.push(new Error(formatReport(problems)) as (typeof errors)[number]);
    });
  };
  setWebpackConfig({ plugins: [{ apply }] });
}

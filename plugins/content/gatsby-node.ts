import { join } from "node:path";
import { watch } from "chokidar";
import type { GatsbyNode, Reporter } from "gatsby";
import type { Compiler } from "webpack";
import { checkContent } from "../../src/content/check/checkContent";
import { formatReport, type Problem } from "../../src/content/check/problem";
import { writeCheckedCopy } from "../../src/content/outputs/writeCheckedCopy";
import { writeJsonSchemas } from "../../src/content/outputs/writeJsonSchemas";
import { watchContent } from "./watchContent";

let currentProblems: readonly Problem[] = [];
let compiler: Compiler | undefined;

/** If the output is not a terminal, bypasses Gatsby's reporter, which would wrap lines at 80 columns. */
function print(reporter: Reporter, report: string) {
  if (process.stdout.isTTY) reporter.log(report);
  else process.stderr.write(`\n${report}\n\n`);
}

/**
 * Validates data/ and writes a copy for Gatsby to `.cache`. Uses this hook rather than `onPreInit`, because Gatsby may
 * clear `.cache` after `onPreInit`. If data/ is invalid, a build fails, and `gatsby develop` waits until it is valid.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store, reporter }) => {
  const root: string = store.getState().program.directory;
  const [dataDir, staticDir] = [join(root, "data"), join(root, "static")];
  const targetDir = join(root, ".cache", "content");
  if (process.env.gatsby_executing_command === "develop") {
    writeJsonSchemas(root);
    watch(join(root, "src/content"), { ignoreInitial: true, ignored: /\.test\.ts$/ }).once("all", () =>
      reporter.warn("The rules for data/ (src/content) have changed. Stop `npm start`, and start it again."),
    );
    const fail = (error: Error) => reporter.error("The content could not be checked.", error);
    let isFirst = true;
    await new Promise<void>((resolve) => {
      const report = (problems: readonly Problem[]) => {
        if (problems.length === 0 && currentProblems.length > 0) reporter.success("The content is fixed.");
        currentProblems = problems;
        compiler?.watching?.invalidate();
        if (problems.length === 0) {
          isFirst = false;
          return resolve();
        }
        // Once the site has started, webpack prints the problems as compile errors (onCreateWebpackConfig).
        if (isFirst) print(reporter, formatReport(problems));
        reporter.warn(
          isFirst ? "Waiting until the content is fixed." : "The site still shows the last good content.",
        );
      };
      watchContent({ dataDir, staticDir, targetDir }, report, fail);
    });
    return;
  }
  const { problems, site } = await checkContent(dataDir, staticDir);
  if (!site) {
    print(reporter, formatReport(problems));
    return reporter.panic("Fix the problems in data/ that are listed above, then build again.");
  }
  await writeCheckedCopy(site, targetDir);
};

/** Reports problems in data/ as webpack compile errors, which Gatsby shows in its error overlay. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "develop") return;
  const apply = (started: Compiler) => {
    compiler = started;
    compiler.hooks.thisCompilation.tap("content", ({ errors }) => {
      if (currentProblems.length > 0)
        errors.push(new Error(formatReport(currentProblems)) as (typeof errors)[number]);
    });
  };
  actions.setWebpackConfig({ plugins: [{ apply }] });
};

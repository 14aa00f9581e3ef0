import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Actions, Reporter } from "gatsby";
import type { Compiler, WebpackError } from "webpack";
import { checkContent } from "./check/checkContent";
import { formatReport } from "./check/problem";

async function checkReport(): Promise<string> {
  const { problems } = await checkContent("data", "static");
  return problems.length > 0 ? formatReport(problems) : "";
}

/** Resolves once data/ is valid. Prints its problems. A build then stops; `npm start` waits until they are fixed. */
export async function requireValidContent(reporter: Reporter): Promise<void> {
  let printed = "";
  while (true) {
    const report = await checkReport();
    if (!report) return;
    if (report !== printed) {
      // If the output is not a terminal, bypasses Gatsby's reporter, which would wrap lines at 80 columns.
      if (process.stdout.isTTY) reporter.log(report);
      else process.stderr.write(`\n${report}\n\n`);
      if (process.env.gatsby_executing_command !== "develop")
        reporter.panic("Fix the problems in data/ that are listed above, then build again.");
      reporter.warn("Waiting until the content is fixed.");
    }
    printed = report;
    await setTimeout(1000);
  }
}

/** In `npm start`, makes webpack check the content after each change, and report problems in Gatsby's error overlay. */
export function checkWhileDeveloping({ setWebpackConfig }: Actions): void {
  const apply = (compiler: Compiler) =>
    compiler.hooks.make.tapPromise("content", async ({ contextDependencies, errors }) => {
      contextDependencies.addAll(["data", "static"].map((folder) => resolve(folder)));
      const report = await checkReport();
      if (report) errors.push(new Error(report) as WebpackError);
    });
  setWebpackConfig({ plugins: [{ apply }] });
}

import { resolve } from "node:path";
import type { Actions, Reporter } from "gatsby";
import type { Compiler, WebpackError } from "webpack";
import { checkContent } from "./check/checkContent";
import { formatReport } from "./check/problem";
import { isPreview } from "./isPreview";

/** Whether the website has a real address, rather than a sample that ends in `.example`. */
export const isLaunched = (website?: string) => website !== undefined && !website.endsWith(".example");

/** Whether sample values fail the build. They do so only after the launch, and never in previews or tests. */
export function samplesStop(website: string | undefined, env: NodeJS.ProcessEnv = process.env): boolean {
  const isBuild = env.gatsby_executing_command === "build" && !env.ALLOW_SAMPLES && !isPreview(env);
  return isBuild && isLaunched(website);
}

/** Checks data/ and prints the problems. If there are any, `npm start` or the build fails. */
export async function requireValidContent(reporter: Reporter): Promise<void> {
  const { problems, warnings, samples, content } = await checkContent("data", "static");
  if (samplesStop(content.facts.website)) problems.push(...samples);
  if (problems.length === 0) {
    for (const { file, message } of warnings) reporter.warn(`${file}: ${message}`);
    return;
  }
  reporter.panic(`${formatReport(problems)}\n\nFix the problems, then run the command again.`);
}

/** During `npm start`, has webpack check the content after each change, and show problems in Gatsby's error overlay. */
export function checkWhileDeveloping({ setWebpackConfig }: Actions): void {
  const apply = (compiler: Compiler) =>
    compiler.hooks.make.tapPromise("content", async ({ contextDependencies, errors }) => {
      contextDependencies.addAll(["data", "static"].map((folder) => resolve(folder)));
      const { problems } = await checkContent("data", "static");
      if (problems.length > 0) errors.push(new Error(formatReport(problems)) as WebpackError);
    });
  setWebpackConfig({ plugins: [{ apply }] });
}

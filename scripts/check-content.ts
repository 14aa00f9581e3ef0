// `npm run check:content [-- DIR]`: checks the content without Gatsby. On GitHub, annotates the problems, and lists
// them in the job summary, with links to their lines. Exit codes: 0 if the content is valid, 1 if it has problems.
import { join } from "node:path";
import { checkContent } from "../src/content/check/checkContent";
import { formatAnnotation, formatProblem, formatReport } from "../src/content/check/problem";
import { problemSummary, writeSummary } from "./gitHubSummary";

const dataDir = (process.argv[2] ?? "data").replace(/[\\/]+$/, "") || "/";
const staticDir = join(__dirname, "..", "static");
const onGitHub = Boolean(process.env.GITHUB_ACTIONS);

async function main(): Promise<void> {
  const { problems, warnings, site } = await checkContent(dataDir, staticDir, dataDir);
  if (!site) {
    process.exitCode = 1;
    console.error(formatReport(problems));
    if (onGitHub) for (const problem of problems) console.log(formatAnnotation(problem));
    return writeSummary(problemSummary(problems));
  }
  console.log(`${dataDir}: all ${site.sources.length} files are good.`);
  for (const warning of warnings)
    console.log(onGitHub ? formatAnnotation(warning, "warning") : `\nWARNING: ${formatProblem(warning)}`);
}

main();

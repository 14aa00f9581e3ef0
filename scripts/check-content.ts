// `npm run check:content [-- DIR]`: checks the content without Gatsby. On GitHub, annotates the problems, and lists them
// in the job summary, each with a link to its line.
// Exit codes: 0 for valid content, 1 for problems, 2 if the folder does not exist.
import { statSync } from "node:fs";
import { join } from "node:path";
import { cspHash } from "../plugins/hosting/contentSecurityPolicy";
import { cloudflareWarnings, siteHeaders } from "../plugins/hosting/headers";
import type { Redirect } from "../plugins/hosting/redirectsFile";
import { checkContent } from "../src/content/check/checkContent";
import { formatAnnotation, formatProblem, formatReport } from "../src/content/check/problem";
import { publishedContent } from "../src/content/outputs/publishedContent";
import { problemSummary, writeSummary } from "./gitHubSummary";
import { sampleFormWarnings } from "./sample-forms";

const dataDir = (process.argv[2] ?? "data").replace(/[\\/]+$/, "") || "/";
const staticDir = join(__dirname, "..", "static");

async function main(): Promise<number> {
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) {
    console.error(`There is no folder ${dataDir}.`);
    return 2;
  }
  const { problems, warnings, site } = await checkContent(dataDir, staticDir, dataDir);
  if (site) {
    console.log(`${dataDir}: all ${site.sources.length} files are good.`);
    const published = publishedContent(site);
    // Placeholders for the script hashes in the Content Security Policy, because only the policy's length is checked.
    const hashes = ["first", "second"].map(cspHash);
    const embeds = published.get("embeds.yaml") as Queries.HostingQuery["embeds"];
    const redirects = published.get("redirects.yaml") as Redirect[];
    const hostWarnings = cloudflareWarnings(siteHeaders(hashes, embeds), redirects);
    for (const warning of [...hostWarnings, ...sampleFormWarnings(embeds)])
      console.log(process.env.GITHUB_ACTIONS ? `::warning title=Content::${warning}` : `Warning: ${warning}`);
    for (const warning of warnings)
      console.log(
        process.env.GITHUB_ACTIONS
          ? formatAnnotation(warning, "warning")
          : `Warning: ${formatProblem(warning)}`,
      );
    return 0;
  }
  console.error(formatReport(problems));
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(formatAnnotation(problem));
  writeSummary(problemSummary(problems));
  return 1;
}

main().then((code) => {
  process.exitCode = code;
});

// `npm run check:content [-- DIR] [-- --changes]`: checks the content without Gatsby. On GitHub, annotates problems.
// --changes: writes a Markdown summary of the problems or, if there are none, of changes that visitors will see.
// Exit codes: 0 for valid content, 1 for problems, 2 if the folder does not exist.
import { statSync } from "node:fs";
import { join } from "node:path";
import { cspHash } from "../plugins/hosting/contentSecurityPolicy";
import { cloudflareWarnings, siteHeaders } from "../plugins/hosting/headers";
import type { Redirect } from "../plugins/hosting/redirectsFile";
import { checkContent, checkFiles } from "../src/content/check/checkContent";
import { formatAnnotation, formatReport } from "../src/content/check/problem";
import { visibleFilesIn } from "../src/content/filesIn";
import { type ContentVersion, contentChanges } from "../src/content/outputs/contentChanges";
import { publishedContent } from "../src/content/outputs/publishedContent";
import { contentBefore } from "./contentBefore";
import { changeSummary, problemSummary, writeSummary } from "./gitHubSummary";
import { sampleFormWarnings } from "./sample-forms";

const args = process.argv.slice(2).filter((arg) => arg !== "--changes");
const withChanges = process.argv.includes("--changes");
const dataDir = (args[0] ?? "data").replace(/[\\/]+$/, "") || "/";
const staticDir = join(__dirname, "..", "static");

async function main(): Promise<number> {
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) {
    console.error(`There is no folder ${dataDir}.`);
    return 2;
  }
  const { problems, files, content } = await checkContent(dataDir, staticDir, dataDir);
  if (content) {
    console.log(`${dataDir}: all ${content.size} files are good.`);
    const published = publishedContent(content);
    // Placeholders for the script hashes in the Content Security Policy, because only the policy's length is checked.
    const hashes = ["first", "second"].map(cspHash);
    const embeds = published.get("embeds.yaml") as Queries.HostingQuery["embeds"];
    const redirects = published.get("redirects.yaml") as Redirect[];
    const hostWarnings = cloudflareWarnings(siteHeaders(hashes, embeds), redirects);
    for (const warning of [...hostWarnings, ...sampleFormWarnings(embeds)])
      console.log(process.env.GITHUB_ACTIONS ? `::warning title=Content::${warning}` : `Warning: ${warning}`);
    if (withChanges) writeSummary(await summarizeChanges({ files, content }));
    return 0;
  }
  console.error(formatReport(problems));
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(formatAnnotation(problem));
  if (withChanges) writeSummary(problemSummary(problems));
  return 1;
}

async function summarizeChanges(now: ContentVersion): Promise<string[]> {
  const before = contentBefore(dataDir);
  if (!before) return ["## The content is good", "", "There is no earlier content to compare with."];
  const { content } = await checkFiles(before.files, visibleFilesIn(staticDir));
  if (content) return changeSummary(contentChanges({ files: before.files, content }, now), before.name);
  return [
    "## The content is good",
    "",
    `The content of ${before.name} has problems, so there is nothing to compare with.`,
  ];
}

main().then((code) => {
  process.exitCode = code;
});

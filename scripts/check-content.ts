// `npm run check:content [-- DIR]`: checks the content without starting Gatsby, on GitHub with annotations.
// Exit code 0 for valid content, 1 for problems, 2 if the folder does not exist.
import { statSync } from "node:fs";
import { join } from "node:path";
import { cloudflareWarnings, siteHeaders } from "../plugins/hosting/headers";
import { cspHash } from "../plugins/hosting/inlineScriptHashes";
import type { Redirect } from "../plugins/hosting/redirectsFile";
import { checkContent } from "../src/content/check/checkContent";
import { formatAnnotation, formatReport } from "../src/content/check/problem";
import { publishedContent } from "../src/content/outputs/publishedContent";

const dataDir = (process.argv[2] ?? "data").replace(/[\\/]+$/, "") || "/";

async function main(): Promise<number> {
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) {
    console.error(`There is no folder ${dataDir}.`);
    return 2;
  }
  const staticDir = join(__dirname, "..", "static");
  const { problems, content } = await checkContent(dataDir, staticDir, dataDir);
  if (content) {
    console.log(`${dataDir}: all ${content.size} files are good.`);
    const published = publishedContent(content);
    // A build adds two hashes to the policy, which are as long as these.
    const hashes = ["first", "second"].map(cspHash);
    const headers = siteHeaders(hashes, published.get("embeds.yaml") as Queries.HostingQuery["embeds"]);
    for (const warning of cloudflareWarnings(headers, published.get("redirects.yaml") as Redirect[]))
      console.log(process.env.GITHUB_ACTIONS ? `::warning title=Content::${warning}` : `Warning: ${warning}`);
    return 0;
  }
  console.error(formatReport(problems));
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(formatAnnotation(problem));
  return 1;
}

main().then((code) => {
  process.exitCode = code;
});

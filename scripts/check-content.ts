// `npm run check:content [-- DIR]`: checks the content without starting Gatsby, on GitHub with annotations.
// Exit code 0 for valid content, 1 for problems, 2 if the folder does not exist.
import { statSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../src/content/check/checkContent";
import { formatAnnotation, formatReport } from "../src/content/check/problem";

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
    return 0;
  }
  console.error(formatReport(problems));
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(formatAnnotation(problem));
  return 1;
}

main().then((code) => {
  process.exitCode = code;
});

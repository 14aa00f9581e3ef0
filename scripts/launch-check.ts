/**
 * Lists every sample value that is still in the content, and every claim that the agency has to be able to prove,
 * for someone to tick off before the site goes live: `npm run launch-check [-- DIR]`. Exit code 0 where no sample
 * is left, 1 where some are or the content is not in order, 2 without the folder.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../src/content/check/checkContent";
import { findClaims } from "../src/content/check/claims";
import { findPlaceholders } from "../src/content/check/placeholders";
import { formatReport } from "../src/content/check/problem";

const dataDir = (process.argv[2] ?? "data").replace(/[\\/]+$/, "") || "/";

async function main(): Promise<number> {
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) {
    console.error(`There is no folder ${dataDir}.`);
    return 2;
  }
  const staticDir = join(__dirname, "..", "static");
  const { problems } = await checkContent({ dataDir, staticDir, shownAs: dataDir });
  if (problems.length > 0)
    console.log(
      `${formatReport(problems)}\n\nUntil that is mended, the lists below may leave something out.\n`,
    );
  const samples = listSamples();
  listClaims();
  return samples + problems.length > 0 ? 1 : 0;
}

/** Returns how many there are. */
function listSamples(): number {
  const samples = findPlaceholders(dataDir);
  if (samples.length === 0) {
    console.log("No sample values are left.");
    return 0;
  }
  console.log(`Before the site goes live, replace these ${samples.length} sample values:\n`);
  let path = "";
  for (const sample of samples) {
    if (path && sample.path !== path) console.log("");
    path = sample.path;
    console.log(`[ ] ${dataDir}/${path}:${sample.line}  ${shortened(sample.text)}   (${sample.why})`);
  }
  return samples.length;
}

/** Claims that the same proof answers stand together, with the proof and the rule said once. */
function listClaims(): void {
  console.log("\nBe able to prove every claim that the site makes:");
  let proof = "";
  for (const claim of findClaims(dataDir)) {
    if (claim.proof !== proof) console.log(`\n    ${claim.proof}\n    (${claim.rule})`);
    proof = claim.proof;
    console.log(`[ ] ${dataDir}/${claim.path}:${claim.line}  ${shortened(claim.text)}`);
  }
}

/** A provider's code is one long line; its beginning is enough to find it. */
function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}

// Who reads the first lines alone, as with `| head`, closes the pipe.
process.stdout.on("error", () => process.exit());
main().then((code) => {
  process.exitCode = code;
});

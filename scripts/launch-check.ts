/**
 * Lists every sample value that is still in the content, for someone to tick off before the site goes live:
 * `npm run launch-check [-- DIR]`. Exit code 0 where none is left, 1 where some are, 2 without the folder.
 */
import { existsSync } from "node:fs";
import { findPlaceholders } from "../src/content/check/placeholders";

const dataDir = (process.argv[2] ?? "data").replace(/[\\/]+$/, "") || "/";

function main(): number {
  if (!existsSync(dataDir)) {
    console.error(`There is no folder ${dataDir}.`);
    return 2;
  }
  const samples = findPlaceholders(dataDir);
  if (samples.length === 0) {
    console.log("No sample values are left: the content is ready to go live.");
    return 0;
  }
  console.log(`Before the site goes live, replace these ${samples.length} sample values:\n`);
  let path = "";
  for (const sample of samples) {
    if (path && sample.path !== path) console.log("");
    path = sample.path;
    console.log(`[ ] ${dataDir}/${path}:${sample.line}  ${shortened(sample.text)}   (${sample.why})`);
  }
  return 1;
}

/** A provider's code is one long line; its beginning is enough to find it. */
function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}

process.exitCode = main();

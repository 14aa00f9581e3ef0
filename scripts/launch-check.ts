/**
 * Lists every placeholder that is still in the content, and every claim that the agency has to be able to prove, for
 * someone to tick off before the site goes live: `npm run launch-check [-- DIR]`. Exit code 0 where no placeholder is
 * left, 1 where some are, 2 without the folder.
 */
import { existsSync } from "node:fs";
import { findClaims } from "../src/content/check/marketingClaims";
import { findPlaceholders } from "../src/content/check/placeholders";
import { shortened } from "../src/content/check/problem";

const dataDir = process.argv[2] ?? "data";

if (existsSync(dataDir)) {
  const placeholders = findPlaceholders(dataDir);
  if (placeholders.length === 0) console.log("No sample values are left.");
  else console.log(`Before the site goes live, replace these ${placeholders.length} sample values:\n`);
  for (const { file, line, source = "" } of placeholders)
    console.log(`[ ] ${file}:${line}  ${shortened(source.trim(), 100)}`);
  console.log("\nBe able to prove every claim that the site makes:\n");
  for (const { file, line, source = "", message } of findClaims(dataDir))
    console.log(`[ ] ${file}:${line}  ${shortened(source.trim(), 60)}  (${message})`);
  process.exitCode = placeholders.length > 0 ? 1 : 0;
} else {
  console.error(`There is no folder ${dataDir}.`);
  process.exitCode = 2;
}

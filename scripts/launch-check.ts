// `npm run launch-check [-- DIR]`: lists all sample values in the content and the claims that the agency must be able to
// prove. Exit code 0 if no sample value is left, 1 if some are, 2 if the folder does not exist.
import { existsSync } from "node:fs";
import { findMarketingClaims, findOtherStates, findSampleValues } from "../src/content/check/launchChecklist";
import { truncate } from "../src/content/check/problem";

const dataDir = process.argv[2] ?? "data";

if (existsSync(dataDir)) {
  const sampleValues = findSampleValues(dataDir);
  if (sampleValues.length === 0) console.log("No sample values are left.");
  else console.log(`Before the site goes live, replace these ${sampleValues.length} sample values:\n`);
  for (const { file, line, source = "" } of sampleValues)
    console.log(`[ ] ${file}:${line}  ${truncate(source.trim(), 100)}`);
  const otherStates = findOtherStates(dataDir);
  if (otherStates.length > 0)
    console.log("\nCheck these texts, which name a state without your office or license:\n");
  for (const { file, line, source = "", message } of otherStates)
    console.log(`[ ] ${file}:${line}  ${truncate(source.trim(), 60)}  (${message})`);
  console.log("\nBe able to prove every claim that the site makes:\n");
  for (const { file, line, source = "", message } of findMarketingClaims(dataDir))
    console.log(`[ ] ${file}:${line}  ${truncate(source.trim(), 60)}  (${message})`);
  process.exitCode = sampleValues.length > 0 ? 1 : 0;
} else {
  console.error(`There is no folder ${dataDir}.`);
  process.exitCode = 2;
}

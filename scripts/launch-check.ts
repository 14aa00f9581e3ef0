// `npm run launch-check [-- DIR]`: lists sample values in the content, mentions of other U.S. states, legally risky
// words, and claims that need proof. On GitHub, also writes the list to the job summary.
// Exit codes: 0 if no sample values are left, 1 if some are, 2 if the folder does not exist.
import { existsSync } from "node:fs";
import {
  findMarketingClaims,
  findOtherStates,
  findRiskyWords,
  findSampleValues,
} from "../src/content/check/launchChecklist";
import { truncate } from "../src/content/check/problem";
import { editRow, writeSummary } from "./gitHubSummary";

const dataDir = process.argv[2] ?? "data";

if (existsSync(dataDir)) {
  const sampleValues = findSampleValues(dataDir);
  const summary: string[] = [];
  for (const [title, found] of [
    [`Before the site goes live, replace all sample values (${sampleValues.length} left)`, sampleValues],
    ["Check these words, which name a state where you have no office or license", findOtherStates(dataDir)],
    ["Ask a lawyer, or soften these words", findRiskyWords(dataDir)],
    ["Keep evidence for every claim that the site makes", findMarketingClaims(dataDir)],
  ] as const) {
    if (found.length === 0) continue;
    console.log(`${title}:\n`);
    summary.push(`## ${title}`, "");
    for (const problem of found) {
      const { file, line, message, source = "" } = problem;
      const text = message ? `${truncate(source.trim())}  (${message})` : truncate(source.trim(), 100);
      console.log(`[ ] ${file}:${line}  ${text}`);
      summary.push(editRow(problem, text, "Edit this line"));
    }
    console.log();
    summary.push("");
  }
  if (sampleValues.length === 0) console.log("No sample values are left.");
  if (process.env.GITHUB_STEP_SUMMARY) writeSummary(summary);
  process.exitCode = sampleValues.length > 0 ? 1 : 0;
} else {
  console.error(`There is no folder ${dataDir}.`);
  process.exitCode = 2;
}

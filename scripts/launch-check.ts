// `npm run launch-check [-- DIR]`: lists the remaining sample values, on GitHub also in the job summary.
// Exit codes: 0 if no sample values are left, 1 if some are left.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { visibleFilesIn } from "../src/content/files";
import { editRow, writeSummary } from "./gitHubSummary";

/** Matches SAMPLE comments, .example domains (RFC 2606), sample forms' paths and fictional phone numbers. */
const sample = /# SAMPLE\b|\.example\b|\/sample-forms\/|\b\d{3}\D{0,2}555\D?01\d\d\b/;

const dataDir = process.argv[2] ?? "data";
const files = visibleFilesIn(dataDir).filter((path) => path.endsWith(".yaml"));
if (files.length === 0) throw new Error(`There is no content in ${dataDir}.`);

const found = files.flatMap((path) => {
  const file = join(dataDir, path);
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  return lines
    .map((lineText, i) => ({ file, line: i + 1, column: 1, message: lineText.trim(), lineText }))
    .filter(({ lineText }) => sample.test(lineText) && !/^\s*#/.test(lineText));
});
const title = `Before the site goes live, replace all sample values (${found.length} left)`;
const rows = found.map(({ file, line, message }) => `[ ] ${file}:${line}  ${message}`);
console.log(found.length === 0 ? "No sample values are left." : [`${title}:\n`, ...rows].join("\n"));
writeSummary([`## ${title}`, "", ...found.map((row) => editRow(row, row.message, "Edit this line"))]);
process.exitCode = found.length > 0 ? 1 : 0;

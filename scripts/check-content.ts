// `npm run check:content [-- DIR]` checks the content (in DIR, if given) without Gatsby. In GitHub Actions, annotates
// the problems, and lists them in the job summary. Exits with 1 if there are problems.
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../src/content/check/checkContent";
import { formatAnnotation, formatReport, type Problem } from "../src/content/check/problem";
import { isLaunched } from "../src/content/requireValidContent";

const { env } = process;
const dataDir = (process.argv[2] ?? "data").replace(/[\\/]+$/, "");

async function main(): Promise<void> {
  const { problems, warnings, samples, content } = await checkContent(dataDir, join(__dirname, "../static"));
  if (isLaunched(content.facts.website)) problems.push(...samples);
  if (env.GITHUB_ACTIONS) {
    for (const problem of problems) console.log(formatAnnotation(problem));
    for (const warning of warnings) console.log(formatAnnotation(warning, "warning"));
  }
  if (env.GITHUB_STEP_SUMMARY) {
    const toDo = "Follow each link, correct the line, and commit the change. The check runs again.";
    appendFileSync(env.GITHUB_STEP_SUMMARY, summary("Problems in the content", toDo, problems));
    appendFileSync(env.GITHUB_STEP_SUMMARY, summary("Samples", "To replace before the launch.", samples));
  }
  if (problems.length > 0) {
    console.error(formatReport(problems));
    process.exitCode = 1;
    return;
  }
  console.log(`${dataDir}: all ${content.parsedFiles.length} files are good.`);
  for (const { file, message } of warnings) console.log(`Warning: ${file}: ${message}`);
}

/** Returns a Markdown list of the problems, each with a link to the problem's line in GitHub's editor. */
function summary(heading: string, toDo: string, problems: readonly Problem[]): string {
  if (problems.length === 0) return "";
  // A pull request may come from a fork. content.yml sets HEAD_REPOSITORY.
  const repository = env.HEAD_REPOSITORY || env.GITHUB_REPOSITORY;
  const branch = env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME;
  const lines = problems.map(({ file, line, message }) => {
    // Escapes the message, so that GitHub does not interpret characters as Markdown, HTML or @mentions.
    const text = message.replace(/[^\w\s.,:]/gu, (character) => `&#${character.codePointAt(0)};`);
    const url = `${env.GITHUB_SERVER_URL}/${repository}/edit/${branch}/${file}#L${line}`;
    return `- [${file}, line ${line}](<${encodeURI(url)}>): ${text}\n`;
  });
  return `## ${heading}\n\n${toDo}\n\n${lines.join("")}`;
}

main();

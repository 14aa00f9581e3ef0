import { appendFileSync, readFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import { countProblems, type Problem } from "../src/content/check/problem";

const { env } = process;

/** The payload of the event that triggered the workflow on GitHub, or {} outside of GitHub. */
const event: { pull_request?: { head: { ref: string; repo: { full_name: string } | null } } } =
  env.GITHUB_EVENT_PATH ? JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8")) : {};

/** Adds Markdown to GitHub's job summary, up to GitHub's limit of 1 MiB. Outside of GitHub, does nothing. */
export function writeSummary(lines: readonly string[]): void {
  const bytes = Buffer.from(`${lines.join("\n")}\n`).subarray(0, 1024 * 1024);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, bytes);
}

export function problemSummary(problems: readonly Problem[]): string[] {
  const advice = 'Follow each link, correct the line, and click "Commit changes." The check runs again.';
  const rows = problems.map((problem) => editRow(problem, problem.message, "Correct this line"));
  return [`## ${countProblems(problems)}`, "", advice, "", ...rows];
}

export function editRow(problem: Problem, text: string, linkText: string): string {
  return `- ${literal(problem.file)}, line ${problem.line}: ${literal(text)} ${editLink(problem, linkText)}`;
}

function editLink({ file, line, lineText }: Problem, words: string): string {
  if (!env.GITHUB_SERVER_URL) return "";
  const head = event.pull_request?.head;
  const repository = `${env.GITHUB_SERVER_URL}/${head?.repo?.full_name ?? env.GITHUB_REPOSITORY}`;
  const at = (path: string) =>
    `${head?.ref ?? env.GITHUB_REF_NAME}/${path}`.split("/").map(encodeURIComponent).join("/");
  // If the file is missing or binary, links to the folder, because GitHub's editor cannot open the file.
  if (lineText === undefined) return `[**Open the folder**](<${repository}/tree/${at(dirname(file))}>)`;
  return `[**${words}**](<${repository}/edit/${at(file)}#L${line}>)`;
}

/** Escapes text so that GitHub's Markdown adds no formatting, links, mentions, issue links or formulas. */
function literal(text: string): string {
  const special = /([\\`*_[\]~])|([@$]|#(?=\d))|(\r?\n)|[&<|]|:(?=\/\/)|(?<=www)\./g;
  return text.replace(special, (character, markup, reference, newLine) => {
    if (markup) return `\\${character}`;
    if (reference) return `<span>${character}</span>`;
    return newLine ? "<br>" : `&#${character.charCodeAt(0)};`;
  });
}

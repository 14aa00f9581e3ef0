import { appendFileSync, readFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import { countProblems, type Problem, truncate } from "../src/content/check/problem";
import type { Change } from "../src/content/outputs/contentChanges";

const { env } = process;

/** The GitHub Actions event payload; {} outside GitHub Actions. `before` is the commit before a push. */
export const event: {
  before?: string;
  pull_request?: Record<"base" | "head", { ref: string; sha: string; repo: { full_name: string } | null }>;
} = env.GITHUB_EVENT_PATH ? JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8")) : {};

/** Writes Markdown to GitHub's job summary (limited to 1 MiB) or, outside GitHub Actions, to the terminal. */
export function writeSummary(lines: readonly string[]): void {
  const bytes = Buffer.from(`${lines.join("\n")}\n`).subarray(0, 1024 * 1024);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, bytes);
  else process.stdout.write(bytes);
}

export function problemSummary(problems: readonly Problem[]): string[] {
  const advice = 'Follow each link, correct the line, and click "Commit changes." The check runs again.';
  const rows = problems.map((problem) => editRow(problem, problem.message, "Correct this line"));
  return [`## ${countProblems(problems)}`, "", advice, "", ...rows];
}

export function editRow(problem: Problem, text: string, linkText: string): string {
  return `- ${literal(problem.file)}, line ${problem.line}: ${literal(text)} ${editLink(problem, linkText)}`;
}

export function changeSummary(changes: readonly Change[], since: string): string[] {
  const note = `Compared with ${literal(since)}.`;
  if (changes.length === 0) return ["## Nothing that visitors see has changed", "", note];
  const rows = changes.map(({ where, before, after }) => {
    const cells = [where, before || "(nothing)", after || "(nothing)"].map((text) =>
      literal(truncate(text, 5000)),
    );
    return `| ${cells.join(" | ")} |`;
  });
  const head = ["| Where | Before | After |", "| --- | --- | --- |"];
  const risks = changes.flatMap(({ where, risk }) => (risk ? `- ${literal(where)}: ${literal(risk)}` : []));
  const advice = risks.length > 0 ? ["", "## Ask a lawyer, or soften these words", "", ...risks] : [];
  return ["## What visitors will read differently", "", note, "", ...head, ...rows, ...advice];
}

function editLink({ file, line, source }: Problem, words: string): string {
  if (!env.GITHUB_SERVER_URL) return "";
  const head = event.pull_request?.head;
  const repository = `${env.GITHUB_SERVER_URL}/${head?.repo?.full_name ?? env.GITHUB_REPOSITORY}`;
  const at = (path: string) =>
    `${head?.ref ?? env.GITHUB_REF_NAME}/${path}`.split("/").map(encodeURIComponent).join("/");
  // GitHub's editor cannot open missing or binary files.
  if (source === undefined) return `[**Open the folder**](<${repository}/tree/${at(dirname(file))}>)`;
  return `[**${words}**](<${repository}/edit/${at(file)}#L${line}>)`;
}

/** Escapes text so that Markdown shows it without formatting, links, mentions, issue references or formulas. */
function literal(text: string): string {
  const special = /([\\`*_[\]~])|([@$]|#(?=\d))|(\r?\n)|[&<|]|:(?=\/\/)|(?<=www)\./g;
  return text.replace(special, (character, markup, reference, newLine) => {
    if (markup) return `\\${character}`;
    if (reference) return `<span>${character}</span>`;
    return newLine ? "<br>" : `&#${character.charCodeAt(0)};`;
  });
}

import { spawnSync } from "node:child_process";
import { buildSync } from "esbuild";
import { readFiles } from "../../src/content/check/checkContent";
import { parseContent } from "../../src/content/check/parseContent";
import { isPreview } from "../../src/content/isPreview";

/** Whether pages get the "Edit this page" button: only in `npm start` and in deploy previews. */
export const wantsEditLinks = (env: NodeJS.ProcessEnv = process.env) =>
  env.gatsby_executing_command === "develop" || isPreview(env);

/** A line of a file in data/ that the "Edit this page" button can open. */
export interface Line {
  file: string;
  line: number;
  /** The line's text as it appears on the page. For a photo, the file name. */
  text: string;
}

/** Lists the lines in data/ that pages show. */
function editIndex(): Line[] {
  const { parsedFiles } = parseContent(readFiles("data"), [], "data");
  const lines = parsedFiles.flatMap(({ path: file, leaves, lineOf }) =>
    leaves.map(({ path, value, shown }) => ({
      file,
      line: lineOf(path),
      text: shown && value !== undefined ? shown(String(value)) : "",
    })),
  );
  return lines.filter(({ text }) => text);
}

const runGit = (command: string) => String(spawnSync("git", command.split(" ")).stdout ?? "").trim();

/** Returns a URL template for the local editor (in `npm start`) or GitHub's editor, or "" without a GitHub remote. */
export function editorUrl(env: NodeJS.ProcessEnv, git = runGit): string {
  if (env.gatsby_executing_command === "develop")
    return "/__open-stack-frame-in-editor?fileName={file}&lineNumber={line}";
  const remote = env.REPOSITORY_URL || git("remote get-url origin");
  const [, repository] = /github\.com[:/](.+?)(\.git)?$/.exec(remote) ?? [];
  // In Netlify's deploy preview of a pull request, the environment variable HEAD contains the branch name.
  const branch = env.HEAD || env.WORKERS_CI_BRANCH || git("branch --show-current") || "main";
  return repository ? `https://github.com/${repository}/edit/${encodeURI(branch)}/{file}#L{line}` : "";
}

/** Bundles the script of the "Edit this page" button with the editor's URL and the lines of data/. */
export function editLinksScript(): string {
  const define = {
    EDIT_INDEX: JSON.stringify(editIndex()),
    EDITOR_URL: JSON.stringify(editorUrl(process.env)),
  };
  const entryPoints = ["plugins/edit-links/overlay.ts"];
  return buildSync({ entryPoints, bundle: true, define, write: false }).outputFiles[0]?.text ?? "";
}

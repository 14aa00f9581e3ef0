import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { buildSync } from "esbuild";
import type { CreateDevServerArgs } from "gatsby";
import { checkContent } from "../content/check/checkContent";
import { isPreview } from "../content/isPreview";
import { editIndex } from "./editIndex";

/** Whether pages get the button "Edit this page": in `npm start`, and in a host's previews. */
export const wantsEditLinks = (env: NodeJS.ProcessEnv = process.env) =>
  env.gatsby_executing_command === "develop" || isPreview(env);

const runGit = (command: string) => String(spawnSync("git", command.split(" ")).stdout ?? "").trim();

/** Returns a URL template for the local editor (in `npm start`) or GitHub's; "" if the repository is elsewhere. */
export function editorUrl(env: NodeJS.ProcessEnv, git = runGit): string {
  if (env.gatsby_executing_command === "develop")
    return "/__open-stack-frame-in-editor?fileName={file}&lineNumber={line}";
  const remote = env.REPOSITORY_URL || git("remote get-url origin");
  const [, repository] = /github\.com[:/](.+?)(\.git)?$/.exec(remote) ?? [];
  // In Netlify's preview of a pull request, the environment variable HEAD contains the branch name.
  const branch = env.HEAD || env.WORKERS_CI_BRANCH || git("branch --show-current") || "main";
  return repository ? `https://github.com/${repository}/edit/${encodeURI(branch)}/{file}#L{line}` : "";
}

/** Returns the script that adds "Edit this page": overlay.ts with the index of data/ and the editor's URL. */
async function editLinksScript(): Promise<string> {
  const { site } = await checkContent("data", "static");
  const define = {
    EDIT_INDEX: JSON.stringify(editIndex(site)),
    EDITOR_URL: JSON.stringify(editorUrl(process.env)),
  };
  const entryPoints = ["src/edit-links/overlay.ts"];
  return buildSync({ entryPoints, bundle: true, define, write: false }).outputFiles[0]?.text ?? "";
}

export const writeEditLinks = async () => writeFileSync("public/edit-links.js", await editLinksScript());

/** In `npm start`, builds the script for each request, because data/ may have changed. */
export function serveEditLinks(app: CreateDevServerArgs["app"]): void {
  app.get("/edit-links.js", async (_request: unknown, response: ServerResponse) =>
    response.setHeader("Content-Type", "text/javascript").end(await editLinksScript()),
  );
}

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";
import { editorUrl } from "./editorUrl";

const git = (command: string) => String(spawnSync("git", command.split(" ")).stdout ?? "").trim();

function script(root: string): string {
  const EDIT_INDEX = readFileSync(`${root}/.cache/edit-index.json`, "utf8");
  const define = { EDIT_INDEX, EDITOR_URL: JSON.stringify(editorUrl(process.env, git)) };
  const entryPoints = [`${root}/plugins/edit-links/overlay.ts`];
  return buildSync({ entryPoints, bundle: true, define, write: false }).outputFiles[0]?.text ?? "";
}

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const root: string = store.getState().program.directory;
  writeFileSync(`${root}/public/edit-links.js`, script(root));
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }) =>
  app.get("/edit-links.js", (_: unknown, response: { type(name: string): { send(body: string): void } }) =>
    response.type("js").send(script(store.getState().program.directory)),
  );

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { buildSync } from "esbuild";
import { editorUrl } from "./editorUrl";

const git = (command: string) => String(spawnSync("git", command.split(" ")).stdout ?? "").trim();

/** Returns the script that previews and `npm start` load: the overlay with its index. */
export function editLinksScript(root: string): string {
  const EDIT_INDEX = readFileSync(`${root}/.cache/edit-index.json`, "utf8");
  const define = { EDIT_INDEX, EDITOR_URL: JSON.stringify(editorUrl(process.env, git)) };
  const entryPoints = [`${root}/plugins/edit-links/overlay.ts`];
  return buildSync({ entryPoints, bundle: true, define, write: false }).outputFiles[0]?.text ?? "";
}

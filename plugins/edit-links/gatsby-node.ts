import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";
import { withoutEditMarks } from "../../src/lib/editMarks";
import { editorUrls } from "./editorUrls";

interface Context {
  /** The path of the page that runs the query; undefined in GraphiQL and while Gatsby filters nodes. */
  path?: string;
  defaultFieldResolver(...given: unknown[]): unknown;
}

/** Strips edit marks (invisible characters that identify a text's line in data/) except from page queries' results. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const resolve = (source: unknown, args: unknown, context: Context, info: unknown) => {
    const value = context.defaultFieldResolver(source, args, context, info);
    return value && !context.path ? JSON.parse(withoutEditMarks(JSON.stringify(value))) : value;
  };
  actions.createFieldExtension({ name: "editMarks", extend: () => ({ resolve }) });
};

const git = (command: string) => String(spawnSync("git", command.split(" ")).stdout ?? "").trim();

const files: Record<string, (root: string) => string | undefined> = {
  "edit-links.js"(root) {
    const entryPoints = [join(root, "plugins/edit-links/overlay.ts")];
    return buildSync({ entryPoints, bundle: true, write: false }).outputFiles[0]?.text;
  },
  "edit-links.json"(root) {
    const rows = JSON.parse(readFileSync(join(root, ".cache/edit-rows.json"), "utf8"));
    return JSON.stringify({ ...editorUrls(process.env, git), rows });
  },
};

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const { directory } = store.getState().program;
  for (const name in files) writeFileSync(join(directory, "public", name), files[name]?.(directory) ?? "");
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }) => {
  const { directory } = store.getState().program;
  for (const name in files)
    app.get(`/${name}`, (_: unknown, response: { type(name: string): { send(body?: string): void } }) =>
      response.type(name).send(files[name]?.(directory)),
    );
};

import { cpSync, existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

/** The frame's half of iframe-resizer, by which the sample forms tell their height as the provider's do. */
const contentWindow = {
  address: "/sample-forms/iframeResizer.contentWindow.min.js",
  file: "node_modules/iframe-resizer/js/iframeResizer.contentWindow.min.js",
};

/** Puts it beside the sample forms, so that no file of somebody else's has to be kept here. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const root: string = store.getState().program.directory;
  cpSync(join(root, contentWindow.file), join(root, "public", contentWindow.address));
};

/** Gatsby's development server answers every .html address with a page of its own; the sample forms are files. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }) => {
  const root: string = store.getState().program.directory;
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    // A parsed address has no dots left in it that could lead out of the folder.
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const form = join(root, "static", pathname);
    if (pathname === contentWindow.address) {
      send(response, "text/javascript", join(root, contentWindow.file));
    } else if (pathname.endsWith(".html") && existsSync(form)) {
      send(response, "text/html", form);
    } else {
      next();
    }
  });
};

function send(response: ServerResponse, type: string, file: string): void {
  response.setHeader("content-type", `${type}; charset=utf-8`);
  response.end(readFileSync(file));
}

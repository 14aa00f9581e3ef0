import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

/** Gatsby's development server answers every .html address with a page of its own; the sample forms are files. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }) => {
  const staticDir = join(store.getState().program.directory, "static");
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    // A parsed address has no dots left in it that could lead out of the folder.
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(staticDir, pathname);
    if (!pathname.endsWith(".html") || !existsSync(file)) return next();
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(readFileSync(file));
  });
};

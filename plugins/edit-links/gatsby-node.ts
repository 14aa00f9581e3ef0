import { writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";
import { editLinksScript } from "./editLinks";

/** During `npm start`, rebuilds the script for each request, because data/ may have changed. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get("/edit-links.js", (_request: unknown, response: ServerResponse) =>
    response.setHeader("Content-Type", "text/javascript").end(editLinksScript()),
  );
};

export const onPostBuild: GatsbyNode["onPostBuild"] = () =>
  writeFileSync("public/edit-links.js", editLinksScript());

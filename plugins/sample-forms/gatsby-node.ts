import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { font } from "../../src/styles/font";
import { themeSheet } from "./themeSheet";

/** The frame's half of iframe-resizer, by which the sample forms tell their height as the provider's do. */
const contentWindow = {
  address: "/sample-forms/iframeResizer.contentWindow.min.js",
  file: "node_modules/iframe-resizer/js/iframeResizer.contentWindow.min.js",
};

/** The font as the development server sends it; the built site has it under the address that its own pages use. */
const fontWhileDeveloping = "/sample-forms/font.woff2";

/** The address of the sheet by which the sample forms have the site's font and colours. */
const theme = "/sample-forms/theme.css";

/** Puts iframe-resizer's part for frames and the theme sheet beside the sample forms; neither has to be kept here. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const root: string = store.getState().program.directory;
  cpSync(join(root, contentWindow.file), join(root, "public", contentWindow.address));
  const [name = ""] = basename(font.file).split(".");
  const published = readdirSync(join(root, "public/static")).find((file) => file.startsWith(`${name}-`));
  if (!published) throw new Error(`${font.file} is not in the built site`);
  writeFileSync(join(root, "public", theme), themeSheet(`/static/${published}`));
};

/** Gatsby's development server answers every .html address with a page of its own; the sample forms are files. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }) => {
  const root: string = store.getState().program.directory;
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    // A parsed address has no dots left in it that could lead out of the folder.
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const form = join(root, "static", pathname);
    if (pathname === theme) {
      response.setHeader("content-type", "text/css; charset=utf-8");
      response.end(themeSheet(fontWhileDeveloping));
    } else if (pathname === fontWhileDeveloping) {
      response.setHeader("content-type", "font/woff2");
      response.end(readFileSync(join(root, "node_modules", font.file)));
    } else if (pathname === contentWindow.address) {
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

import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { font } from "../../src/styles/font";
import { addedFiles, CONTENT_WINDOW, contentWindow, THEME } from "./addedFiles";
import { themeSheet } from "./themeSheet";

/** Where the site has the sample forms. */
const FOLDER = "/sample-forms/";
/** The font as the development server sends it; the built site has it under the address that its own pages use. */
const fontWhileDeveloping = `${FOLDER}font.woff2`;

/**
 * Completes the sample forms, or, when the last of them has given way to a provider's, leaves them out: a form that
 * sends nothing would wait for somebody who finds its address.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql, reporter }) => {
  const root: string = store.getState().program.directory;
  const site = join(root, "public");
  const { data, errors } = await graphql<Queries.SampleFormsQuery>(`
    query SampleForms {
      embeds {
        leadForm { address script }
        contactForm { address script }
        survey { address script }
      }
    }
  `);
  if (!data || errors) return reporter.panic("sample-forms: the embeds cannot be queried", errors);
  const { leadForm, contactForm, survey } = data.embeds;
  const isUsed = [leadForm, contactForm, survey]
    .flatMap(({ address, script }) => [address, script])
    .some((address) => address?.startsWith(FOLDER));
  if (!isUsed) return rmSync(join(site, FOLDER), { recursive: true, force: true });
  for (const [name, content] of Object.entries(addedFiles(root, site)))
    writeFileSync(join(site, FOLDER, name), content);
};

/** Gatsby's development server answers every .html address with a page of its own; the sample forms are files. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }) => {
  const root: string = store.getState().program.directory;
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    // A parsed address has no dots left in it that could lead out of the folder.
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const form = join(root, "static", pathname);
    if (pathname === FOLDER + THEME) {
      send(response, "text/css", themeSheet(fontWhileDeveloping));
    } else if (pathname === fontWhileDeveloping) {
      response.setHeader("content-type", "font/woff2");
      response.end(readFileSync(join(root, "node_modules", font.file)));
    } else if (pathname === FOLDER + CONTENT_WINDOW) {
      send(response, "text/javascript", contentWindow(root));
    } else if (pathname.endsWith(".html") && existsSync(form)) {
      send(response, "text/html", readFileSync(form));
    } else {
      next();
    }
  });
};

function send(response: ServerResponse, type: string, content: Buffer | string): void {
  response.setHeader("content-type", `${type}; charset=utf-8`);
  response.end(content);
}

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { filesIn } from "../../src/content/filesIn";
import { browserScripts } from "../browser-scripts/browserScripts";
import { withAsciiText } from "./asciiText";
import { inTwo } from "./inTwo";
import { pageFiles } from "./pageFile";
import { publishedPage } from "./publishedPage";
import { withSmallStyles } from "./smallStyles";

/** Where Gatsby's own output is kept between builds: it goes on from what it wrote before. */
const outputBetweenBuilds = join(".cache", "gatsby-output");

/** Gives Gatsby its output back, in the place of the site that was published from it. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  const { directory } = store.getState().program;
  const output = join(directory, outputBetweenBuilds);
  if (!existsSync(output)) return;
  rmSync(join(directory, "public"), { recursive: true, force: true });
  renameSync(output, join(directory, "public"));
};

/**
 * Writes the published site from nothing: pages, the files of static/, the pictures and fonts that they name. So it
 * depends on this build alone, and no file of an earlier one stays. The plugins behind this one in gatsby-config.ts
 * add theirs.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const { program, pages } = store.getState();
  const root: string = program.directory;
  const [site, output] = [join(root, "public"), join(root, outputBetweenBuilds)];
  rmSync(output, { recursive: true, force: true });
  renameSync(site, output);
  cpSync(join(root, "static"), site, { recursive: true });

  const scripts = browserScripts(root);
  write(join(site, scripts.deferred.address), scripts.deferred.code);
  let hasSampleForms = false;
  for (const { rendered, published } of pageFiles(pages.keys())) {
    const { html, later } = inTwo(withSmallStyles(readFileSync(join(output, rendered), "utf8")));
    hasSampleForms ||= html.includes('"/sample-forms/');
    write(join(site, published), withAsciiText(publishedPage(html, scripts)));
    for (const { address, css } of later) write(join(site, address), css);
  }
  // A form that sends nothing must not wait for somebody who finds its address.
  if (!hasSampleForms) rmSync(join(site, "sample-forms"), { recursive: true });
  for (const file of namedAssets(site, output)) cpSync(join(output, file), join(site, file));
};

/**
 * The files under `/static/` that the published files name: what Gatsby has made of pictures and fonts. Looked for by
 * their names, since where an address ends cannot be told: a photo may be called `Marisol's portrait (1).jpg`.
 */
function namedAssets(site: string, output: string): string[] {
  const texts = filesIn(site)
    .filter((file) => /\.(html|css)$/.test(file))
    .map((file) => readFileSync(join(site, file), "utf8").replace(/&#(x27|39);/g, "'"));
  const address = (file: string) => `/${file.split("/").map(encodeURIComponent).join("/")}`;
  return filesIn(join(output, "static"))
    .map((file) => `static/${file}`)
    .filter((file) => texts.some((text) => text.includes(address(file))));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

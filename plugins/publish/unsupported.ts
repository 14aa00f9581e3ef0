import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Reporter } from "gatsby";
import type { IGatsbyState } from "gatsby/dist/redux/types";
import { DomUtils, parseDocument } from "htmlparser2";
import { Attribute } from "../../src/lib/dataAttributes";
import { useSiteScript } from "./siteScript";

// What works in `gatsby develop` but not in the published site stops a build, or is a warning of `gatsby develop`.

/** Plugins that write what plugins/brand writes, which the developer is told, but which do not stop a build. */
const duplicates = /^gatsby-plugin-(manifest|robots-txt|sitemap)$/;

/** Returns a sentence for each fault that Gatsby's state tells before anything is built. */
export function unsupportedSetup(state: IGatsbyState, reporter: Reporter): string[] {
  const { directory } = state.program;
  const sentences: string[] = [];
  for (const name of ["pathPrefix", "assetPrefix"] as const)
    if (state.config[name])
      sentences.push(
        `gatsby-config.ts: \`${name}\` is not supported, because the site is at its domain's root. Remove it.`,
      );
  for (const plugin of state.flattenedPlugins) {
    const lost = browserCode(plugin, directory);
    if (duplicates.test(plugin.name))
      reporter.warn(`${plugin.name}: plugins/brand writes icons, robots.txt and sitemap already.`);
    else if (lost)
      sentences.push(`${lost} is not run, because Gatsby's runtime is not published. ${useSiteScript}`);
  }
  for (const { fromPath } of state.redirects)
    sentences.push(`createRedirect from ${fromPath}: no host reads it. Add an entry to data/redirects.yaml.`);
  for (const { originalRelativeFilePath: file } of state.functions)
    sentences.push(`src/api/${file}: no server runs it. Use a function of the host, or a provider's form.`);
  for (const [path, { matchPath, defer, componentPath }] of state.pages) {
    const { serverData, config } = state.components.get(componentPath) ?? {};
    const kind =
      (serverData && "`getServerData`") ||
      ((defer || config) && "deferred rendering (DSG)") ||
      (matchPath && matchPath !== path && "a client-only route");
    if (kind)
      sentences.push(
        `${path} (${relative(directory, componentPath)}): ${kind} needs a server or Gatsby's runtime. Create one page for each address, as src/pages/{LegalPage.slug}.tsx does.`,
      );
  }
  return sentences;
}

type Plugin = IGatsbyState["flattenedPlugins"][number];

/** Names what a plugin, or the project's gatsby-browser file, would run in the browser; undefined if nothing. */
function browserCode({ name, resolve, browserAPIs, ssrAPIs }: Plugin, directory: string): string | undefined {
  if (name === "publish" || /gatsby\/dist\/internal/.test(resolve)) return undefined;
  const isSite = name === "default-site-plugin";
  const file = isSite && readdirSync(directory).find((entry) => /^gatsby-browser\.\w+$/.test(entry));
  // A build renders what wraps pages, if gatsby-ssr exports it too.
  const rendered = ssrAPIs.map(String).filter((api) => /^wrap(Page|Root)Element$/.test(api));
  const lost = browserAPIs.map(String).filter((api) => !rendered.includes(api));
  if (
    file &&
    (browserAPIs.length === 0 || /^import\s*["']/m.test(readFileSync(join(directory, file), "utf8")))
  )
    lost.push("what it does or imports");
  return lost.length > 0 ? `${file || name}: ${lost.join(", ")}` : undefined;
}

const notes = (directory: string) => join(directory, ".cache", "unsupported.txt");

/** Notes what is unsupported in a page, until `unsupportedPages`; several processes render pages. */
export async function noteUnsupported(directory: string, sentence: string): Promise<void> {
  await appendFile(notes(directory), `${sentence}\n`);
}

/**
 * Returns what was noted while pages were rendered, and a sentence for each script in a page and each link to nothing.
 */
export function unsupportedPages({ program, pages }: IGatsbyState): string[] {
  const site = join(program.directory, "public");
  const file = notes(program.directory);
  const sentences = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const isFile = (path: string) => statSync(join(site, path), { throwIfNoEntry: false })?.isFile();
  for (const path of pages.keys()) {
    // The not-found page, which plugins/publish keeps as 404.html only.
    if (pages.has(`${path}.html`)) continue;
    const html = readFileSync(join(site, path.endsWith(".html") ? path : `${path}/index.html`), "utf8");
    for (const { name, attribs } of DomUtils.getElementsByTagName(() => true, parseDocument(html))) {
      const { src, href, srcset = "", rel, type = "" } = attribs;
      if (name === "script" && !/json/.test(type) && !(Attribute.DeferredScript in attribs))
        sentences.push(
          `${path}: <script${src ? ` src="${src}"` : ""}> of Head or of a plugin. ${useSiteScript}`,
        );
      const sources = srcset.split(/,\s+/).map((source) => source.split(" ")[0]);
      for (const link of rel === "canonical" ? [] : [href, src, ...sources]) {
        if (!link || !URL.canParse(link, `https://site.invalid${path}`)) continue;
        const { host, pathname } = new URL(link, `https://site.invalid${path}`);
        if (
          host === "site.invalid" &&
          !pages.has(pathname) &&
          !isFile(pathname.replace(/(%[\da-f]{2})+/gi, decodeURI))
        )
          sentences.push(
            `${path}: ${link} is neither a page nor a file of the published site. Correct or remove it.`,
          );
      }
    }
  }
  return sentences;
}

/** Stops the build, or warns in `gatsby develop`, in a message of one screen at most. */
export function reportUnsupported(sentences: string[], reporter: Reporter, isBuild: boolean): void {
  const all = [...new Set(sentences)];
  if (all.length === 0) return;
  const list = all.length > 20 ? [...all.slice(0, 20), `… and ${all.length - 20} more`] : all;
  const message = ["What works in `npm start` does not work in the published site:", ...list].join("\n  - ");
  if (isBuild) reporter.panic(message);
  else reporter.warn(message);
}

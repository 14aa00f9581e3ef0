import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { Reporter } from "gatsby";
import type { IGatsbyState } from "gatsby/dist/redux/types";
import { DomUtils, parseDocument } from "htmlparser2";
import { Attribute } from "../../src/lib/dataAttributes";

// Build checks for features that work in `gatsby develop` but not in the published site, and that no lint rule detects.

const useSiteScript =
  "Move it into src/browser/, and add the address of any other site to `allow` in data/embeds.yaml.";

export function* unsupportedSetup(state: IGatsbyState): Generator<string> {
  for (const name of ["pathPrefix", "assetPrefix"] as const)
    if (state.config[name])
      yield `gatsby-config.ts: \`${name}\` is not supported, because the site is at the root of its domain. Remove it.`;
  yield* browserCode(state);
  for (const { fromPath } of state.redirects)
    yield `createRedirect from ${fromPath}: no host would read this redirect. Add an entry to data/redirects.yaml.`;
  for (const { originalRelativeFilePath: file } of state.functions)
    yield `src/api/${file}: no server would run this function. Use your host's functions, or a provider's form.`;
  yield* dynamicPages(state);
}

const conflictingPlugins: Record<string, string> = {
  "gatsby-plugin-netlify": "plugins/hosting already writes the headers and redirects for every host",
  "gatsby-plugin-offline": "its service worker would show old pages after a deployment",
  "gatsby-plugin-react-helmet": "a page sets its title and description in its `Head` (src/layout/Seo.tsx)",
  "gatsby-plugin-s3":
    "it uploads Gatsby's own headers and redirects; upload public/ as described in docs/deploying.md",
};

function* browserCode({ program, flattenedPlugins }: IGatsbyState): Generator<string> {
  const siteFile = readdirSync(program.directory).find((file) => /^gatsby-browser\.\w+$/.test(file));
  for (const { name, resolve, browserAPIs, ssrAPIs } of flattenedPlugins) {
    if (conflictingPlugins[name]) yield `${name}: ${conflictingPlugins[name]}. Remove the plugin.`;
    if (name === "publish" || conflictingPlugins[name] || /gatsby\/dist\/internal/.test(resolve)) continue;
    const file = name === "default-site-plugin" ? siteFile : undefined;
    // `wrapPageElement` and `wrapRootElement` also work in published pages if gatsby-ssr exports them.
    const rendered = ssrAPIs.map(String).filter((api) => /^wrap(Page|Root)Element$/.test(api));
    const lost = browserAPIs.map(String).filter((api) => !rendered.includes(api));
    if (file && browserAPIs.length === 0) lost.push("its code");
    if (lost.length > 0)
      yield `${file ?? name}: ${lost.join(", ")} would not run, because Gatsby's runtime is not published. ${useSiteScript}`;
  }
}

function* dynamicPages({ program, pages, components }: IGatsbyState): Generator<string> {
  for (const [path, { matchPath, defer, componentPath }] of pages) {
    const { serverData, config } = components.get(componentPath) ?? {};
    const kind =
      (serverData && "`getServerData`") ||
      ((defer || config) && "deferred rendering (DSG)") ||
      (matchPath && matchPath !== path && "a client-only route");
    if (kind)
      yield `${path} (${relative(program.directory, componentPath)}): ${kind} needs a server or Gatsby's runtime. Create one page for each address, as src/pages/{LegalPage.slug}.tsx does.`;
  }
}

export function htmlFile(path: string): string {
  return path.endsWith(".html") ? path : `${path}/index.html`;
}

export function* unsupportedPages({ program, pages }: IGatsbyState): Generator<string> {
  const site = join(program.directory, "public");
  const isFile = (path: string) => statSync(join(site, path), { throwIfNoEntry: false })?.isFile();
  for (const path of pages.keys()) {
    // Skips /404, because plugins/publish publishes the 404 page only as 404.html.
    if (pages.has(`${path}.html`)) continue;
    const html = readFileSync(join(site, htmlFile(path)), "utf8");
    for (const { name, attribs } of DomUtils.getElementsByTagName(() => true, parseDocument(html))) {
      const { src, href, srcset = "", rel, type = "" } = attribs;
      const isKnown = Attribute.DeferredScript in attribs || src === "/edit-links.js";
      if (name === "script" && !/json/.test(type) && !isKnown)
        yield `${path}: <script${src ? ` src="${src}"` : ""}> from \`Head\` or a plugin is not supported. ${useSiteScript}`;
      const sources = srcset.split(/,\s+/).map((source) => source.split(" ")[0]);
      for (const link of rel === "canonical" ? [] : [href, src, ...sources]) {
        if (!link || !URL.canParse(link, `https://site.invalid${path}`)) continue;
        const { host, pathname } = new URL(link, `https://site.invalid${path}`);
        if (host !== "site.invalid" || pages.has(pathname)) continue;
        if (!isFile(pathname.replace(/(%[\da-f]{2})+/gi, decodeURI)))
          yield `${path}: ${link} is neither a page nor a file of the published site. Correct or remove it.`;
      }
    }
  }
}

export function reportUnsupported(messages: Iterable<string>, reporter: Reporter): void {
  const all = [...new Set(messages)];
  if (all.length === 0) return;
  const shown = all.length > 20 ? [...all.slice(0, 20), `… and ${all.length - 20} more`] : all;
  reporter.panic(["This works in `npm start`, but not in the published site:", ...shown].join("\n  - "));
}

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Reporter } from "gatsby";
import { Parser } from "htmlparser2";
import { useSiteScript } from "./siteScript";

// What works in `gatsby develop` but not in the published site stops a build, or is a warning of `gatsby develop`.

/** The parts of Gatsby's state that are read here. */
interface GatsbyState {
  program: { directory: string };
  config: { pathPrefix?: string; assetPrefix?: string };
  flattenedPlugins: { name: string; resolve: string; browserAPIs: string[]; ssrAPIs: string[] }[];
  redirects: { fromPath: string }[];
  functions: { originalRelativeFilePath: string }[];
  pages: Map<string, { matchPath?: string; defer?: boolean; componentPath: string }>;
  components: Map<string, { serverData: boolean; config: boolean }>;
}

/** Plugins that write what plugins/brand writes. */
const duplicates = /^gatsby-plugin-(manifest|robots-txt|sitemap)$/;

/** Returns a sentence for each plugin that writes what plugins/brand writes too. */
export function duplicateFiles({ flattenedPlugins }: GatsbyState): string[] {
  const names = flattenedPlugins.map(({ name }) => name).filter((name) => duplicates.test(name));
  return names.map(
    (name) => `${name}: plugins/brand writes the manifest, icons, robots.txt and sitemap already.`,
  );
}

/** Returns a sentence for each fault that Gatsby's state tells before anything is built. */
export function unsupportedSetup(state: GatsbyState): string[] {
  const { config, redirects, functions, pages, components, flattenedPlugins } = state;
  const { directory } = state.program;
  const sentences = [
    ...(["pathPrefix", "assetPrefix"] as const)
      .filter((name) => config[name])
      .map(
        (name) =>
          `gatsby-config.ts: \`${name}\` is not supported, because the site is at its domain's root. Remove it.`,
      ),
    ...flattenedPlugins.flatMap((plugin) => browserCode(plugin, directory)),
    ...redirects.map(
      ({ fromPath }) =>
        `createRedirect from ${fromPath}: no host reads it. Add an entry to data/redirects.yaml.`,
    ),
    ...functions.map(
      ({ originalRelativeFilePath: file }) =>
        `src/api/${file}: no server runs it. Use a function of the host, or a provider's form.`,
    ),
  ];
  for (const [path, { matchPath, defer, componentPath }] of pages) {
    const { serverData, config } = components.get(componentPath) ?? {};
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

type Plugin = GatsbyState["flattenedPlugins"][number];

/** Describes what a plugin, or the project's gatsby-browser file, would run in the browser. */
function browserCode({ name, resolve, browserAPIs, ssrAPIs }: Plugin, directory: string): string[] {
  const isSite = name === "default-site-plugin";
  const file = isSite && readdirSync(directory).find((entry) => /^gatsby-browser\.\w+$/.test(entry));
  // A build renders what wraps pages, if gatsby-ssr exports it too.
  const lost = browserAPIs.filter((api) => !(/^wrap(Page|Root)Element$/.test(api) && ssrAPIs.includes(api)));
  if (
    file &&
    (browserAPIs.length === 0 || /^import\s*["']/m.test(readFileSync(join(directory, file), "utf8")))
  )
    lost.push("what it does or imports");
  const isOwn = name === "publish" || /gatsby\/dist\/internal/.test(resolve);
  if (lost.length === 0 || isOwn || duplicates.test(name)) return [];
  return [
    `${file || name}: ${lost.join(", ")} is not run, because Gatsby's runtime is not published. ${useSiteScript}`,
  ];
}

const file = (directory: string) => join(directory, ".cache", "unsupported.txt");

/** Notes what is unsupported in a page, until `unsupportedPages`; several processes render pages. */
export async function noteUnsupported(directory: string, sentence: string): Promise<void> {
  await appendFile(file(directory), `${sentence}\n`);
}

/**
 * Returns what was noted while pages were rendered, and a sentence for each script in a page and each link to nothing.
 */
export function unsupportedPages({ program, pages }: GatsbyState): string[] {
  const { directory } = program;
  const site = join(directory, "public");
  const sentences = existsSync(file(directory))
    ? readFileSync(file(directory), "utf8").trim().split("\n")
    : [];
  const isFile = (path: string) => statSync(join(site, path), { throwIfNoEntry: false })?.isFile();
  for (const path of pages.keys()) {
    // The not-found page, which plugins/publish keeps as 404.html only.
    if (pages.has(`${path}.html`)) continue;
    const address = `https://site.invalid${path}`;
    const onopentag = (
      tag: string,
      { src, href, srcset = "", rel, type, ...others }: Record<string, string>,
    ) => {
      if (tag === "script" && !/json/.test(type ?? "") && !("data-deferred" in others))
        sentences.push(
          `${path}: <script${src ? ` src="${src}"` : ""}> of Head or of a plugin. ${useSiteScript}`,
        );
      if (rel === "canonical") return;
      const sources = srcset.split(/,\s+/).map((source) => source.split(" ")[0]);
      for (const link of [href, src, ...sources]) {
        const url = link && URL.canParse(link, address) && new URL(link, address);
        if (
          url &&
          url.host === "site.invalid" &&
          !pages.has(url.pathname) &&
          !isFile(decodeURI(url.pathname))
        )
          sentences.push(
            `${path}: ${link} is neither a page nor a file of the published site. Correct or remove it.`,
          );
      }
    };
    new Parser({ onopentag }).end(
      readFileSync(join(site, path.endsWith(".html") ? path : `${path}/index.html`), "utf8"),
    );
  }
  return sentences;
}

/** Stops the build, or warns in `gatsby develop`, in a message of one screen at most. */
export function reportUnsupported(sentences: string[], reporter: Reporter, isBuild: boolean): void {
  const all = [...new Set(sentences)];
  if (all.length === 0) return;
  const list = [...all.slice(0, 20), ...(all.length > 20 ? [`… and ${all.length - 20} more`] : [])];
  const message = ["What works in `npm start` does not work in the published site:", ...list].join("\n  - ");
  if (isBuild) reporter.panic(message);
  else reporter.warn(message);
}

import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import type { Embeds } from "./contentSecurityPolicy";
import { runtimeFiles, unusedFiles } from "./gatsbyRuntime";
import { writeHostFiles } from "./writeHostFiles";

interface SiteData {
  allSitePage: { nodes: { path: string }[] };
  agency: { website: string };
  embeds: Embeds;
}

/** Post-processes Gatsby's output in public/ for deployment. */
export async function publishSite({ graphql }: BuildArgs, reactInBrowser: boolean): Promise<void> {
  const { data } = await graphql<SiteData>(`
    query PublishSite {
      allSitePage(sort: { path: ASC }) { nodes { path } }
      agency { website }
      embeds {
        leadForm { code }
        contactForm { code }
        survey { code }
        allow { scripts sites }
      }
    }
  `);
  if (!data) throw new Error("The pages, the website's address and its forms could not be read.");
  // Omits the 404 page, which Gatsby lists twice: as /404 and as /404.html.
  const paths = data.allSitePage.nodes
    .map(({ path }) => path)
    .filter((path) => !/^\/404(\.html)?$/.test(path));
  finishFiles(paths, reactInBrowser);
  if (!JSON.stringify(data.embeds).includes("/widget/form/sample.html"))
    rmSync("public/widget/form/sample.html", { force: true });
  writeHostFiles(paths, data.agency.website, data.embeds);
}

/** Deletes unused files. Copies each PAGE/index.html to PAGE.html (docs/decisions/pages-as-html-files.md). */
function finishFiles(paths: readonly string[], reactInBrowser: boolean): void {
  for (const path of paths) if (path !== "/") cpSync(`public${path}/index.html`, `public${path}.html`);
  const isUnused = (name: string) => unusedFiles.test(name) || (!reactInBrowser && runtimeFiles.test(name));
  for (const name of readdirSync("public"))
    if (isUnused(name) && !existsSync(`static/${name}`)) rmSync(`public/${name}`, { recursive: true });
}

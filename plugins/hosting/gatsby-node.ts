import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { speculationRules } from "../../src/browser/speculationRules";
import { caddySite, formatCaddyfile, formatCaddyRedirects } from "./caddyfile";
import { compressFiles } from "./compressFiles";
import { endServiceWorkers } from "./endServiceWorkers";
import { siteHeaders } from "./headers";
import { formatHeadersFile } from "./headersFile";
import { formatHtaccess } from "./htaccess";
import { cspHash, inlineScriptHashes } from "./inlineScriptHashes";
import { cloudflareLimit, formatRedirectsFile, type Redirect, withSlashes } from "./redirectsFile";

/** Writes the hosts' files after a build; must be the last plugin, because it reads the files of all others. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql, reporter }) => {
  const root: string = store.getState().program.directory;
  const folder = join(root, "public");
  const { data, errors } = await graphql<Queries.HostingQuery>(`
    query Hosting {
      agency { website }
      embeds {
        leadForm { address script }
        contactForm { address script }
        survey { address script }
        hosts
      }
    }
  `);
  if (!data || errors)
    return reporter.panic("hosting: the agency's website or its embeds cannot be queried", errors);

  // TODO: becomes data.allRedirect.nodes, with `allRedirect { nodes { from to } }` in the query above.
  const redirects: readonly Redirect[] = [];
  const lines = withSlashes(redirects).length;
  if (lines > cloudflareLimit)
    reporter.warn(
      `public/_redirects has ${lines} lines, of which Cloudflare Pages reads ${cloudflareLimit}; the last old addresses are not found there. Netlify, Apache and Caddy read all.`,
    );

  const rules = siteHeaders([...inlineScriptHashes(folder), cspHash(speculationRules)], data.embeds);
  endServiceWorkers(folder);
  writeFileSync(join(folder, "_headers"), formatHeadersFile(rules));
  writeFileSync(join(folder, "_redirects"), formatRedirectsFile(redirects));
  writeFileSync(join(folder, ".htaccess"), formatHtaccess(rules, redirects));
  mkdirSync(join(root, "deploy"), { recursive: true });
  writeFileSync(join(root, "deploy/Caddyfile"), formatCaddyfile(rules, caddySite(data.agency.website)));
  writeFileSync(join(root, "deploy/redirects.caddy"), formatCaddyRedirects(redirects));
  await compressFiles(folder);
};

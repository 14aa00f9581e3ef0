import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { speculationRules } from "../../src/browser/speculationRules";
import { filesIn } from "../../src/content/filesIn";
import { cspHash, inlineScriptHashes } from "./contentSecurityPolicy";
import { cloudflareWarning, formatHeadersFile, siteHeaders } from "./headers";
import { formatHtaccess, staticHtaccess } from "./htaccess";
import { formatRedirectsFile } from "./redirectsFile";

/** Writes response headers and redirects for web hosts, once the pages are final. */
export async function writeHostFiles({ store, graphql, reporter }: BuildArgs): Promise<void> {
  const folder = join(store.getState().program.directory, "public");
  const { data, errors } = await graphql<Queries.HostingQuery>(`
    query Hosting {
      agency { website }
      allRedirect { nodes { from to } }
      embeds {
        leadForm { address script }
        contactForm { address script }
        survey { address script }
        allow { scripts connections pictures frames fonts styles }
      }
    }
  `);
  if (!data || errors) return reporter.panic("hosting: the content cannot be queried", errors);

  const redirects = data.allRedirect.nodes;
  const pages = filesIn(folder).filter((file) => file.endsWith(".html"));
  const hashes = pages.flatMap((file) => inlineScriptHashes(readFileSync(join(folder, file), "utf8")));
  const headers = siteHeaders([...new Set(hashes)].sort().concat(cspHash(speculationRules)), data.embeds);
  const warning = cloudflareWarning(headers);
  if (warning) reporter.warn(warning);
  writeFileSync(join(folder, "_headers"), formatHeadersFile(headers));
  writeFileSync(join(folder, "_redirects"), formatRedirectsFile(redirects));
  writeFileSync(join(folder, ".htaccess"), formatHtaccess(data.agency.website, headers, redirects));
  writeFileSync(join(folder, "static", ".htaccess"), staticHtaccess);
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { speculationRules } from "../../src/browser/speculationRules";
import { pageFilePath } from "../publish/pageFilePath";
import { compressFiles } from "./compressFiles";
import { siteHeaders } from "./headers";
import { formatHeadersFile } from "./headersFile";
import { cspHash, inlineScriptHashes } from "./inlineScriptHashes";
import { writeNginxConfig } from "./nginxConfig";
import { redirects, validateRedirects } from "./redirects";
import { formatRedirectsFile } from "./redirectsFile";

/** Writes the hosts' files after a build; must be the last plugin, because it reads the files of all others. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql, reporter }) => {
  const { program, pages } = store.getState();
  const root: string = program.directory;
  const folder = join(root, "public");
  const { data, errors } = await graphql<Queries.HostingQuery>(`
    query Hosting {
      agency { website }
      embeds {
        leadForm { address script }
        contactForm { address script }
        survey { address script }
        allow { scripts connections pictures frames fonts styles }
      }
    }
  `);
  if (!data || errors)
    return reporter.panic("hosting: the agency's website or its embeds cannot be queried", errors);

  const paths = [...pages.keys()];
  const validRedirects = validateRedirects(redirects, paths, data.agency.website);
  const rules = siteHeaders({
    pages: [...new Set(paths.map(pageFilePath))].sort(),
    scriptHashes: [...inlineScriptHashes(folder), cspHash(speculationRules)],
    embeds: data.embeds,
  });
  writeFileSync(join(folder, "_headers"), formatHeadersFile(rules));
  writeFileSync(join(folder, "_redirects"), formatRedirectsFile(validRedirects));
  writeNginxConfig(join(root, "deploy"), rules, validRedirects, new URL(data.agency.website).host);
  await compressFiles(folder);
};

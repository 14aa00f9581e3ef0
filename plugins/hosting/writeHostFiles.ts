import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { speculationRules } from "../../src/browser/links";
import { filesIn } from "../../src/content/files";
import { cspHash, inlineScriptHashes } from "./contentSecurityPolicy";
import { cloudflareWarning, formatHeadersFile, siteHeaders } from "./headers";
import { formatHtaccess, staticHtaccess } from "./htaccess";
import { formatRedirectsFile } from "./redirectsFile";

/** Writes response headers and redirects for web hosts. Runs last, to hash the final pages' scripts. */
export function writeHostFiles({ store, getNodesByType, reporter }: BuildArgs): void {
  const folder = join(store.getState().program.directory, "public");
  const [agency] = getNodesByType("Agency") as unknown as [Queries.Agency];
  const [embeds] = getNodesByType("Embeds") as unknown as [Queries.Embeds];
  const redirects = getNodesByType("Redirect") as unknown as Queries.Redirect[];
  const pages = filesIn(folder).filter((file) => file.endsWith(".html"));
  const hashes = pages.flatMap((file) => inlineScriptHashes(readFileSync(join(folder, file), "utf8")));
  const headers = siteHeaders([...new Set(hashes)].sort().concat(cspHash(speculationRules)), embeds);
  const warning = cloudflareWarning(headers);
  if (warning) reporter.warn(warning);
  writeFileSync(join(folder, "_headers"), formatHeadersFile(headers));
  writeFileSync(join(folder, "_redirects"), formatRedirectsFile(redirects));
  writeFileSync(join(folder, ".htaccess"), formatHtaccess(agency.website, headers, redirects));
  writeFileSync(join(folder, "static", ".htaccess"), staticHtaccess);
}

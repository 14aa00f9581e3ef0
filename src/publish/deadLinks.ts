import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { IGatsbyState } from "gatsby/dist/redux/types";
import { DomUtils, parseDocument } from "htmlparser2";
import { pageFiles } from "./publishedFiles";

/** Reports internal URLs of links, images and scripts that are neither a page nor a file of the site. */
export function* deadLinks(state: IGatsbyState): Generator<string> {
  const folder = join(state.program.directory, "public");
  const isFile = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile();
  for (const [path, file] of pageFiles(state)) {
    const document = parseDocument(readFileSync(join(folder, file), "utf8"));
    for (const { attribs } of DomUtils.getElementsByTagName(() => true, document)) {
      const { src, href, srcset = "", rel } = attribs;
      const sources = srcset.split(/,\s+/).map((source) => source.split(" ")[0]);
      for (const link of rel === "canonical" ? [] : [href, src, ...sources]) {
        if (!link || !URL.canParse(link, `https://site.invalid${path}`)) continue;
        const { host, pathname } = new URL(link, `https://site.invalid${path}`);
        if (host !== "site.invalid" || state.pages.has(pathname)) continue;
        if (!isFile(pathname.replace(/(%[\da-f]{2})+/gi, decodeURI)))
          yield `${path}: ${link} is neither a page nor a file of the published site. Correct or remove it.`;
      }
    }
  }
}

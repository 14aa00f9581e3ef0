import { statSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";

/** Reports internal URLs of links, images and scripts that are neither a page nor a file of the site. */
export function* deadLinks(pages: ReadonlyMap<string, string>, folder = "public"): Generator<string> {
  const isFile = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile();
  for (const [path, html] of pages)
    for (const { attribs } of DomUtils.getElementsByTagName(() => true, parseDocument(html))) {
      const { src, href, srcset = "", rel } = attribs;
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

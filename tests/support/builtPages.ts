import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { pageFiles } from "./pagePaths";

export interface PageLink {
  tag: string;
  address: string;
  rel: string;
  newTab: boolean;
  /** The link's `aria-label` and text, including visually hidden text. */
  text: string;
}

export function builtPages(folder: string) {
  return [...pageFiles(folder)].map(([path, file]) => {
    const html = readFileSync(join(folder, file), "utf8");
    const ids = new Set<string>();
    const links: PageLink[] = [];
    let anchor: PageLink | undefined;
    let isStyle = false;
    new Parser({
      onopentag(tag, attributes) {
        isStyle = tag === "style";
        if (attributes.id) ids.add(attributes.id);
        const { href, src, srcset = "", rel = "", target, "aria-label": label = "" } = attributes;
        const candidates = srcset.split(",").map((candidate) => candidate.trim().split(/\s+/)[0]);
        for (const address of [href, src, ...candidates]) {
          if (!address) continue;
          const link = { tag, address, rel, newTab: target === "_blank", text: label };
          links.push(link);
          if (tag === "a") anchor = link;
        }
      },
      ontext(text) {
        if (anchor && !isStyle) anchor.text += text;
      },
      onclosetag(tag) {
        isStyle = false;
        if (tag === "a") anchor = undefined;
      },
    }).end(html);
    return { path, html, ids, links };
  });
}

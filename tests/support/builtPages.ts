import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { filesIn } from "../../src/content/filesIn";

/** Whether the site in public/ runs React in the browser (see `reactInBrowser` in gatsby-node.ts). */
export const runsReact = existsSync("public/page-data");

/** Maps the URL path of each page of a built site, including /404, to the page's HTML file. */
function pageFiles(folder: string): Map<string, string> {
  const isRendered = (file: string) =>
    file.endsWith(".html") && readFileSync(join(folder, file), "utf8").includes('id="___gatsby"');
  const files = filesIn(folder).filter(isRendered);
  return new Map(files.map((file) => [`/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`, file]));
}

export function pagePaths(folder: string): string[] {
  return [...pageFiles(folder).keys()].filter((path) => path !== "/404").sort();
}

export function builtPages(folder: string) {
  return [...pageFiles(folder)].map(([path, file]) => {
    const html = readFileSync(join(folder, file), "utf8");
    const elements = DomUtils.getElementsByTagName(() => true, parseDocument(html));
    const ids = new Set(elements.map(({ attribs }) => attribs.id));
    const links = elements.flatMap((element) => {
      const { href, src, srcset = "", target, "aria-describedby": descriptionId } = element.attribs;
      const candidates = srcset.split(",").map((candidate) => candidate.trim().split(/\s+/)[0]);
      const description = DomUtils.textContent(
        elements.filter(({ attribs }) => descriptionId && attribs.id === descriptionId),
      );
      const link = { tag: element.name, newTab: target === "_blank", description };
      return [href, src, ...candidates].flatMap((address) => (address ? { ...link, address } : []));
    });
    return { path, html, ids, links };
  });
}

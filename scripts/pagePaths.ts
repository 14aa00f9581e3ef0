import { filesIn } from "../src/content/filesIn";

/** The HTML files of a built site's pages, including 404.html, by URL path. Sample forms are left out. */
export function pageFiles(folder: string): Map<string, string> {
  const files = filesIn(folder).filter((file) => file.endsWith(".html") && !file.startsWith("sample-forms/"));
  return new Map(files.map((file) => [`/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`, file]));
}

/** The sorted URL paths of a built site's pages, without the 404 page. */
export function pagePaths(folder: string): string[] {
  return [...pageFiles(folder).keys()].filter((path) => path !== "/404").sort();
}

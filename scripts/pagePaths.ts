import { filesIn } from "../src/content/filesIn";

/** Maps the URL paths of a built site's pages to their HTML files, with 404.html but without the sample forms. */
export function pageFiles(folder: string): Map<string, string> {
  const files = filesIn(folder).filter((file) => file.endsWith(".html") && !file.startsWith("sample-forms/"));
  return new Map(files.map((file) => [`/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`, file]));
}

/** Returns the sorted URL paths of a built site's pages, without the 404 page. */
export function pagePaths(folder: string): string[] {
  return [...pageFiles(folder).keys()].filter((path) => path !== "/404").sort();
}

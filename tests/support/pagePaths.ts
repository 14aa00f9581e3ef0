import { filesIn } from "../../src/content/files";

/** Maps a built site's URL paths to HTML files, including 404.html but not the sample forms. */
export function pageFiles(folder: string): Map<string, string> {
  const files = filesIn(folder).filter((file) => file.endsWith(".html") && !file.startsWith("sample-forms/"));
  return new Map(files.map((file) => [`/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`, file]));
}

export function pagePaths(folder: string): string[] {
  return [...pageFiles(folder).keys()].filter((path) => path !== "/404").sort();
}

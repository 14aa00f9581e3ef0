import { filesIn } from "../src/content/filesIn";

/**
 * The pages of a built site, `404.html` too, by their addresses: `/`, `/directory`, `/guides/monsoon`. The sample forms,
 * which stand in for the provider's, are not among them.
 */
export function pageFiles(folder: string): Map<string, string> {
  const files = filesIn(folder).filter((file) => file.endsWith(".html") && !file.startsWith("sample-forms/"));
  return new Map(files.map((file) => [`/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`, file]));
}

/** The addresses of a built site's pages as visitors have them. */
export function pagePaths(folder: string): string[] {
  return [...pageFiles(folder).keys()].filter((path) => path !== "/404").sort();
}

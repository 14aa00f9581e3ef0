/** The published file of a page: `directory.html`, which hosts serve at `/directory` without a redirect. */
export function pageFilePath(path: string): string {
  const name = path.replace(/^\/|\/$/g, "");
  if (name.endsWith(".html")) return name;
  return name === "" ? "index.html" : `${name}.html`;
}

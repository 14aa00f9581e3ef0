/** Returns the published file of a page path, such as `directory.html`, which hosts serve at `/directory`. */
export function pageFilePath(path: string): string {
  const name = path.replace(/^\/|\/$/g, "");
  if (name.endsWith(".html")) return name;
  return name === "" ? "index.html" : `${name}.html`;
}

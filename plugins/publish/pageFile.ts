/**
 * The file of a page in the published site, such as `directory.html` of `/directory`: hosts answer `/directory` with it
 * at once.
 */
export function pageFile(path: string): string {
  const name = path.replace(/^\/|\/$/g, "");
  if (name.endsWith(".html")) return name;
  return name === "" ? "index.html" : `${name}.html`;
}

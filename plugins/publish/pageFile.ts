/** Where a page of Gatsby's is, in its output and in the published site. */
export interface PageFile {
  /** The page's address, such as `/directory`. */
  path: string;
  /** The file that Gatsby writes, such as `directory/index.html`. */
  rendered: string;
  /** The file that is published, such as `directory.html`: hosts answer `/directory` with it at once. */
  published: string;
}

/**
 * The one list of pages, made from the paths that Gatsby has. It renders the not-found page twice, as `/404` and as
 * `/404.html`; hosts look for the file 404.html, so the other is left out.
 */
export function pageFiles(paths: Iterable<string>): PageFile[] {
  const all = [...paths].sort();
  return all
    .filter((path) => !all.includes(`${path}.html`))
    .map((path) => {
      const name = path.replace(/^\/|\/$/g, "");
      if (name.endsWith(".html")) return { path, rendered: name, published: name };
      return {
        path,
        rendered: name === "" ? "index.html" : `${name}/index.html`,
        published: name === "" ? "index.html" : `${name}.html`,
      };
    });
}

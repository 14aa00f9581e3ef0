export interface Redirect {
  /** The old path as browsers send it, without a trailing slash, such as `/auto%20insurance` or `/about.html`. */
  readonly from: string;
  /** A page, section or file of this site, such as `/directory#main-lines`, or an https URL of another site. */
  readonly to: string;
}

/**
 * Returns the `_redirects` file for Netlify and Cloudflare. Cloudflare ignores lines after the first 2,000, so
 * the less common paths with a trailing slash are last.
 */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  const lines = withSlashes(redirects).map(({ from, to }) => `${from} ${to} 301\n`);
  return `# Made at each build; its list is data/redirects.yaml.\n${lines.join("")}`;
}

/**
 * Adds a redirect from `/old/` for each path `/old` without a file extension, because Cloudflare matches exact paths.
 */
function withSlashes(redirects: readonly Redirect[]): Redirect[] {
  const folders = redirects.filter(({ from }) => !/\.\w+$/.test(from));
  return [...redirects, ...folders.map(({ from, to }) => ({ from: `${from}/`, to }))];
}

export function parseRedirectsFile(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^(\/\S*) (\S+) 301$/gm)].map(([, from = "", to = ""]) => [from, to]));
}

/** Returns the target, with the request's query string unless the target has one, as on Netlify and Cloudflare. */
export function withQuery(to: string, query: string): string {
  return to.includes("?") ? to : to.replace(/#|$/, (end) => query + end);
}

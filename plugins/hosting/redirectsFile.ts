export type Redirect = Pick<Queries.Redirect, "from" | "to">;

/** Returns the `_redirects` file for Netlify and Cloudflare. */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  // Cloudflare matches exact paths, so each path needs a second line, with a trailing slash. These are last,
  // because their paths are less common, and Cloudflare ignores all lines after the first 2,000.
  const folders = redirects.filter(({ from }) => !/\.\w+$/.test(from));
  const all = [...redirects, ...folders.map(({ from, to }) => ({ from: `${from}/`, to }))];
  const lines = all.map(({ from, to }) => `${from} ${to} 301\n`);
  return `# Made at each build; its list is data/redirects.yaml.\n${lines.join("")}`;
}

export function parseRedirectsFile(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^(\/\S*) (\S+) 301$/gm)].map(([, from = "", to = ""]) => [from, to]));
}

/** Adds the request's query string to the target, unless the target has one, as Netlify and Cloudflare do. */
export function withQuery(to: string, query: string): string {
  return to.includes("?") ? to : to.replace(/#|$/, (end) => query + end);
}

import type { Redirect } from "./redirects";

/**
 * Writes redirects as the `_redirects` file that Netlify and Cloudflare Pages read. Netlify takes a slash at the end of
 * an address for nothing, Cloudflare for another address, so each stands there twice.
 */
export function formatRedirectsFile(list: readonly Redirect[]): string {
  const lines = list.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `# Made at each build; its list is plugins/hosting/redirects.ts.\n${lines.map((line) => `${line}\n`).join("")}`;
}

/** Reads a `_redirects` file back, for the site's own server and for tests. */
export function parseRedirectsFile(text: string): Redirect[] {
  return text.split("\n").flatMap((line) => {
    const [, from, to] = /^(\/\S*[^\s/]) (\S+) 301$/.exec(line) ?? [];
    return from && to ? [{ from, to }] : [];
  });
}

/**
 * Where a request for a path is sent; undefined for a path that has not moved.
 * @param query what the visitor asks behind the path, with its question mark, or nothing
 */
export function redirectOf(path: string, query: string, list: readonly Redirect[]): string | undefined {
  const moved = list.find(({ from }) => path === from || path === `${from}/`);
  return moved && withQuery(moved.to, query);
}

/** The new address with the visitor's query, unless it has one itself, as Netlify and Cloudflare do it. */
export function withQuery(to: string, query: string): string {
  return to.includes("?") ? to : to.replace(/#|$/, (end) => query + end);
}

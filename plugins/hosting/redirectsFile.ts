import type { Redirect } from "./redirects";

/**
 * Formats redirects as the `_redirects` file of Netlify and Cloudflare Pages. Each old path is listed with and
 * without a trailing slash, because Cloudflare treats the two as different paths.
 */
export function formatRedirectsFile(list: readonly Redirect[]): string {
  const lines = list.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `# Made at each build; its list is plugins/hosting/redirects.ts.\n${lines.map((line) => `${line}\n`).join("")}`;
}

/** Parses the text of a `_redirects` file to redirects, for `npm run serve` and for tests. */
export function parseRedirectsFile(text: string): Redirect[] {
  return text.split("\n").flatMap((line) => {
    const [, from, to] = /^(\/\S*[^\s/]) (\S+) 301$/.exec(line) ?? [];
    return from && to ? [{ from, to }] : [];
  });
}

/**
 * Returns the address to which a requested path is redirected; undefined if the path has no redirect.
 * @param query the request's query string with its question mark, or an empty string
 */
export function redirectOf(path: string, query: string, list: readonly Redirect[]): string | undefined {
  const redirect = list.find(({ from }) => path === from || path === `${from}/`);
  return redirect && withQuery(redirect.to, query);
}

/** Adds the request's query string to a redirect target without one, as Netlify and Cloudflare do. */
export function withQuery(to: string, query: string): string {
  return to.includes("?") ? to : to.replace(/#|$/, (end) => query + end);
}

/** An address that has moved for good. */
export interface Redirect {
  /** The old address, such as `/agents`; with a slash at its end it leads to the same place. */
  from: string;
  /** A page of the site, such as `/directory` or `/directory#main-lines`, or an https address elsewhere. */
  to: string;
}

/** The one list of redirects, for every host. */
export const redirects: readonly Redirect[] = [
  // One a line: { from: "/agents", to: "/directory" },
];

const plainPath = /^(\/[a-z0-9-]+)+$/;

/**
 * Checks the list against the site's pages. A page may not redirect: Netlify would show the page, Cloudflare would
 * follow the redirect. So `to` is never redirected again.
 * @param pages the addresses of the site's pages
 * @returns the list as it is
 * @throws for a redirect that would not work on every host
 */
export function checkedRedirects(list: readonly Redirect[], pages: readonly string[]): readonly Redirect[] {
  for (const [index, { from, to }] of list.entries()) {
    const fault = faultIn(from, to, pages);
    if (fault) throw new Error(`plugins/hosting/redirects.ts: ${fault}`);
    if (list.findIndex((other) => other.from === from) !== index)
      throw new Error(`plugins/hosting/redirects.ts: ${from} is redirected twice`);
  }
  return list;
}

function faultIn(from: string, to: string, pages: readonly string[]): string | undefined {
  if (!plainPath.test(from))
    return `${from} must be a path such as /agents: small letters, digits and hyphens, no slash at its end`;
  if (pages.includes(from)) return `${from} is a page, so it cannot redirect`;
  if (/^https:\/\/[^\s"$\\]+$/.test(to)) return undefined;
  const [, page = "", rest = ""] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  if (pages.includes(page) && /^(#[a-z-]+)?$/.test(rest)) return undefined;
  return `${from} leads to ${to}, which is neither a page, nor a section of one, nor an https address`;
}

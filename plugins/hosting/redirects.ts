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
 * follow the redirect. So `to` is never redirected again, which is also why it may not name a page of the site by its
 * whole address.
 * @param pages the addresses of the site's pages
 * @param website the site's own address, such as `https://www.agency.example`
 * @returns the list as it is
 * @throws for a redirect that would not work on every host
 */
export function checkedRedirects(
  list: readonly Redirect[],
  pages: readonly string[],
  website: string,
): readonly Redirect[] {
  for (const [index, { from, to }] of list.entries()) {
    const fault = faultIn(from, to, pages, website);
    if (fault) throw new Error(`plugins/hosting/redirects.ts: ${fault}`);
    if (list.findIndex((other) => other.from === from) !== index)
      throw new Error(`plugins/hosting/redirects.ts: ${from} is redirected twice`);
  }
  return list;
}

function faultIn(from: string, to: string, pages: readonly string[], website: string): string | undefined {
  if (!plainPath.test(from))
    return `${from} must be a path such as /agents: small letters, digits and hyphens, no slash at its end`;
  if (pages.includes(from)) return `${from} is a page, so it cannot redirect`;
  if (/^https:\/\/[^\s"$\\]+$/.test(to)) {
    const isOwn = URL.canParse(to) && bareHost(to) === bareHost(website);
    return isOwn
      ? `${from} leads to ${to}, which is on this site: write the page alone, such as /directory`
      : undefined;
  }
  const [, page = "", rest = ""] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  if (pages.includes(page) && /^(#[a-z-]+)?$/.test(rest)) return undefined;
  return `${from} leads to ${to}, which is neither a page, nor a section of one, nor an https address`;
}

/** The host of an address, with or without `www`, since one of the two leads to the other. */
function bareHost(address: string): string {
  return new URL(address).host.replace(/^www\./, "");
}

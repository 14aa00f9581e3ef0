/** An address that has moved permanently. */
export interface Redirect {
  /** The old path, such as `/agents`; `/agents/` is redirected as well. */
  from: string;
  /** A page of this site, such as `/directory` or `/directory#main-lines`, or an https address elsewhere. */
  to: string;
}

/** The site's redirects, which all hosts use. */
export const redirects: readonly Redirect[] = [
  // Add one redirect per line, such as { from: "/agents", to: "/directory" },
];

const plainPath = /^(\/[a-z0-9-]+)+$/;

/**
 * Checks that no redirect is from a page, which Netlify would show while Cloudflare would redirect, and that each
 * target on this site is the path of a page, so that no redirect leads to another redirect.
 * @param pages the addresses of the site's pages
 * @param website the site's own address, such as `https://www.agency.example`
 * @returns the list, unchanged
 * @throws for a redirect that would not work on every host
 */
export function validateRedirects(
  list: readonly Redirect[],
  pages: readonly string[],
  website: string,
): readonly Redirect[] {
  for (const [index, { from, to }] of list.entries()) {
    const problem = problemOf(from, to, pages, website);
    if (problem) throw new Error(`plugins/hosting/redirects.ts: ${problem}`);
    if (list.findIndex((other) => other.from === from) !== index)
      throw new Error(`plugins/hosting/redirects.ts: ${from} is redirected twice`);
  }
  return list;
}

function problemOf(from: string, to: string, pages: readonly string[], website: string): string | undefined {
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

/** Returns the host of an address without `www.`, because both spellings lead to the same site. */
function bareHost(address: string): string {
  return new URL(address).host.replace(/^www\./, "");
}

/** Matches an https URL in printable ASCII without characters that could end an HTML attribute. */
const plainUrl = /^https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?([/?#][A-Za-z0-9._~:/?#[\]@!$&'()*+,;=%-]*)?$/i;
const plainOrigin = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?$/;

/**
 * Returns the origin (`https://host` or `https://host:port`) of a URL, safe to insert into a Content-Security-Policy.
 * @returns undefined if the URL is not https, does not parse, contains a user name, or has a host that browsers
 * rewrite
 */
export function httpsOrigin(address: string): string | undefined {
  if (!plainUrl.test(address) || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return plainOrigin.test(origin) && address.toLowerCase().startsWith(origin) ? origin : undefined;
}

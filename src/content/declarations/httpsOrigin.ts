/** What may stand in an address after its host: printable, and nothing that ends an attribute or a part of a policy. */
const plainAddress = /^https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?([/?#][A-Za-z0-9._~:/?#[\]@!$&'()*+,;=%-]*)?$/i;
const plainOrigin = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?$/;

/**
 * The origin (`https://host` or `https://host:port`) of a web address, fit to stand in the security policy: it has no
 * character but letters, digits, dots, hyphens and the colon of a port.
 * @returns undefined for what is not https, does not parse, names a user, or has a host that a browser reads as another
 */
export function httpsOrigin(address: string): string | undefined {
  if (!plainAddress.test(address) || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return plainOrigin.test(origin) && address.toLowerCase().startsWith(origin) ? origin : undefined;
}
